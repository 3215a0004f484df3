#!/usr/bin/env bash
# Runs a bootstrap command in an empty Debian 12 that has only python3 and python3-venv.
#
#   sudo packaging/prove_in_debian.sh [OPTIONS] [test | run FILES…]
#
# --root DIR           where the system is made (default: a temporary folder, removed at the end)
# --mirror URL         Debian mirror (default: http://deb.debian.org/debian)
# --certificates FILE  the host's bundle of certificates, where the package index needs it
# --pip-config FILE    the host's pip settings, where the package index needs them
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
root="" mirror="http://deb.debian.org/debian" certificates="" pip_config=""
while [ $# -gt 0 ]; do
  case "$1" in
    --root) root=$2; shift 2 ;;
    --mirror) mirror=$2; shift 2 ;;
    --certificates) certificates=$2; shift 2 ;;
    --pip-config) pip_config=$2; shift 2 ;;
    *) break ;;
  esac
done
[ $# -gt 0 ] || set -- test

made_here=""
if [ -z "$root" ]; then root=$(mktemp -d) made_here=yes; fi
clean_up() {
  umount "$root/proc" 2>/dev/null || true
  if [ -n "$made_here" ]; then rm -rf --one-file-system "$root"; fi
}
trap clean_up EXIT

if [ ! -x "$root/bin/sh" ]; then
  debootstrap --variant=minbase --include=python3,python3-venv bookworm "$root" "$mirror" >/dev/null
fi
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/resolv.conf"

# What is committed, and nothing else, is proven.
rm -rf "$root/root/paperfold"
mkdir -p "$root/root/paperfold"
git -C "$project" archive HEAD | tar -x -C "$root/root/paperfold"

settings=(HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 PIP_DISABLE_PIP_VERSION_CHECK=1)
if [ -n "$certificates" ]; then
  install -D -m 644 "$certificates" "$root/etc/ssl/certs/ca-certificates.crt"
  settings+=(PIP_CERT=/etc/ssl/certs/ca-certificates.crt)
fi
if [ -n "$pip_config" ]; then
  install -D -m 644 "$pip_config" "$root/etc/pip.conf"
fi
chroot "$root" env -i "${settings[@]}" /bin/sh -c \
  'cd /root/paperfold && exec python3 packaging/bootstrap.py "$@"' sh "$@"
