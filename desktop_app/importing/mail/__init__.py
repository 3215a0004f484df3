"""Mails and boxes of mails taken apart."""
