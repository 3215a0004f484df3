<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>_DropArea</name>
  <message>
   <location filename="../../desktop_app/ui/listings/empty_page.py" />
   <source>Drop listings here</source>
   <translation>把列表文件拖到这里</translation>
  </message>
 </context>
 <context>
  <name>_Empty</name>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>No papers yet</source>
   <translation>还没有论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Choose papers anywhere, press {key}, and type the name of this list. Or drag them onto it in the sidebar.</source>
   <translation>在任意位置选中论文，按 {key}，输入此清单的名称；或将论文拖到侧边栏的清单上。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Choose papers anywhere, and drag them onto this list in the sidebar.</source>
   <translation>在任意位置选中论文，拖到侧边栏的此清单上。</translation>
  </message>
 </context>
 <context>
  <name>_Hint</name>
  <message>
   <location filename="../../desktop_app/ui/details/details_pane.py" />
   <source>Choose a paper to read its abstract here.</source>
   <translation>选中一篇论文，在此阅读摘要。</translation>
  </message>
 </context>
 <context>
  <name>_Row</name>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_tree_view.py" />
   <source>New name of the tag</source>
   <translation>标签的新名称</translation>
  </message>
 </context>
 <context>
  <name>AboutDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/about_dialog.py" />
   <source>About Paperfold</source>
   <translation>关于 Paperfold</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/about_dialog.py" />
   <source>Version {version}, on Qt {qt}. MIT licence.</source>
   <translation>版本 {version}，基于 Qt {qt}。MIT 许可证。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/about_dialog.py" />
   <source>Any listing in, every paper once, nothing invented, nothing lost.</source>
   <translation>任何列表都能读入，每篇论文只存一份，不臆造，不丢失。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/about_dialog.py" />
   <source>Library</source>
   <translation>文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/about_dialog.py" />
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/about_dialog.py" />
   <source>Log</source>
   <translation>日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/about_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
 </context>
 <context>
  <name>actions</name>
  <message>
   <location filename="../../desktop_app/ui/actions/edit_actions.py" />
   <source>Undo {step}</source>
   <translation>撤销 {step}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/edit_actions.py" />
   <source>Redo {step}</source>
   <translation>重做 {step}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/edit_actions.py" />
   <source>&amp;Undo {step}</source>
   <translation>撤销 {step}(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/edit_actions.py" />
   <source>&amp;Redo {step}</source>
   <translation>重做 {step}(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/edit_actions.py" />
   <source>There is nothing to copy</source>
   <translation>没有可复制的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/edit_actions.py" />
   <source>Copied {papers}</source>
   <translation>已复制 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/edit_actions.py" />
   <source>Copying</source>
   <translation>正在复制</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/key_map.py" />
   <source>This key cannot be given to an action.</source>
   <translation>此按键不能分配给操作。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/key_map.py" />
   <source>{key} moves or chooses everywhere: take another key.</source>
   <translation>{key} 在各处用于移动或选择：请换一个按键。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/key_map.py" />
   <source>{key} alone would be taken from text fields: add Ctrl or Alt.</source>
   <translation>单独的 {key} 会妨碍文本输入：请加上 Ctrl 或 Alt。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/key_map.py" />
   <source>{key} opens the menu {menu}: take another key.</source>
   <translation>{key} 用于打开“{menu}”菜单：请换一个按键。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/key_map.py" />
   <source>{key} is the key of “{action}”: give that another one first.</source>
   <translation>{key} 是“{action}”的按键：请先为该操作换一个按键。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menus.py" />
   <source>No other library yet</source>
   <translation>还没有其他文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Status of {papers}</source>
   <translation>设置 {papers}的状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Rating of {papers}</source>
   <translation>设置 {papers}的评分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Decide on {papers}</source>
   <translation>处理 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>&amp;Edit {papers}…</source>
   <translation>编辑 {papers}(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Move {papers} to the trash</source>
   <translation>将 {papers}移到回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Restore {papers}</source>
   <translation>恢复 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Delete {papers} for good?</source>
   <translation>永久删除 {papers}？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Their tags, notes and records go with them.</source>
   <translation>其标签、笔记和记录将一并删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Delete for good</source>
   <translation>永久删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>Delete {papers} for good</source>
   <translation>永久删除 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/paper_actions.py" />
   <source>No link is known for this paper</source>
   <translation>此论文没有已知链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;File</source>
   <translation>文件(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Open &amp;recent</source>
   <translation>打开最近的文献库(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Put new papers &amp;where</source>
   <translation>新论文放入(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Overview as a pi&amp;cture</source>
   <translation>概览保存为图片(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Edit</source>
   <translation>编辑(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Paper</source>
   <translation>论文(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>R&amp;ating</source>
   <translation>评分(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Look-u&amp;p</source>
   <translation>查找选项(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Tags</source>
   <translation>标签(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>By &amp;key</source>
   <translation>按数字键(&amp;K)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Lists</source>
   <translation>清单(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Sources</source>
   <translation>来源(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;View</source>
   <translation>视图(&amp;V)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Colours</source>
   <translation>配色(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Details</source>
   <translation>详情(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Ord&amp;er</source>
   <translation>排序(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Group &amp;by</source>
   <translation>分组(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>One &amp;paper at a time</source>
   <translation>逐篇阅读操作(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Height of &amp;rows</source>
   <translation>行高(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>S&amp;ize of everything</source>
   <translation>界面大小(&amp;I)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Lan&amp;guage</source>
   <translation>语言(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Go</source>
   <translation>转到(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>What is &amp;missing</source>
   <translation>信息缺失(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Help</source>
   <translation>帮助(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>Paper</source>
   <translation>论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/menu_table.py" />
   <source>&amp;Status</source>
   <translation>状态(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;New library…</source>
   <translation>新建文献库(&amp;N)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Open library…</source>
   <translation>打开文献库(&amp;O)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Import files…</source>
   <translation>导入文件(&amp;I)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Import with pre&amp;view…</source>
   <translation>预览后导入(&amp;V)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Bac&amp;k to the preview</source>
   <translation>返回预览(&amp;K)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Import &amp;folder…</source>
   <translation>导入文件夹(&amp;F)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Paste listing</source>
   <translation>粘贴列表(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Open the &amp;sample</source>
   <translation>打开示例(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>As each listing &amp;suggests</source>
   <translation>按列表类型自动选择(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>To the &amp;Inbox</source>
   <translation>收件箱(&amp;I)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>To the &amp;Library</source>
   <translation>文献库(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Las&amp;t import report</source>
   <translation>上次的导入报告(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Taught la&amp;youts…</source>
   <translation>已教版式(&amp;Y)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Export…</source>
   <translation>导出(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Quit</source>
   <translation>退出(&amp;Q)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Undo</source>
   <translation>撤销(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Redo</source>
   <translation>重做(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;History…</source>
   <translation>历史记录(&amp;H)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Copy citation</source>
   <translation>复制引文(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Copy &amp;title</source>
   <translation>复制标题(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Copy &amp;BibTeX</source>
   <translation>复制 BibTeX(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Copy &amp;abstract as text</source>
   <translation>复制摘要为文本(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Copy abstract as &amp;LaTeX</source>
   <translation>复制摘要为 LaTeX(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Select all</source>
   <translation>全选(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Find</source>
   <translation>查找(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;New paper…</source>
   <translation>新建论文(&amp;N)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Edit paper…</source>
   <translation>编辑论文(&amp;E)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Unread</source>
   <translation>未读(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;To read</source>
   <translation>待读(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Readin&amp;g</source>
   <translation>在读(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Rea&amp;d</source>
   <translation>已读(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;1 star</source>
   <translation>1 星(&amp;1)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;2 stars</source>
   <translation>2 星(&amp;2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;3 stars</source>
   <translation>3 星(&amp;3)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;4 stars</source>
   <translation>4 星(&amp;4)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;5 stars</source>
   <translation>5 星(&amp;5)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;No stars</source>
   <translation>无评分(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Edit t&amp;he note</source>
   <translation>编辑笔记(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Keep</source>
   <translation>保留(&amp;K)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>D&amp;ismiss</source>
   <translation>忽略(&amp;I)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Back to the Inbox</source>
   <translation>放回收件箱(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Add to reading &amp;list…</source>
   <translation>加入阅读清单(&amp;L)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Open file or link</source>
   <translation>打开文件或链接(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Open on the &amp;web</source>
   <translation>在网页中打开(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Attach &amp;file…</source>
   <translation>附加文件(&amp;F)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Mo&amp;re like this</source>
   <translation>相似论文(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Move to the trash</source>
   <translation>移到回收站(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Re&amp;store</source>
   <translation>恢复(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Delete for good…</source>
   <translation>永久删除…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Records…</source>
   <translation>记录…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Fields and where they &amp;come from…</source>
   <translation>字段及其来源(&amp;C)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Histor&amp;y of this paper…</source>
   <translation>此论文的历史(&amp;Y)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Join into one paper</source>
   <translation>合并为一篇论文(&amp;J)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Cut &amp;abstracts</source>
   <translation>摘要被截断(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>N&amp;o abstract</source>
   <translation>无摘要(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Cut author &amp;lists</source>
   <translation>作者列表被截断(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>No &amp;identifier</source>
   <translation>无标识符(&amp;I)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>No &amp;year</source>
   <translation>无年份(&amp;Y)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Find on the web…</source>
   <translation>联网查找…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Find &amp;all shown on the web…</source>
   <translation>联网查找显示的全部论文(&amp;A)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Allow the network</source>
   <translation>允许联网(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Look-up &amp;settings…</source>
   <translation>查找设置(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Requests sent…</source>
   <translation>已发送的请求(&amp;R)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Authors of this paper…</source>
   <translation>此论文的作者…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Authors…</source>
   <translation>作者(&amp;A)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Add tag…</source>
   <translation>添加标签(&amp;A)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Remove tag…</source>
   <translation>移除标签(&amp;R)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;New tag…</source>
   <translation>新建标签(&amp;N)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag&amp;s…</source>
   <translation>管理标签(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Move &amp;chosen papers to another tag…</source>
   <translation>将所选论文移到其他标签(&amp;C)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;More like this tag’s papers</source>
   <translation>与此标签相似的论文(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Go to the tags</source>
   <translation>转到标签栏(&amp;G)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;1</source>
   <translation>数字键 1 的标签(&amp;1)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;2</source>
   <translation>数字键 2 的标签(&amp;2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;3</source>
   <translation>数字键 3 的标签(&amp;3)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;4</source>
   <translation>数字键 4 的标签(&amp;4)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;5</source>
   <translation>数字键 5 的标签(&amp;5)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;6</source>
   <translation>数字键 6 的标签(&amp;6)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;7</source>
   <translation>数字键 7 的标签(&amp;7)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;8</source>
   <translation>数字键 8 的标签(&amp;8)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Tag of key &amp;9</source>
   <translation>数字键 9 的标签(&amp;9)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;New reading list…</source>
   <translation>新建阅读清单(&amp;N)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Rename this list…</source>
   <translation>重命名此清单(&amp;R)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Delete this list</source>
   <translation>删除此清单(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Add &amp;heading</source>
   <translation>添加小标题(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>N&amp;ote in this list</source>
   <translation>在此清单中的备注(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Move &amp;up</source>
   <translation>上移(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Move do&amp;wn</source>
   <translation>下移(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Take out of this list</source>
   <translation>移出此清单(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Save this search…</source>
   <translation>保存此搜索(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Save it &amp;again as it is now</source>
   <translation>按当前内容重新保存(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Rena&amp;me this search…</source>
   <translation>重命名此搜索(&amp;M)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>D&amp;elete this search</source>
   <translation>删除此搜索(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>What is &amp;new</source>
   <translation>最新内容(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Mark all as s&amp;een</source>
   <translation>全部标为已查看(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Open &amp;all pages in the browser</source>
   <translation>在浏览器中打开所有页面(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Open this source’s page</source>
   <translation>打开此来源的页面(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Mark this source as &amp;seen</source>
   <translation>将此来源标为已查看(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Copies of this source…</source>
   <translation>此来源的副本(&amp;C)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Rename this source…</source>
   <translation>重命名此来源(&amp;R)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>A&amp;ddress of its page…</source>
   <translation>页面地址(&amp;D)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Merge it with another…</source>
   <translation>与其他来源合并(&amp;M)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Remo&amp;ve this source…</source>
   <translation>移除此来源(&amp;V)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>As the &amp;system</source>
   <translation>跟随系统(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Light</source>
   <translation>浅色(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Dark</source>
   <translation>深色(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>High &amp;contrast, light</source>
   <translation>高对比度浅色(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;High contrast, dark</source>
   <translation>高对比度深色(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Sidebar</source>
   <translation>侧边栏(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Facets</source>
   <translation>筛选栏(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>At the &amp;right</source>
   <translation>右侧(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Below</source>
   <translation>下方(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Off</source>
   <translation>关闭(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Col&amp;umns…</source>
   <translation>列(&amp;U)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Newest first</source>
   <translation>最新优先(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Best match first</source>
   <translation>最匹配优先(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;No groups</source>
   <translation>不分组(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Year</source>
   <translation>按年份(&amp;Y)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Subject</source>
   <translation>按学科(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Tag</source>
   <translation>按标签(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>St&amp;atus</source>
   <translation>按状态(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Sou&amp;rce</source>
   <translation>按来源(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;First author</source>
   <translation>按第一作者(&amp;F)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>F&amp;old all groups</source>
   <translation>折叠所有分组(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Unfold all groups</source>
   <translation>展开所有分组(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Dense</source>
   <translation>紧凑(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Normal</source>
   <translation>标准(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Roomy</source>
   <translation>宽松(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Everything &amp;larger</source>
   <translation>放大界面(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Everything &amp;smaller</source>
   <translation>缩小界面(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Larger abstracts</source>
   <translation>放大摘要(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>S&amp;maller abstracts</source>
   <translation>缩小摘要(&amp;M)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Abstracts at their &amp;own size</source>
   <translation>摘要恢复原始大小(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>As the &amp;system's language</source>
   <translation>跟随系统语言(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;English</source>
   <translation>English(&amp;E)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>简体中文 (&amp;C)</source>
   <translation>简体中文(&amp;C)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Read one at a &amp;time</source>
   <translation>逐篇阅读(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Go t&amp;hrough the Inbox</source>
   <translation>逐篇处理收件箱(&amp;H)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Next paper</source>
   <translation>下一篇(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Previous paper</source>
   <translation>上一篇(&amp;P)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Undo and go there</source>
   <translation>撤销并转到该篇(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Write a note</source>
   <translation>写笔记(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Back to the list</source>
   <translation>返回列表(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Command &amp;palette…</source>
   <translation>命令面板(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Back from more like this</source>
   <translation>从相似论文返回(&amp;B)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Next part of the window</source>
   <translation>窗口的下一部分(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>P&amp;revious part</source>
   <translation>上一部分(&amp;R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Inbox</source>
   <translation>收件箱(&amp;I)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Library</source>
   <translation>文献库(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Untagged</source>
   <translation>无标签(&amp;U)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Possible &amp;duplicates</source>
   <translation>可能的重复项(&amp;D)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Papers &amp;without a title</source>
   <translation>无标题的论文(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Di&amp;smissed</source>
   <translation>已忽略(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Trash</source>
   <translation>回收站(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Overview</source>
   <translation>概览(&amp;O)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>As &amp;SVG…</source>
   <translation>保存为 SVG(&amp;S)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>As &amp;PNG…</source>
   <translation>保存为 PNG(&amp;P)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Shortcuts</source>
   <translation>快捷键(&amp;S)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;What can be read</source>
   <translation>可读取的格式(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;Missing files…</source>
   <translation>缺失的文件(&amp;M)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>Open &amp;log folder</source>
   <translation>打开日志文件夹(&amp;L)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/actions/registry.py" />
   <source>&amp;About Paperfold</source>
   <translation>关于 Paperfold(&amp;A)</translation>
  </message>
 </context>
 <context>
  <name>AnswerList</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/answer_list.py" />
   <source>Answers</source>
   <translation>查找结果</translation>
  </message>
 </context>
 <context>
  <name>AnswersPage</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>Tick all</source>
   <translation>全部勾选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>Tick none</source>
   <translation>全部不选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>question</source>
   <translation>个查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>questions</source>
   <translation>个查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>{questions} without an answer.</source>
   <translation>{questions}没有结果。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>No service gave an answer that is like one of these papers.</source>
   <translation>没有服务返回与这些论文相似的结果。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>{service}, asked {asked}</source>
   <translation>{service}，{asked}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>The titles are {likeness} alike · {adds}</source>
   <translation>标题相似度 {likeness} · {adds}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/answers_page.py" />
   <source>There is no title to compare · {adds}</source>
   <translation>没有可比较的标题 · {adds}</translation>
  </message>
 </context>
 <context>
  <name>AskPage</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source>Papers are asked for by DOI, arXiv id or PMID; by title only where no ticked service knows one of these. The answers stand beside what you have; what you tick is kept.</source>
   <translation>按 DOI、arXiv 编号或 PMID 查找论文；仅当勾选的服务都不支持这些标识时才按标题查找。结果会与现有内容并列显示，只保留你勾选的部分。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source>Allow Paperfold to use the network</source>
   <translation>允许 Paperfold 使用网络</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source>is not asked</source>
   <translation>不查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source>knows none of the identifiers</source>
   <translation>不支持这些标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source>{what} to {host}</source>
   <translation>将 {what}发送到 {host}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source>No network: nothing is sent, and no service is asked.</source>
   <translation>未联网：不发送任何内容，也不查询任何服务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source>With each request go the program's name and {contact}.</source>
   <translation>每个请求都附带程序名称和 {contact}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source>With each request goes the program's name. A contact address in the settings makes services answer sooner.</source>
   <translation>每个请求都附带程序名称。在设置中填写联系地址，可让服务更快响应。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/ask_page.py" />
   <source> · without a key it answers little a day</source>
   <translation> · 没有密钥时每天只能少量查询</translation>
  </message>
 </context>
 <context>
  <name>AuthorFlow</name>
  <message>
   <location filename="../../desktop_app/ui/authors/author_flow.py" />
   <source>Join spellings</source>
   <translation>合并写法</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_flow.py" />
   <source>Part spellings</source>
   <translation>拆分写法</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_flow.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
 </context>
 <context>
  <name>AuthorPage</name>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>Author</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>Looking for other spellings…</source>
   <translation>正在查找其他写法…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>With</source>
   <translation>合作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>In</source>
   <translation>收录于</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>Written as</source>
   <translation>写作</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>Part</source>
   <translation>拆开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>{name} is somebody else</source>
   <translation>{name} 是另一个人</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>Perhaps also written as</source>
   <translation>可能也写作</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>The same person</source>
   <translation>同一个人</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>{name} is the same person</source>
   <translation>{name} 是同一个人</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>No paper of the Inbox or the Library has this name.</source>
   <translation>收件箱和文献库中没有此作者的论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>Papers</source>
   <translation>论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>No title</source>
   <translation>无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_page.py" />
   <source>and {number} more</source>
   <translation>及其他 {number} 项</translation>
  </message>
 </context>
 <context>
  <name>authors</name>
  <message>
   <location filename="../../desktop_app/ui/authors/author_words.py" />
   <source>spellings</source>
   <translation>种写法</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_words.py" />
   <source>accents, hyphens</source>
   <translation>重音、连字符不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_words.py" />
   <source>another order</source>
   <translation>姓名顺序不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_words.py" />
   <source>initials</source>
   <translation>缩写不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_words.py" />
   <source>other letters</source>
   <translation>字母不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_words.py" />
   <source>co-author</source>
   <translation>位共同作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_words.py" />
   <source>co-authors</source>
   <translation>位共同作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/author_words.py" />
   <source>{differ} · {shared} in common</source>
   <translation>{differ} · 有 {shared}</translation>
  </message>
 </context>
 <context>
  <name>AuthorsDialog</name>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Find an author</source>
   <translation>查找作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Name of an author</source>
   <translation>作者姓名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Show these papers</source>
   <translation>显示这些论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Looking for other spellings</source>
   <translation>正在查找其他写法</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Nobody’s name begins so</source>
   <translation>没有以此开头的姓名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>No authors yet</source>
   <translation>还没有作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Any word of a name finds it: given name or family name.</source>
   <translation>姓或名中的任何词都能找到。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Import a listing that names authors, and they stand here.</source>
   <translation>导入含作者信息的列表后，作者会显示在这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>{name} is the same person now.</source>
   <translation>{name} 现在视为同一个人。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>Find the other name of {name} at the left.</source>
   <translation>请在左侧找出 {name} 的另一个姓名。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/authors_dialog.py" />
   <source>{name} is somebody else now.</source>
   <translation>{name} 现在视为另一个人。</translation>
  </message>
 </context>
 <context>
  <name>Bridge</name>
  <message>
   <location filename="../../desktop_app/ui/bridge.py" />
   <source>Opening the library was stopped.</source>
   <translation>已停止打开文献库。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/bridge.py" />
   <source>Opening the library</source>
   <translation>正在打开文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/bridge.py" />
   <source>Matching papers again</source>
   <translation>正在重新匹配论文</translation>
  </message>
 </context>
 <context>
  <name>CardGrid</name>
  <message>
   <location filename="../../desktop_app/ui/overview/card_grid.py" />
   <source>Authors seen most</source>
   <translation>最常见的作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/card_grid.py" />
   <source>No paper names an author.</source>
   <translation>没有论文写明作者。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/card_grid.py" />
   <source>Venues seen most</source>
   <translation>最常见的期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/card_grid.py" />
   <source>No paper names a venue.</source>
   <translation>没有论文写明期刊/会议。</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <location filename="../../desktop_app/ui/overview/chart.py" />
   <source>Counting…</source>
   <translation>正在统计…</translation>
  </message>
 </context>
 <context>
  <name>ChartTip</name>
  <message>
   <location filename="../../desktop_app/ui/overview/chart_tip.py" />
   <source>{value}. Click to show</source>
   <translation>{value}。点击显示</translation>
  </message>
 </context>
 <context>
  <name>ChosenSummary</name>
  <message>
   <location filename="../../desktop_app/ui/details/chosen_summary.py" />
   <source>{papers} chosen</source>
   <translation>已选 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/chosen_summary.py" />
   <source>Tags they share</source>
   <translation>共有的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/chosen_summary.py" />
   <source>No tag in common</source>
   <translation>没有共有的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/chosen_summary.py" />
   <source>{n} without a year</source>
   <translation>{n} 篇无年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/chosen_summary.py" />
   <source>{n} read</source>
   <translation>{n} 篇已读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/chosen_summary.py" />
   <source>and {n} more</source>
   <translation>及其他 {n} 项</translation>
  </message>
 </context>
 <context>
  <name>CloseButton</name>
  <message>
   <location filename="../../desktop_app/ui/controls/banner.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
 </context>
 <context>
  <name>ColumnBar</name>
  <message>
   <location filename="../../desktop_app/ui/listings/column_bar.py" />
   <source>What the columns hold</source>
   <translation>各列的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/column_bar.py" />
   <source>no heading</source>
   <translation>无列标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/column_bar.py" />
   <source>no field</source>
   <translation>无字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/column_bar.py" />
   <source>Column {heading}: {field}</source>
   <translation>列 {heading}：{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/column_bar.py" />
   <source>In it: {examples}</source>
   <translation>内容示例：{examples}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/column_bar.py" />
   <source>No field: keep it as it is</source>
   <translation>不作为字段：原样保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/column_bar.py" />
   <source>Other fields</source>
   <translation>其他字段</translation>
  </message>
 </context>
 <context>
  <name>columns</name>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>kept</source>
   <translation>已保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>dismissed</source>
   <translation>已忽略</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>read</source>
   <translation>已读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>trashed</source>
   <translation>已移到回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>No title</source>
   <translation>无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>{names} and others</source>
   <translation>{names} 等</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>today</source>
   <translation>今天</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>yesterday</source>
   <translation>昨天</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>{day} {month}</source>
   <translation>{month}{day}日</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>{month} {year}</source>
   <translation>{year}年{month}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Status</source>
   <translation>状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Subject</source>
   <translation>学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Tags</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Rating</source>
   <translation>评分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Decided</source>
   <translation>处理情况</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Status since</source>
   <translation>状态日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Added</source>
   <translation>添加日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/row_layout.py" />
   <source>+ others</source>
   <translation>等</translation>
  </message>
 </context>
 <context>
  <name>ComingRound</name>
  <message>
   <location filename="../../desktop_app/ui/reading/coming_round.py" />
   <source>No paper was in sight: nothing was done</source>
   <translation>没有论文可供操作：未执行任何操作</translation>
  </message>
 </context>
 <context>
  <name>CommandPalette</name>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Command palette</source>
   <translation>命令面板</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Do something, go somewhere, find a paper or an author</source>
   <translation>执行操作、转到某处、查找论文或作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Command, place, paper or author</source>
   <translation>命令、位置、论文或作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>What fits</source>
   <translation>匹配项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>↑ ↓ choose  ·  Enter does it  ·  Esc closes</source>
   <translation>↑ ↓ 选择  ·  Enter 执行  ·  Esc 关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Recent</source>
   <translation>最近使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Actions</source>
   <translation>操作</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Places, tags and lists</source>
   <translation>位置、标签和清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Papers</source>
   <translation>论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>{n} found</source>
   <translation>找到 {n} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Nothing is called “{typed}”: no action, place, tag, list, paper or author.
The search field ({key}) looks into abstracts and notes, too.</source>
   <translation>没有名为“{typed}”的操作、位置、标签、清单、论文或作者。
搜索栏 ({key}) 还会查找摘要和笔记。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Nothing is called “{typed}”: no action, place, tag, list, paper or author.
The search field looks into abstracts and notes, too.</source>
   <translation>没有名为“{typed}”的操作、位置、标签、清单、论文或作者。
搜索栏还会查找摘要和笔记。</translation>
  </message>
 </context>
 <context>
  <name>commands</name>
  <message>
   <location filename="../../desktop_app/ui/commands/command_sources.py" />
   <source>author</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_sources.py" />
   <source>saved search</source>
   <translation>已存搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_sources.py" />
   <source>reading list</source>
   <translation>阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_sources.py" />
   <source>source</source>
   <translation>来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_sources.py" />
   <source>tag</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_sources.py" />
   <source>status</source>
   <translation>状态</translation>
  </message>
 </context>
 <context>
  <name>Comparison</name>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>The papers side by side</source>
   <translation>论文对照</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Where</source>
   <translation>位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Identifiers</source>
   <translation>标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Tags</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Note</source>
   <translation>笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>Use this</source>
   <translation>采用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>{field} of {title}, {where}</source>
   <translation>{title} 的{field}，{where}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>In your library since {day}</source>
   <translation>{day}加入文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>No title</source>
   <translation>无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>and others</source>
   <translation>等</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>and {number} more</source>
   <translation>及其他 {number} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>on the page of {people}</source>
   <translation>来自 {people}的页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/comparison.py" />
   <source>cut</source>
   <translation>截断</translation>
  </message>
 </context>
 <context>
  <name>core</name>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>1 paper</source>
   <translation>1 篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{count} papers</source>
   <translation>{count} 篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a paper without a title</source>
   <translation>一篇无标题论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{names} and {count} more</source>
   <translation>{names} 等另外 {count} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Attach files</source>
   <translation>附加文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Attach {tags} to {papers}</source>
   <translation>将 {tags} 附加到 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Locate {name}</source>
   <translation>定位 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rename file {name}</source>
   <translation>重命名文件 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Detach {tags}</source>
   <translation>取消附加 {tags}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Join the spellings {tags}</source>
   <translation>合并写法 {tags}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Part the spelling {name}</source>
   <translation>拆分写法 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Decide on duplicates</source>
   <translation>判定重复项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Decide later</source>
   <translation>稍后判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Join papers</source>
   <translation>合并论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Join {papers}</source>
   <translation>合并 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Keep {papers} apart</source>
   <translation>区分 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take a paper apart</source>
   <translation>拆开论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Keep 1 answer</source>
   <translation>保留 1 个结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Keep {count} answers</source>
   <translation>保留 {count} 个结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Import {count} files</source>
   <translation>导入 {count} 个文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Import {name}</source>
   <translation>导入 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Import</source>
   <translation>导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Read {name} again</source>
   <translation>重新读取 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Cancel an import</source>
   <translation>取消导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take back an import</source>
   <translation>撤回导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take back “{step}”</source>
   <translation>撤回“{step}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Undo “{step}”</source>
   <translation>撤销“{step}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Remove source {name}</source>
   <translation>移除来源 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Save search {name}</source>
   <translation>保存搜索 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rename saved search</source>
   <translation>重命名已存搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rename saved search {name} to {other}</source>
   <translation>将已存搜索 {name} 重命名为 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete saved search</source>
   <translation>删除已存搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete saved search {name}</source>
   <translation>删除已存搜索 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rename a source to {name}</source>
   <translation>将来源重命名为 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Address of a source</source>
   <translation>来源的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Merge two sources</source>
   <translation>合并两个来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Split a source</source>
   <translation>拆分来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Split a copy off {name}</source>
   <translation>从 {name} 拆出副本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Mark sources as seen</source>
   <translation>将来源标为已查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Mark a source as seen</source>
   <translation>将来源标为已查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Tell tags apart</source>
   <translation>区分标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Tell tags {name} and {other} apart</source>
   <translation>区分标签 {name} 和 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Merge tags</source>
   <translation>合并标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Merge tag {name} into {other}</source>
   <translation>将标签 {name} 并入 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Merge {tags} into {other}</source>
   <translation>将 {tags} 并入 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Recolour tags</source>
   <translation>更改标签颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Recolour tag</source>
   <translation>更改标签颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Recolour tags {tags}</source>
   <translation>更改标签 {tags} 的颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Recolour tag {tags}</source>
   <translation>更改标签 {tags} 的颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Split tag</source>
   <translation>拆分标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Move {papers} from tag {name} to {other}</source>
   <translation>将 {papers}从标签 {name} 移到 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Alias of a tag</source>
   <translation>标签的别名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Let {name} mean no tag</source>
   <translation>{name} 不再表示标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Let {name} mean tag {other}</source>
   <translation>让 {name} 表示标签 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rename tag</source>
   <translation>重命名标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rename tag {name} to {other}</source>
   <translation>将标签 {name} 重命名为 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Tag papers</source>
   <translation>为论文加标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Untag papers</source>
   <translation>移除论文的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Tag {tags} on {papers}</source>
   <translation>为 {papers}加标签 {tags}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Tag {papers} {tags}</source>
   <translation>为 {papers}加标签 {tags}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Remove {tags} from {papers}</source>
   <translation>从 {papers}移除 {tags}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Key of a tag</source>
   <translation>标签的按键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take the key off tag {name}</source>
   <translation>取消标签 {name} 的按键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Give tag {name} the key {key}</source>
   <translation>为标签 {name} 设置按键 {key}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete tag</source>
   <translation>删除标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete tag {name}</source>
   <translation>删除标签 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete {count} tags</source>
   <translation>删除 {count} 个标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Make reading list {name}</source>
   <translation>新建阅读清单 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Change reading list</source>
   <translation>修改阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Change reading list {name}</source>
   <translation>修改阅读清单 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rename reading list {name} to {other}</source>
   <translation>将阅读清单 {name} 重命名为 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete reading list</source>
   <translation>删除阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete reading list {name}</source>
   <translation>删除阅读清单 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Add to reading list</source>
   <translation>加入阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Add {papers} to {name}</source>
   <translation>将 {papers}加入 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Add heading</source>
   <translation>添加小标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Add heading {name} to {other}</source>
   <translation>将小标题 {name} 加入 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Change heading to {name}</source>
   <translation>将小标题改为 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Reorder reading list</source>
   <translation>调整阅读清单顺序</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Reorder reading list {name}</source>
   <translation>调整阅读清单 {name} 的顺序</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take out of reading list</source>
   <translation>移出阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take {count} out of {name}</source>
   <translation>从 {name} 移出 {count} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Edit note in reading list</source>
   <translation>编辑阅读清单中的备注</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Edit note</source>
   <translation>编辑笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Edit note on {papers}</source>
   <translation>编辑 {papers}的笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Edit paper</source>
   <translation>编辑论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Edit papers</source>
   <translation>编辑论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Edit {papers}</source>
   <translation>编辑 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Edit {field} of {papers}</source>
   <translation>编辑 {papers}的{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Edit {field}</source>
   <translation>编辑{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Revert {field} of {papers}</source>
   <translation>还原 {papers}的{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Revert {field}</source>
   <translation>还原{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Mark papers</source>
   <translation>标记论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Mark {papers} as “{status}”</source>
   <translation>将 {papers}标为“{status}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Decide on papers</source>
   <translation>处理论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Keep {papers}</source>
   <translation>保留 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Dismiss {papers}</source>
   <translation>忽略 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Put {papers} back into the Inbox</source>
   <translation>将 {papers}放回收件箱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rate papers</source>
   <translation>为论文评分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Rate {papers} {stars}</source>
   <translation>将 {papers}评为 {stars}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take the stars off {papers}</source>
   <translation>取消 {papers}的评分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>1 star</source>
   <translation>1 星</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{count} stars</source>
   <translation>{count} 星</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete papers</source>
   <translation>删除论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete papers for good</source>
   <translation>永久删除论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete {papers} for good</source>
   <translation>永久删除 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Delete {papers}</source>
   <translation>删除 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Restore papers</source>
   <translation>恢复论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Restore {papers}</source>
   <translation>恢复 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Empty Trash</source>
   <translation>清空回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Add paper</source>
   <translation>添加论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Add {papers}</source>
   <translation>添加 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take a field</source>
   <translation>采用字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take {field} of {papers} from {name}</source>
   <translation>从 {name} 采用 {papers}的{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Match again</source>
   <translation>重新匹配</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Propose duplicates</source>
   <translation>提示重复项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Look for duplicates</source>
   <translation>查找重复项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Give citation keys</source>
   <translation>生成引用键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Count words</source>
   <translation>统计词语</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Looking for other spellings</source>
   <translation>正在查找其他写法</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Checking the file</source>
   <translation>正在检查文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Matching again</source>
   <translation>正在重新匹配</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Looking for possible duplicates</source>
   <translation>正在查找可能的重复项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Writing {format}</source>
   <translation>正在写入 {format}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Reading {name}</source>
   <translation>正在读取 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Importing {name}</source>
   <translation>正在导入 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Looking for imports that were broken off</source>
   <translation>正在查找中断的导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Marking papers</source>
   <translation>正在标记论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Deciding on papers</source>
   <translation>正在处理论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Moving papers to the Trash</source>
   <translation>正在移到回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Restoring papers</source>
   <translation>正在恢复论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Bringing tags, notes and files</source>
   <translation>正在带入标签、笔记和文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Looking at what papers are matched by</source>
   <translation>正在检查论文的匹配依据</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Copying the library</source>
   <translation>正在复制文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Bringing the library up to date</source>
   <translation>正在升级文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Tagging papers</source>
   <translation>正在添加标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Taking tags off papers</source>
   <translation>正在移除标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Merging tags</source>
   <translation>正在合并标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Renaming tags</source>
   <translation>正在重命名标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Deleting tags</source>
   <translation>正在删除标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Taking back</source>
   <translation>正在撤回</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Counting words for the search</source>
   <translation>正在为搜索统计词语</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Giving citation keys</source>
   <translation>正在生成引用键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>unread</source>
   <translation>未读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>to read</source>
   <translation>待读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>reading</source>
   <translation>在读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>read</source>
   <translation>已读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Counting</source>
   <translation>正在统计</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Asking</source>
   <translation>正在查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take {papers} apart</source>
   <translation>拆开 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A rating is a number from 1 to 5.</source>
   <translation>评分是 1 到 5 的数字。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A saved search needs a name.</source>
   <translation>已存搜索需要名称。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The name of a saved search can have {count} letters.</source>
   <translation>已存搜索的名称最多 {count} 个字符。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A reading list needs a name.</source>
   <translation>阅读清单需要名称。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The name of a reading list can have {count} letters.</source>
   <translation>阅读清单的名称最多 {count} 个字符。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no day; write 2026-12-31.</source>
   <translation>“{text}”不是日期；请写成 2026-12-31。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>What is to be put in its place is no template: {error}.</source>
   <translation>替换内容不是有效的模板：{error}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is no regular expression: {error}.</source>
   <translation>这不是有效的正则表达式：{error}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This pattern repeats what is a repeat itself, which may take for ever. Write the inner one without + or *.</source>
   <translation>此模式对已重复的部分再次重复，可能永远算不完。请去掉内层的 + 或 *。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A tag name cannot hold line breaks or control characters.</source>
   <translation>标签名称不能包含换行符或控制字符。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A tag needs a name.</source>
   <translation>标签需要名称。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A tag name can have {count} letters; this one has {n}.</source>
   <translation>标签名称最多 {count} 个字符；此名称有 {n} 个。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is not a file that can be attached.</source>
   <translation>“{name}”不是可以附加的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose some of the paper's entries, but not all of them.</source>
   <translation>请选择论文的部分条目，而不是全部。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is a saved search “{name}” already.</source>
   <translation>已有已存搜索“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This saved search is not there any more.</source>
   <translation>此已存搜索已不存在。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A source needs a name of at most 200 letters.</source>
   <translation>来源需要名称，最多 200 个字符。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no web address. It begins with https:// or http://.</source>
   <translation>“{text}”不是网址。网址以 https:// 或 http:// 开头。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>One of these sources is gone.</source>
   <translation>其中一个来源已不存在。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>They bear “{name}” already.</source>
   <translation>它们已带有“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Give another tag’s name.</source>
   <translation>请输入其他标签的名称。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is a tag itself.</source>
   <translation>“{name}”本身就是标签。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Merge it, and its name becomes an alias.</source>
   <translation>将其合并后，名称会成为别名。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This note is too long to keep.</source>
   <translation>笔记太长，无法保存。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no field “{name}”.</source>
   <translation>没有字段“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no field “{name}” to choose.</source>
   <translation>没有可选的字段“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This text is too long to keep.</source>
   <translation>文本太长，无法保存。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no year.</source>
   <translation>“{text}”不是年份。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no date such as 2024, 2024-03 or 2024-03-09.</source>
   <translation>“{text}”不是日期，应形如 2024、2024-03 或 2024-03-09。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” cannot be moved below itself.</source>
   <translation>“{name}”不能移到自身之下。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no e-mail address.</source>
   <translation>“{text}”不是电子邮件地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Correct it, or leave it empty.</source>
   <translation>请更正或留空。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This import cannot be taken back now.</source>
   <translation>现在无法撤回此次导入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This listing was taken back.</source>
   <translation>此列表已撤回。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Import it again.</source>
   <translation>请重新导入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The text of this listing is not kept, as it is too large, and its file is not there.</source>
   <translation>此列表太大，未保存其文本，且其文件不在原处。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Import the file again.</source>
   <translation>请重新导入该文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This listing is too large to be read again in its place.</source>
   <translation>此列表太大，无法就地重新读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take its import back and import it again.</source>
   <translation>请撤回其导入，再重新导入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A tag can have a key from 1 to 9.</source>
   <translation>标签的按键为 1 到 9。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no DOI.</source>
   <translation>“{text}”不是 DOI。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no arXiv id.</source>
   <translation>“{text}”不是 arXiv 编号。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is a layout “{name}” already.</source>
   <translation>已有版式“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose another name.</source>
   <translation>请换一个名称。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no layout “{name}”.</source>
   <translation>没有版式“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>It may have been deleted.</source>
   <translation>可能已被删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Taught are: {known}.</source>
   <translation>已教的有：{known}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no reading list “{name}”.</source>
   <translation>没有阅读清单“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This reading list is not there any more.</source>
   <translation>此阅读清单已不存在。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A heading needs a text.</source>
   <translation>小标题需要文字。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” has no cell that holds anything.</source>
   <translation>“{name}”中没有含内容的单元格。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This record says nothing of it any more.</source>
   <translation>此记录已不含该内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no word in this search.</source>
   <translation>搜索中没有词语。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{path}” is a folder.</source>
   <translation>“{path}”是文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose a library file inside it.</source>
   <translation>请选择其中的文献库文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{path}” is no ordinary file.</source>
   <translation>“{path}”不是普通文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose a library file.</source>
   <translation>请选择文献库文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no status “{name}”.</source>
   <translation>没有状态“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no source, import or reading list.</source>
   <translation>“{text}”不是来源、导入或阅读清单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A layout's name has 1 to 80 letters.</source>
   <translation>版式名称为 1 到 80 个字符。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nothing is marked yet.</source>
   <translation>尚未标记任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Mark the title of a record first.</source>
   <translation>请先标出一条记录的标题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no format “{name}”.</source>
   <translation>没有格式“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Known are: {known}.</source>
   <translation>可用的有：{known}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is {kind}, not a text.</source>
   <translation>“{name}”是{kind}，不是文本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” cannot be read as “{encoding}”.</source>
   <translation>“{name}”无法以“{encoding}”读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose another encoding.</source>
   <translation>请选择其他编码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is not a text file.</source>
   <translation>“{name}”不是文本文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Save the listing as text, BibTeX or HTML.</source>
   <translation>请将列表保存为文本、BibTeX 或 HTML。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is no file name.</source>
   <translation>这不是文件名。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose the file again.</source>
   <translation>请重新选择文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is empty.</source>
   <translation>“{name}”是空的。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Check that the file was saved whole.</source>
   <translation>请检查文件是否保存完整。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no text to read.</source>
   <translation>没有可读取的文本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Copy the listing and paste it again.</source>
   <translation>请重新复制并粘贴列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no export format “{name}”.</source>
   <translation>没有导出格式“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose one of {known}.</source>
   <translation>请从以下选择：{known}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” could not be saved.</source>
   <translation>无法保存“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no room left on the disk: free some, or choose another place.</source>
   <translation>磁盘已满：请腾出空间或换一个位置。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Your share of the disk is used up: free some room, or choose another place.</source>
   <translation>磁盘配额已用尽：请腾出空间或换一个位置。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>You may not write there: choose a folder of your own.</source>
   <translation>无权写入该处：请选择你自己的文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The disk cannot be written: choose another place.</source>
   <translation>磁盘不可写：请换一个位置。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The folder does not exist: make it, or choose another one.</source>
   <translation>文件夹不存在：请新建或另选一个。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is a folder: give a file name in it.</source>
   <translation>这是文件夹：请输入其中的文件名。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The file name is too long: choose a shorter one.</source>
   <translation>文件名太长：请缩短。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The system says: {error}.</source>
   <translation>系统提示：{error}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Paperfold may not use the network.</source>
   <translation>Paperfold 未获准使用网络。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nothing was sent. Allow it in the look-up settings.</source>
   <translation>未发送任何内容。请在查找设置中允许。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no service “{name}”.</source>
   <translation>没有服务“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Known are {known}.</source>
   <translation>可用的有 {known}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The look-up settings could not be kept: {error} ({path}).</source>
   <translation>无法保存查找设置：{error}（{path}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Make room, or the folder writable.</source>
   <translation>请腾出空间，或使文件夹可写。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The log of requests cannot be written: {error} ({path}).</source>
   <translation>无法写入请求日志：{error}（{path}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Without it nothing is sent. Make room, or the folder writable.</source>
   <translation>没有日志就不发送任何内容。请腾出空间，或使文件夹可写。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The log of requests cannot be cleared: {error} ({path}).</source>
   <translation>无法清空请求日志：{error}（{path}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The import was not finished. What it brought so far is taken back before the next import, or when the library is opened again.</source>
   <translation>导入未完成。已带入的内容将在下次导入前或重新打开文献库时撤回。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is a library of Paperfold, not a listing.</source>
   <translation>“{name}”是 Paperfold 文献库，不是列表文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Open it with File, Open library.</source>
   <translation>请用“文件 ▸ 打开文献库”打开。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” could not be read to its end: something went wrong with the reading.</source>
   <translation>“{name}”未能读完：读取出错。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nothing of it was kept. Try it once more; if that fails, cut the file into parts.</source>
   <translation>未保留任何内容。请再试一次；若仍失败，请将文件拆分。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” could not be read: something went wrong in Paperfold.</source>
   <translation>无法读取“{name}”：Paperfold 出错了。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” could not be read: something went wrong in Paperfold behind line {line}, in the reader “{format}”.</source>
   <translation>无法读取“{name}”：Paperfold 的“{format}”读取器在第 {line} 行之后出错。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nothing of it was added. Choose another reader in a preview; the log has what happened.</source>
   <translation>未添加其中任何内容。请在预览中选择其他读取器；详情见日志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” holds several listings.</source>
   <translation>“{name}”含有多个列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Import it: each is then read by itself.</source>
   <translation>请直接导入：各列表会分别读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” holds packed files within packed files.</source>
   <translation>“{name}”的压缩包中还有压缩包。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Unpack it and import the files that are in it.</source>
   <translation>请解压后导入其中的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is a packed file with nothing in it.</source>
   <translation>“{name}”是空的压缩包。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Make it once more.</source>
   <translation>请重新制作。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” holds more than {count} files.</source>
   <translation>“{name}”含有超过 {count} 个文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” holds more than {count} entries.</source>
   <translation>“{name}”含有超过 {count} 个条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Unpack it and import those with lists of papers.</source>
   <translation>请解压后导入含论文列表的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is a packed file that is broken or cut off.</source>
   <translation>“{name}”是损坏或不完整的压缩包。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Fetch or make it once more, or unpack it and import the files that are in it.</source>
   <translation>请重新下载或制作，或解压后导入其中的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” unpacks to far more than any list of papers does.</source>
   <translation>“{name}”解压后远大于任何论文列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>It may be made to fill the memory: if you trust it, unpack it yourself.</source>
   <translation>它可能意在占满内存：如果信任它，请自行解压。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is too large when it is unpacked.</source>
   <translation>“{name}”解压后太大。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Unpack it and import the files one by one.</source>
   <translation>请解压后逐个导入文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is locked with a password.</source>
   <translation>“{name}”有密码保护。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” could not be read.</source>
   <translation>无法读取“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is no layout of Paperfold: it is no text.</source>
   <translation>这不是 Paperfold 版式：不是文本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is no layout of Paperfold: {reason}.</source>
   <translation>这不是 Paperfold 版式：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose a file that was exported as one.</source>
   <translation>请选择导出的版式文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This layout was made by a newer Paperfold.</source>
   <translation>此版式由更新版本的 Paperfold 制作。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Install the newest one.</source>
   <translation>请安装最新版本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The layout could not be written ({error}).</source>
   <translation>无法写入版式（{error}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose another place, or make room on the disk.</source>
   <translation>请换一个位置，或腾出磁盘空间。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The layout could not be removed ({error}).</source>
   <translation>无法删除版式（{error}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>See whether you may write to your own data folder.</source>
   <translation>请检查你是否能写入自己的数据文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it is too large</source>
   <translation>文件太大</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it does not say that it is one</source>
   <translation>文件未表明是版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it is no JSON</source>
   <translation>不是 JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nothing but a blank shows where the {kind} end.</source>
   <translation>{kind}的结尾处只有空格可作标志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Mark both parts as one, or leave one of them out of the marks.</source>
   <translation>请将两部分标为一个，或不标其中之一。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>words of the title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>words of the venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>words of the abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>words to leave out</source>
   <translation>忽略的部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The marked records do not have their parts in the same order.</source>
   <translation>所标记录的各部分顺序不同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Take back the marks of one of them.</source>
   <translation>请撤回其中一条的标记。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Help ▸ What can be read, and paperfold read --help, list the formats.</source>
   <translation>格式列表见“帮助 ▸ 可读取的格式”和 paperfold read --help。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Copy the whole list, from its heading to its end, or save it as BibTeX or RIS.</source>
   <translation>请从开头到结尾复制整个列表，或保存为 BibTeX 或 RIS。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” looks like {kind}: no papers were found in it.</source>
   <translation>“{name}”看起来像{kind}：没有找到论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” was read as {kind}, but no papers were found in it.</source>
   <translation>“{name}”已按{kind}读取，但没有找到论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a web page without a list of papers</source>
   <translation>没有论文列表的网页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose the list on the page and copy it, and paste it here.</source>
   <translation>请在页面上选中列表并复制，再粘贴到这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a formatted document (RTF)</source>
   <translation>带格式的文档 (RTF)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Save it as a web page or as text.</source>
   <translation>请保存为网页或文本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>XML of a form that is not known</source>
   <translation>未知形式的 XML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Save the list as BibTeX or RIS.</source>
   <translation>请将列表保存为 BibTeX 或 RIS。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>JSON of a form that is not known</source>
   <translation>未知形式的 JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>JSON that is nested too deeply to be a list of papers</source>
   <translation>嵌套太深、不会是论文列表的 JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Save the list as BibTeX, RIS or CSL-JSON.</source>
   <translation>请将列表保存为 BibTeX、RIS 或 CSL-JSON。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a mail without a list of papers</source>
   <translation>没有论文列表的邮件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a table without a column of titles</source>
   <translation>没有标题列的表格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Name the columns in its first row, such as title, authors, year.</source>
   <translation>请在首行写明列名，如 title、authors、year。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a few words</source>
   <translation>短短几个词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>ordinary text</source>
   <translation>普通文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a PDF</source>
   <translation>PDF 文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>PDF files are not read. Copy the list out of it and paste it, or get the list as BibTeX, RIS, text or a web page.</source>
   <translation>不读取 PDF 文件。请从中复制列表再粘贴，或获取 BibTeX、RIS、文本或网页形式的列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a PostScript file</source>
   <translation>PostScript 文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>It is not read. Copy the list as text from where the file was made, and paste it.</source>
   <translation>不读取此类文件。请从制作文件之处以文本复制列表再粘贴。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>an e-book</source>
   <translation>电子书</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a document</source>
   <translation>文档</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Save it as a web page or as text and import that, or copy its list and paste it.</source>
   <translation>请保存为网页或文本后导入，或复制其中的列表再粘贴。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a packed file</source>
   <translation>压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a picture</source>
   <translation>图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Pictures are not read. Copy the list as text from where the picture was made.</source>
   <translation>不读取图片。请从制作图片之处以文本复制列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a database</source>
   <translation>数据库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>If it is a library, open it with File ▸ Open.</source>
   <translation>如果是文献库，请用“文件 ▸ 打开”打开。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This HTML is too large, too deeply nested or too full of tags to be a page of papers.</source>
   <translation>此 HTML 太大、嵌套太深或标签太多，不会是论文页面。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Copy the list on the page, and paste it.</source>
   <translation>请复制页面上的列表再粘贴。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The parts of this mail lie within each other more deeply than in any real one.</source>
   <translation>此邮件的嵌套层次异常之深。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This mail is cut into more parts than any real one.</source>
   <translation>此邮件的部分数量异常之多。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Save its text, or paste the listing that is in it.</source>
   <translation>请保存其文本，或粘贴其中的列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{name} may not be read: permission was refused.</source>
   <translation>无权读取 {name}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Ask its owner for permission, or copy it to a folder of your own.</source>
   <translation>请向所有者申请权限，或复制到你自己的文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{name} is no longer there.</source>
   <translation>{name} 已不在原处。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>It may have been moved or renamed: choose it again.</source>
   <translation>可能已移动或改名：请重新选择。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{name} could not be read ({error}).</source>
   <translation>无法读取 {name}（{error}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Try a copy of the file.</source>
   <translation>请用文件的副本再试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Choose the listing files that are in it.</source>
   <translation>请选择其中的列表文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Save the listing to a file first.</source>
   <translation>请先将列表保存为文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is too large to be a listing ({count} MB).</source>
   <translation>“{name}”太大，不会是列表文件（{count} MB）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Cut it into parts and import these.</source>
   <translation>请拆分后分别导入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is a workbook that is broken or locked.</source>
   <translation>“{name}”是损坏或锁定的工作簿。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is a workbook with far more empty cells than a table of papers has.</source>
   <translation>“{name}”是空单元格过多的工作簿。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Open it in a spreadsheet program and save the table as CSV.</source>
   <translation>请在电子表格程序中打开，并将表格另存为 CSV。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is being written to just now.</source>
   <translation>“{name}”正在被写入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is damaged, or was written to while it was read.</source>
   <translation>“{name}”已损坏，或读取时正在被写入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Close the program that it belongs to, and try again.</source>
   <translation>请关闭其所属程序后再试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” could not be copied ({error}).</source>
   <translation>无法复制“{name}”（{error}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>See that there is room on the disk for a copy.</source>
   <translation>请确认磁盘有空间存放副本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The folder “{path}” does not exist.</source>
   <translation>文件夹“{path}”不存在。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Make it, or choose another place.</source>
   <translation>请新建它，或换一个位置。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” has not been set up, and it cannot be written.</source>
   <translation>文献库“{name}”尚未建立，且不可写。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Open it once from a folder that can be written.</source>
   <translation>请在可写的文件夹中打开一次。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” was made by an older Paperfold. It has to be brought up to date, and it cannot be written.</source>
   <translation>文献库“{name}”由旧版 Paperfold 制作，需要升级，但不可写。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Copy it to a folder that can be written, and open the copy.</source>
   <translation>请复制到可写的文件夹，再打开副本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” is open for reading only.</source>
   <translation>文献库“{name}”以只读方式打开。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Make the file and its folder writable, or copy it to another folder.</source>
   <translation>请使文件及其文件夹可写，或复制到其他文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Another file was put in the place of the library “{name}”.</source>
   <translation>文献库“{name}”的位置上换成了另一个文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Open the library again to go on: until then nothing is saved.</source>
   <translation>请重新打开文献库以继续：在此之前不保存任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” was deleted or moved while it was open.</source>
   <translation>文献库“{name}”在打开期间被删除或移动。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Put the file back to go on: until then nothing is saved.</source>
   <translation>请将文件放回以继续：在此之前不保存任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” may not be read.</source>
   <translation>无权读取文献库“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Check the permissions of the file and of its folder “{path}”.</source>
   <translation>请检查文件及其文件夹“{path}”的权限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” cannot be opened: {error}.</source>
   <translation>无法打开文献库“{name}”：{error}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” cannot be opened.</source>
   <translation>无法打开文献库“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Check its name and place, or choose another one.</source>
   <translation>请检查名称和位置，或另选一个。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no library “{path}”.</source>
   <translation>没有文献库“{path}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Check the name, or make a new library.</source>
   <translation>请检查名称，或新建文献库。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” can no longer be undone or redone: what it belongs to was changed since.</source>
   <translation>“{name}”已无法撤销或重做：相关内容此后已更改。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nothing was changed, and the step was taken off the history.</source>
   <translation>没有更改任何内容，该步骤已从历史记录中移除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” was made by a newer Paperfold.</source>
   <translation>文献库“{name}”由更新版本的 Paperfold 制作。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>It has schema {n}, and this program knows schemas up to {count}. Install the newer program to open it; the file was left as it is.</source>
   <translation>其结构版本为 {n}，本程序只支持到 {count}。请安装新版程序打开；文件未作改动。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” has to be brought up to date before it can be used, and that was cancelled.</source>
   <translation>“{name}”需要先升级才能使用，而升级已被取消。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Open it again when there is time. The library was left as it is.</source>
   <translation>请在有时间时再次打开。文献库未作改动。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” needs an update, and no backup copy could be made beside it.</source>
   <translation>“{name}”需要升级，但无法在旁边生成备份。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Free some space or make the folder writable. The library was left as it is.</source>
   <translation>请腾出空间或使文件夹可写。文献库未作改动。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” is damaged.</source>
   <translation>文献库“{name}”已损坏。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Open a backup copy of it. The file was left as it is.</source>
   <translation>请打开其备份。文件未作改动。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is not a Paperfold library.</source>
   <translation>“{name}”不是 Paperfold 文献库。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Use File ▸ Import to read papers from a listing file.</source>
   <translation>请用“文件 ▸ 导入”从列表文件读取论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no room left on the disk of the library “{name}”.</source>
   <translation>文献库“{name}”所在磁盘已满。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nothing of this step was saved. Free some space and try again.</source>
   <translation>此步骤未保存任何内容。请腾出空间后再试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” holds a broken letter, which cannot be kept.</source>
   <translation>“{text}”含有损坏的字符，无法保存。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Type it again.</source>
   <translation>请重新输入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Another program is using the library “{name}”.</source>
   <translation>另一个程序正在使用文献库“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Close it there, or wait until it has finished, then try again.</source>
   <translation>请在那里关闭，或等其完成后再试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The library “{name}” cannot be written.</source>
   <translation>文献库“{name}”不可写。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Check the permissions of the file and its folder, or copy it to another folder.</source>
   <translation>请检查文件及其文件夹的权限，或复制到其他文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Check that the folder “{path}” is there and may be read and written.</source>
   <translation>请检查文件夹“{path}”是否存在且可读写。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The disk failed while the library “{name}” was used.</source>
   <translation>使用文献库“{name}”时磁盘出错。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Check the drive it is on; if it can be removed, connect it again.</source>
   <translation>请检查其所在驱动器；若可移除，请重新连接。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A search may have {count} words; from here on it is too long.</source>
   <translation>搜索最多 {count} 个词；从这里起太长。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no ( for this ).</source>
   <translation>此 ) 缺少对应的 (。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no ) for this (.</source>
   <translation>此 ( 缺少对应的 )。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>OR needs something on both sides.</source>
   <translation>OR 两侧都需要内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nothing follows the minus sign.</source>
   <translation>减号后没有内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is nested too deeply.</source>
   <translation>嵌套太深。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A word or phrase may have {count} letters.</source>
   <translation>一个词或短语最多 {count} 个字符。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Something should follow “{text}”.</source>
   <translation>“{text}”之后应有内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” is no {field}; write {example}.</source>
   <translation>“{text}”不是{field}；请写成 {example}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{text}” goes with year and rating only.</source>
   <translation>“{text}”只用于 year 和 rating。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{name}: knows {known}.</source>
   <translation>{name}: 可用的有 {known}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Write {example}.</source>
   <translation>请写成 {example}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{service} could not be reached.</source>
   <translation>无法连接 {service}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Check that this computer is online, and ask again.</source>
   <translation>请检查本机是否联网，然后重试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{service} did not answer in time.</source>
   <translation>{service} 未及时响应。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>It may be busy: ask again later.</source>
   <translation>可能繁忙：请稍后重试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The connection to {service} is not secure: {detail}.</source>
   <translation>与 {service} 的连接不安全：{detail}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A network's log-in page or a wrong clock may be why. Nothing was sent.</source>
   <translation>可能是网络登录页面或系统时间错误所致。未发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{service} broke its answer off.</source>
   <translation>{service} 的响应中断。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Ask again later.</source>
   <translation>请稍后重试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{service} asks for a pause: too many requests{detail}.</source>
   <translation>{service} 要求暂停：请求太多{detail}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{service} refused the request (status {detail}).</source>
   <translation>{service} 拒绝了请求（状态 {detail}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Where you gave a key for it, check it in the look-up settings.</source>
   <translation>如果你为它填写了密钥，请在查找设置中检查。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{service} did not understand a request (status {detail}).</source>
   <translation>{service} 不理解请求（状态 {detail}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The log of requests shows it.</source>
   <translation>请求日志中有记载。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{service} has a fault of its own (status {detail}).</source>
   <translation>{service} 自身出错（状态 {detail}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A web page came in place of {service}'s answer.</source>
   <translation>返回的是网页，而不是 {service} 的响应。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A network's log-in page may stand in between: open any page in a browser first.</source>
   <translation>可能被网络登录页面拦截：请先用浏览器打开任意页面。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>An answer of {service} could not be read: {detail}.</source>
   <translation>无法读取 {service} 的响应：{detail}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>An answer of {service} was too large and was not read to its end.</source>
   <translation>{service} 的响应太大，未读完。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Ask for fewer papers at once.</source>
   <translation>请一次查询较少的论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Stopped before an answer came.</source>
   <translation>在响应到来之前已停止。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>its certificate is not trusted here</source>
   <translation>本机不信任其证书</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>It fits more than one paper that are not the same.</source>
   <translation>它与多篇不同的论文都吻合。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Same DOI or arXiv id; one of them was added by hand.</source>
   <translation>DOI 或 arXiv 编号相同；其中一篇为手动添加。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Same title and an author in common.</source>
   <translation>标题相同，且有共同作者。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Same title.</source>
   <translation>标题相同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nearly the same title and an author in common.</source>
   <translation>标题几乎相同，且有共同作者。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Nearly the same title.</source>
   <translation>标题几乎相同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>One title is the beginning of the other; same author.</source>
   <translation>一个标题是另一个的开头；作者相同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Different titles, but an author in common and nearly the same abstract.</source>
   <translation>标题不同，但有共同作者且摘要几乎相同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>One abstract is the beginning of the other; one of them has no title.</source>
   <translation>一个摘要是另一个的开头；其中一篇没有标题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The abstracts begin the same and go on differently; one has no title.</source>
   <translation>摘要开头相同而后文不同；其中一篇没有标题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The page says at least {count} records; {n} were found.</source>
   <translation>页面称至少有 {count} 条记录；只找到 {n} 条。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The page of {name} says {count} records; {n} were found.</source>
   <translation>{name} 的页面称有 {count} 条记录；只找到 {n} 条。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The page of {name} says at least {count} records; {n} were found.</source>
   <translation>{name} 的页面称至少有 {count} 条记录；只找到 {n} 条。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The page says {count} records; {n} were found.</source>
   <translation>页面称有 {count} 条记录；只找到 {n} 条。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The page says it has {count} entries; {n} were read. Is one taken for two?</source>
   <translation>页面称有 {count} 个条目，却读出 {n} 个。是否有一个被当成了两个？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{count} more entries of this listing have problems like these; they are not all shown.</source>
   <translation>此列表另有 {count} 个条目有类似问题，未全部显示。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>They are not where the library says they are; nothing was copied or moved.</source>
   <translation>它们不在文献库所记的位置；未复制或移动任何文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>They were in the trash of Zotero.</source>
   <translation>它们在 Zotero 的回收站中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>They belong to no paper; they are in Zotero as before.</source>
   <translation>它们不属于任何论文；在 Zotero 中保持原样。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>No paper is in them.</source>
   <translation>其中没有论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>They ask in Zotero's own words: make them anew as saved searches.</source>
   <translation>它们使用 Zotero 自己的查询方式：请重新建立为已存搜索。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Which papers are related is not kept here.</source>
   <translation>这里不保存论文之间的关联。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Feeds are not libraries.</source>
   <translation>订阅源不是文献库。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>They have no members of their own, a rule finds them: a saved search here can do the same. The rule stands in the file.</source>
   <translation>它们没有自己的成员，由规则查找：这里的已存搜索可起同样作用。规则写在文件中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>items</source>
   <translation>条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>papers</source>
   <translation>论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>tags</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>collections</source>
   <translation>分类</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>group libraries</source>
   <translation>群组文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>automatic tags</source>
   <translation>自动标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>keywords</source>
   <translation>关键词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>notes</source>
   <translation>笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>highlights and comments</source>
   <translation>高亮和批注</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>files of no paper</source>
   <translation>不属于论文的文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>saved searches</source>
   <translation>已存搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>relations</source>
   <translation>关联</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>feeds</source>
   <translation>订阅源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>groups</source>
   <translation>分组</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>groups with a rule</source>
   <translation>带规则的分组</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>papers in folders</source>
   <translation>文件夹中的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>references</source>
   <translation>参考文献</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>research notes</source>
   <translation>研究笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>files</source>
   <translation>文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>attached files</source>
   <translation>附加的文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a file without a name</source>
   <translation>无名文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a mark without words</source>
   <translation>无文字的标记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a note without a title</source>
   <translation>无标题的笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A brace of this field is never closed.</source>
   <translation>此字段的花括号没有闭合。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A quotation mark of this field is never closed.</source>
   <translation>此字段的引号没有闭合。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is no field: it was left out.</source>
   <translation>这不是字段：已忽略。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry has no end: what could be read is kept.</source>
   <translation>此条目没有结尾：保留了可读取的部分。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The abbreviation “{name}” is not defined in this file.</source>
   <translation>此文件中未定义缩写“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The abbreviation “{name}” is too long.</source>
   <translation>缩写“{name}”太长。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The file does not say which encoding it is in; it was read as {encoding}. If letters look wrong, choose another encoding.</source>
   <translation>文件未说明编码，已按 {encoding} 读取。如果有乱码，请选择其他编码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The file says that it is in “{said}”, in which it cannot be read; it was read as {encoding}. If letters look wrong, choose another encoding.</source>
   <translation>文件称其编码为“{said}”，但按此无法读取，已按 {encoding} 读取。如果有乱码，请选择其他编码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Some bytes here are no letters in the file's encoding; they are shown as “�”.</source>
   <translation>此处有些字节在文件编码中不是字符，显示为“�”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>NUL bytes stand here; they were read as blanks.</source>
   <translation>此处有 NUL 字节，已按空格读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the page around what it says to programs</source>
   <translation>页面中供程序读取的数据以外的部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no article on this page.</source>
   <translation>此页面上没有文章。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is no note on one paper.</source>
   <translation>这不是关于一篇论文的笔记。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arXiv answered with an error here: {text}</source>
   <translation>arXiv 在此返回了错误：{text}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>An entry without a title.</source>
   <translation>没有标题的条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>rules and headings between the entries</source>
   <translation>条目之间的分隔线和标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the head or foot of the mail</source>
   <translation>邮件的开头或结尾</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This text stands between the entries and belongs to none.</source>
   <translation>此文本位于条目之间，不属于任何条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The end mark of this entry is missing; what follows it may have been lost.</source>
   <translation>此条目缺少结束标记；其后的内容可能已丢失。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>what stands between the entries</source>
   <translation>条目之间的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>fields that other entries share</source>
   <translation>其他条目共用的字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry has no fields: there is nothing to keep.</source>
   <translation>此条目没有字段：无可保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This line is no citation file that can be read.</source>
   <translation>此行不是可读取的引用文件内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Crossref answered with an error here: {text}</source>
   <translation>Crossref 在此返回了错误：{text}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This row has more cells than the table has columns; a quotation mark may be missing.</source>
   <translation>此行的单元格多于表格的列数；可能缺少引号。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This row tells nothing of a paper.</source>
   <translation>此行没有论文信息。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The table could not be read any further from here.</source>
   <translation>表格从此处起无法继续读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Something went wrong in the reader “{format}” behind this line; the log has it.</source>
   <translation>“{format}”读取器在此行之后出错，详见日志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The reader “{format}” could not look at this text; the log has why.</source>
   <translation>“{format}”读取器无法检查此文本，原因见日志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>None of the columns that were named holds a title or an abstract; there are: {known}.</source>
   <translation>所指定的列都不含标题或摘要；现有的列：{known}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A quotation mark of this row is closed only many lines further on, if at all.</source>
   <translation>此行的引号在很多行之后才闭合，或没有闭合。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the row of headings</source>
   <translation>表头行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a person's page, no publication</source>
   <translation>个人页面，不是出版物</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>an entry without a field</source>
   <translation>没有字段的条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is a page on which a site asks you to show that you are no robot; no papers are on it. Open the page in a browser, answer the question, and save the page then.</source>
   <translation>这是网站的人机验证页面，没有论文。请用浏览器打开页面，完成验证后再保存。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is a page that asks you to log in; no papers are on it. Log in with a browser, open the list, and save or copy it then.</source>
   <translation>这是登录页面，没有论文。请用浏览器登录，打开列表后再保存或复制。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is a page that asks about cookies; no papers are on it. Answer it in a browser, and save or copy the list then.</source>
   <translation>这是 Cookie 询问页面，没有论文。请在浏览器中作答，再保存或复制列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is the page on which Google Scholar asks you to show that you are no robot; no papers are on it. Open the profile in a browser, answer the question, and save the page then.</source>
   <translation>这是 Google Scholar 的人机验证页面，没有论文。请用浏览器打开个人主页，完成验证后再保存页面。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a page that stands before the list</source>
   <translation>列表之前的拦截页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the page around the list</source>
   <translation>列表以外的页面内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>There is no title.</source>
   <translation>没有标题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the mail around the list</source>
   <translation>列表以外的邮件内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>text outside the labelled entries</source>
   <translation>带标签条目以外的文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a message without a paper</source>
   <translation>不含论文的消息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>no title with a link to a paper</source>
   <translation>没有链接到论文的标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry is no MARC record: its leader or its directory cannot be read.</source>
   <translation>此条目不是 MARC 记录：无法读取其头标区或目次区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry has a number and nothing else.</source>
   <translation>此条目只有编号，没有其他内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a record that its archive has withdrawn</source>
   <translation>已被其存档撤回的记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>text around PubMed's list</source>
   <translation>PubMed 列表以外的文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This paragraph stands between the entries and belongs to none.</source>
   <translation>此段位于条目之间，不属于任何条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the head, the contents or the foot of the report</source>
   <translation>报告的开头、目录或结尾</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The end line (ER) of this entry is missing; it was read up to the next entry.</source>
   <translation>此条目缺少结束行 (ER)；已读到下一条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The type line (TY) of this entry is missing.</source>
   <translation>此条目缺少类型行 (TY)。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry says nothing: there is nothing to keep.</source>
   <translation>此条目没有内容：无可保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>head, foot and what stands between the entries</source>
   <translation>开头、结尾和条目之间的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>what belongs to no paper</source>
   <translation>不属于任何论文的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This object is no JSON that can be read ({error}); it was passed over.</source>
   <translation>此对象不是可读取的 JSON（{error}）；已略过。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This object is nested too deeply to be a description of a paper; it was passed over.</source>
   <translation>此对象嵌套太深，不会是论文描述；已略过。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The text ends in the middle of an object: the file may have been cut short.</source>
   <translation>文本在对象中间结束：文件可能被截断。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This object describes no paper: it was passed over.</source>
   <translation>此对象不描述论文：已略过。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry of the list has nothing that could be read as a paper.</source>
   <translation>列表的此条目没有可读作论文的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a part of the page that is not shown</source>
   <translation>页面中不显示的部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is no page of a site that is known here.</source>
   <translation>这不是已知网站的页面。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This line among the abstracts does not read like one.</source>
   <translation>摘要之间的此行不像摘要。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This line is none of the parts of an entry that are known here.</source>
   <translation>此行不是已知的条目组成部分。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>An entry of the list without title and abstract.</source>
   <translation>列表中没有标题和摘要的条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This line stands beside the list and is no entry of it.</source>
   <translation>此行在列表之外，不是列表的条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Which lines here are titles, and which are not, cannot be told: nothing was read, so that no paper is made up.</source>
   <translation>无法判断这里哪些行是标题：为免编造论文，未读取任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a list whose entries cannot be told apart</source>
   <translation>无法区分各条目的列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the head of the mail</source>
   <translation>邮件头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a part of the mail in which no papers were found</source>
   <translation>邮件中没有找到论文的部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a menu, button or footer of the page</source>
   <translation>页面的菜单、按钮或页脚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the head of the page: its owner, its count, its headings</source>
   <translation>页面开头：所有者、计数、标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This text stands outside the list and belongs to no entry.</source>
   <translation>此文本在列表之外，不属于任何条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This line is too long to be part of an entry.</source>
   <translation>此行太长，不会是条目的一部分。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a row of the table that tells of no paper</source>
   <translation>表格中没有论文信息的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the page around the entries</source>
   <translation>条目以外的页面内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a session of the programme: its name, time, room or chair</source>
   <translation>日程中的场次：名称、时间、地点或主持人</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a break, a talk without a paper, or another event of the programme</source>
   <translation>休息、无论文的报告或日程中的其他活动</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the kind, the place or the number of an entry</source>
   <translation>条目的类型、位置或编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the buttons of an entry</source>
   <translation>条目的按钮</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>text outside the list of references</source>
   <translation>参考文献列表以外的文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a heading of the list</source>
   <translation>列表的标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a section that lists no papers</source>
   <translation>不列论文的部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a part of the plan that is no reading</source>
   <translation>课程计划中不是读物的部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a part of the contents without authors</source>
   <translation>目录中没有作者的部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a line of the results, not of a paper</source>
   <translation>结果列表中不属于文献的一行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This was not understood as a reference.</source>
   <translation>未能识别为参考文献。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This is too long to be a reference.</source>
   <translation>太长，不会是参考文献。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>No list of references was found.</source>
   <translation>没有找到参考文献列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the heading of a year</source>
   <translation>年份标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a heading within the list</source>
   <translation>列表中的标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the heading of a day or of a kind of submissions</source>
   <translation>某日或某类投稿的标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the page's count, and its choice of pages</source>
   <translation>页面的计数和翻页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the head of the page</source>
   <translation>页面开头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a heading of the programme</source>
   <translation>日程的标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a button of the page</source>
   <translation>页面的按钮</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a box of the page: what is cited, open or who the co-authors are</source>
   <translation>页面的信息框：引用、开放获取或合著者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>not set out as the taught layout says</source>
   <translation>与所教版式不符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry says nothing of a paper: there is nothing to keep.</source>
   <translation>此条目没有论文信息：无可保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This file defines abbreviations (entities) of its own; they are not expanded.</source>
   <translation>此文件自定义了缩写（实体），不予展开。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry is no XML that can be read ({error}); it was passed over.</source>
   <translation>此条目不是可读取的 XML（{error}）；已略过。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry is nested too deeply to be a description of a paper; it was passed over.</source>
   <translation>此条目嵌套太深，不会是论文描述；已略过。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>The end of this entry is missing; it was passed over.</source>
   <translation>此条目缺少结尾；已略过。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>A tag of this entry has {count} attributes, in line {n}: no description of a paper has as many. The entry was passed over.</source>
   <translation>此条目的一个标签有 {count} 个属性（第 {n} 行）：论文描述不会有这么多。已略过此条目。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>This entry is no proper XML ({error}); it was read all the same.</source>
   <translation>此条目不是规范的 XML（{error}）；仍已读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>in no record</source>
   <translation>不属于任何记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a page's number</source>
   <translation>页码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the same letters</source>
   <translation>字母相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>one and many</source>
   <translation>单复数不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>one letter apart</source>
   <translation>相差一个字母</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>number of authors</source>
   <translation>作者总数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>page owner</source>
   <translation>页面所有者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>rating</source>
   <translation>评分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>date</source>
   <translation>日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>subjects</source>
   <translation>学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>identifiers</source>
   <translation>标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>links</source>
   <translation>链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>DOI</source>
   <translation>DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arXiv id</source>
   <translation>arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>type</source>
   <translation>类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>fields</source>
   <translation>其他字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>volume</source>
   <translation>卷</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>issue</source>
   <translation>期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>page</source>
   <translation>页码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>publisher</source>
   <translation>出版社</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>publisher-place</source>
   <translation>出版地</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>edition</source>
   <translation>版次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>language</source>
   <translation>语言</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>keyword</source>
   <translation>关键词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>editor</source>
   <translation>编者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Biblioscape (tagged)</source>
   <translation>Biblioscape（标记格式）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>COPAC (tagged)</source>
   <translation>COPAC（标记格式）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Chat (JSON)</source>
   <translation>聊天记录（JSON）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Citation file (CFF)</source>
   <translation>引用文件 (CFF)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>EndNote (tagged) or refer</source>
   <translation>EndNote（标记格式）或 refer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Engineering Village (Inspec, Compendex)</source>
   <translation>Engineering Village（Inspec、Compendex）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Google Scholar alert</source>
   <translation>Google Scholar 快讯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Google Scholar profile</source>
   <translation>Google Scholar 个人主页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Labelled entries (Title: …)</source>
   <translation>带标签的条目（Title: …）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>List of references</source>
   <translation>参考文献列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Note on a paper</source>
   <translation>论文笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>OAI records (arXiv, Dublin Core)</source>
   <translation>OAI 记录（arXiv、Dublin Core）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Page of a known site</source>
   <translation>已知网站的页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Page of one article</source>
   <translation>单篇文章的页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Page with data of its works</source>
   <translation>含作品数据的页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Page without papers (robot check, log-in, cookies)</source>
   <translation>没有论文的页面（人机验证、登录、Cookie）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>PubMed (MEDLINE text)</source>
   <translation>PubMed（MEDLINE 文本）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>PubMed (Summary or Abstract text)</source>
   <translation>PubMed（Summary 或 Abstract 文本）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>RDF (Zotero, BIBO)</source>
   <translation>RDF（Zotero、BIBO）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>RePEc NEP report</source>
   <translation>RePEc NEP 报告</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>RefWorks (tagged)</source>
   <translation>RefWorks（标记格式）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Saved publication page</source>
   <translation>保存的论文页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>SilverPlatter (Inspec and others)</source>
   <translation>SilverPlatter（Inspec 等）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Table (CSV, TSV, XLSX)</source>
   <translation>表格（CSV、TSV、XLSX）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Text of a publication page</source>
   <translation>论文页面的文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Titles with links</source>
   <translation>带链接的标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Web of Science (tagged)</source>
   <translation>Web of Science（标记格式）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Word bibliography</source>
   <translation>Word 书目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Zotero library</source>
   <translation>Zotero 文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arXiv Atom feed</source>
   <translation>arXiv Atom 订阅</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arXiv JSON lines</source>
   <translation>arXiv JSON 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arXiv mail or listing</source>
   <translation>arXiv 邮件或列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Mail</source>
   <translation>邮件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>for LaTeX, keys kept</source>
   <translation>用于 LaTeX，保留引用键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>for reference managers</source>
   <translation>用于文献管理软件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>for pandoc</source>
   <translation>用于 pandoc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>for spreadsheets</source>
   <translation>用于电子表格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>reading list</source>
   <translation>阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Plain text</source>
   <translation>纯文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>taught by you</source>
   <translation>由你所教</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Western (Windows-1252)</source>
   <translation>西欧 (Windows-1252)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Western (Latin-1)</source>
   <translation>西欧 (Latin-1)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>pasted text</source>
   <translation>粘贴的文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>acl anthology</source>
   <translation>ACL Anthology</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>aligned blocks</source>
   <translation>对齐的文本块</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>article page</source>
   <translation>文章页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arxiv atom</source>
   <translation>arXiv Atom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arxiv json</source>
   <translation>arXiv JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arxiv list</source>
   <translation>arXiv 列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>arxiv search</source>
   <translation>arXiv 搜索结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>conference programme</source>
   <translation>会议日程</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>dblp xml</source>
   <translation>DBLP XML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>endnote tagged</source>
   <translation>EndNote（标记格式）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>endnote xml</source>
   <translation>EndNote XML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>gate page</source>
   <translation>拦截页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>google scholar</source>
   <translation>Google Scholar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>google scholar mail</source>
   <translation>Google Scholar 快讯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>known page</source>
   <translation>已知网站的页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>labelled blocks</source>
   <translation>带标签的条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>linked titles</source>
   <translation>带链接的标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>loose blocks</source>
   <translation>松散的文本块</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>openurl xml</source>
   <translation>OpenURL</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>orcid works</source>
   <translation>ORCID 作品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>page text</source>
   <translation>页面文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>page works</source>
   <translation>页面中的作品数据</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>pubmed results</source>
   <translation>PubMed 结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>pubmed text</source>
   <translation>PubMed 文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>pubmed xml</source>
   <translation>PubMed XML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>reference list</source>
   <translation>参考文献列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>repec nep</source>
   <translation>RePEc NEP</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>scholar profile</source>
   <translation>Scholar 个人主页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>scholar results</source>
   <translation>Scholar 结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>semantic scholar</source>
   <translation>Semantic Scholar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>semantic scholar json</source>
   <translation>Semantic Scholar JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>web of science</source>
   <translation>Web of Science</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>web page</source>
   <translation>网页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>mail</source>
   <translation>邮件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>bibliography</source>
   <translation>参考文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>lookup</source>
   <translation>联网查找</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>No such file or directory</source>
   <translation>没有该文件或目录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Permission denied</source>
   <translation>权限不足</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Operation not permitted</source>
   <translation>不允许此操作</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>No space left on device</source>
   <translation>磁盘空间不足</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Disk quota exceeded</source>
   <translation>超出磁盘配额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Read-only file system</source>
   <translation>只读文件系统</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Is a directory</source>
   <translation>是一个目录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Not a directory</source>
   <translation>不是目录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Directory not empty</source>
   <translation>目录非空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>File name too long</source>
   <translation>文件名过长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>File too large</source>
   <translation>文件过大</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>File exists</source>
   <translation>文件已存在</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Input/output error</source>
   <translation>输入/输出错误</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Device or resource busy</source>
   <translation>设备或资源忙</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>No such device</source>
   <translation>没有该设备</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>No such device or address</source>
   <translation>没有该设备或地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Too many open files</source>
   <translation>打开的文件过多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Too many open files in system</source>
   <translation>系统中打开的文件过多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Too many levels of symbolic links</source>
   <translation>符号链接层数过多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Invalid argument</source>
   <translation>无效的参数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Invalid cross-device link</source>
   <translation>无效的跨设备链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Text file busy</source>
   <translation>文件正被使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Stale file handle</source>
   <translation>文件句柄已失效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Transport endpoint is not connected</source>
   <translation>连接已断开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Cannot allocate memory</source>
   <translation>内存不足</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Operation not supported</source>
   <translation>不支持此操作</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Connection refused</source>
   <translation>连接被拒绝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Connection reset by peer</source>
   <translation>连接被对方重置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Connection timed out</source>
   <translation>连接超时</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Network is unreachable</source>
   <translation>网络不可达</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>No route to host</source>
   <translation>无法到达主机</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>Broken pipe</source>
   <translation>管道已断开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>embedded null byte</source>
   <translation>名称中含有空字符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>unknown reason</source>
   <translation>原因不明</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>missing ), unterminated subpattern at position {n}</source>
   <translation>第 {n} 个字符处缺少 )</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>unbalanced parenthesis at position {n}</source>
   <translation>第 {n} 个字符处的括号不配对</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>unterminated character set at position {n}</source>
   <translation>第 {n} 个字符处的字符集没有结束</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>nothing to repeat at position {n}</source>
   <translation>第 {n} 个字符处没有可重复的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>multiple repeat at position {n}</source>
   <translation>第 {n} 个字符处重复了多次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>bad escape (end of pattern) at position {n}</source>
   <translation>第 {n} 个字符处的转义没有写完</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>bad escape {sign} at position {n}</source>
   <translation>第 {n} 个字符处的转义 {sign} 无效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>bad character range {range} at position {n}</source>
   <translation>第 {n} 个字符处的字符范围 {range} 无效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>min repeat greater than max repeat at position {n}</source>
   <translation>第 {n} 个字符处的最少重复次数大于最多次数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>unknown extension {sign} at position {n}</source>
   <translation>第 {n} 个字符处的扩展 {sign} 未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>invalid group reference {number} at position {n}</source>
   <translation>第 {n} 个字符处引用了不存在的组 {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>unknown group name {name} at position {n}</source>
   <translation>第 {n} 个字符处的组名 {name} 未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>look-behind requires fixed-width pattern</source>
   <translation>后顾断言须为固定长度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>its version is no number</source>
   <translation>其版本不是数字</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it has neither a title nor an abstract</source>
   <translation>其中既没有标题也没有摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a field stands in it twice</source>
   <translation>其中有一个字段出现两次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a record would begin with what may be missing</source>
   <translation>条目会以可能缺失的内容开头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>the ways of a group differ in their fields</source>
   <translation>一个组的几种写法字段不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>two parts of a line stand side by side with nothing between them</source>
   <translation>一行中有两个部分紧挨着，中间没有分隔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a group is no object</source>
   <translation>有一个组不是对象</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>a piece says one thing</source>
   <translation>一个片段只能说明一件事</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it has a piece of no known kind</source>
   <translation>其中有未知类型的片段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>“{name}” is neither true nor false</source>
   <translation>“{name}”既不是 true 也不是 false</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it has no groups, or too many</source>
   <translation>其中没有组，或组过多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it has no ways, or too many</source>
   <translation>其中没有写法，或写法过多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it has no pieces, or too many</source>
   <translation>其中没有片段，或片段过多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>it has keys that are not known</source>
   <translation>其中有未知的键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>2024, 2020..2023 or &gt;2020</source>
   <translation>2024、2020..2023 或 &gt;2020</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>3, 2..4 or &gt;2</source>
   <translation>3、2..4 或 &gt;2</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>{name}:7d, {name}:2m, {name}:2024-10-29 or {name}:2024-10-01..2024-10-31</source>
   <translation>{name}:7d、{name}:2m、{name}:2024-10-29 或 {name}:2024-10-01..2024-10-31</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/core_words" />
   <source>new:2024-10-29, new:7d, new:import or new:unseen</source>
   <translation>new:2024-10-29、new:7d、new:import 或 new:unseen</translation>
  </message>
 </context>
 <context>
  <name>DecisionFoot</name>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Same</source>
   <translation>相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Different</source>
   <translation>不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Later</source>
   <translation>稍后</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Nothing is lost: tags, notes and all that was read stay.</source>
   <translation>不会丢失任何内容：标签、笔记和读入的内容都会保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>If they are the same: what you choose is kept as your edit, the rest is the fullest of what was read.</source>
   <translation>若为同一篇：你的选择保存为你的修改，其余取读入内容中最完整的。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Do not choose</source>
   <translation>不逐项选择</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Choose by field</source>
   <translation>逐字段选择</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Show the pair alone</source>
   <translation>只显示这一对</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Show all {number} of this group</source>
   <translation>显示此组全部 {number} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>Show {most} of the {number} of this group</source>
   <translation>显示此组 {number} 篇中的 {most} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>{number} more of equal certainty:</source>
   <translation>另有 {number} 对同样确定：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>All {number} are the same</source>
   <translation>全部 {number} 对都相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/decision_foot.py" />
   <source>All {number} are different</source>
   <translation>全部 {number} 对都不同</translation>
  </message>
 </context>
 <context>
  <name>DetailsPane</name>
  <message>
   <location filename="../../desktop_app/ui/details/details_pane.py" />
   <source>Details</source>
   <translation>详情</translation>
  </message>
 </context>
 <context>
  <name>DialogFrame</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/dialog_frame.py" />
   <source>What you typed is not saved yet. Esc again throws it away.</source>
   <translation>你输入的内容尚未保存。再按一次 Esc 将丢弃。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/dialog_frame.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/dialog_frame.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/dialog_frame.py" />
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/dialog_frame.py" />
   <source>Ctrl+Enter</source>
   <translation>Ctrl+Enter</translation>
  </message>
 </context>
 <context>
  <name>DialogOpener</name>
  <message>
   <location filename="../../desktop_app/ui/dialog_opener.py" />
   <source>There is no paper here to export</source>
   <translation>这里没有可导出的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialog_opener.py" />
   <source>Saved {papers} in {file}</source>
   <translation>已将 {papers}保存到 {file}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialog_opener.py" />
   <source>Copied {papers}</source>
   <translation>已复制 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialog_opener.py" />
   <source>Edit {field} of {papers}</source>
   <translation>编辑 {papers}的{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialog_opener.py" />
   <source>Changed {papers}</source>
   <translation>已修改 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialog_opener.py" />
   <source>Undo several steps</source>
   <translation>撤销多个步骤</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialog_opener.py" />
   <source>Redo several steps</source>
   <translation>重做多个步骤</translation>
  </message>
 </context>
 <context>
  <name>DropVeil</name>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>Drop to import</source>
   <translation>松开以导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>Drop to attach it to this paper</source>
   <translation>松开以附加到此论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>Drop to attach them to this paper</source>
   <translation>松开以附加到此论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>PDF files are attached to papers</source>
   <translation>PDF 文件可附加到论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>Let it go on the row of a paper, or where a paper is read</source>
   <translation>请拖放到某篇论文的行上，或正在阅读的论文上</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>Let them go on the row of a paper, or where a paper is read</source>
   <translation>请拖放到某篇论文的行上，或正在阅读的论文上</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>Beside the rows, it is read as a listing</source>
   <translation>放在行外则作为列表读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>Beside the rows, they are read as listings</source>
   <translation>放在行外则作为列表读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>On the row of a paper, the file is attached to it</source>
   <translation>放在论文行上则附加到该论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/drop_veil.py" />
   <source>On the row of a paper, the files are attached to it</source>
   <translation>放在论文行上则附加到该论文</translation>
  </message>
 </context>
 <context>
  <name>DuplicatesPage</name>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>same</source>
   <translation>相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>different</source>
   <translation>不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>later</source>
   <translation>稍后</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>Deciding on a pair</source>
   <translation>判定一对论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>Are these the same paper?</source>
   <translation>它们是同一篇论文吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>Are these {number} the same paper?</source>
   <translation>这 {number} 篇是同一篇论文吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>Each is like another of them.</source>
   <translation>每一篇都与其中另一篇相似。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>pair is</source>
   <translation>对</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>pairs are</source>
   <translation>对</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>{pairs} put off till later</source>
   <translation>已暂缓 {pairs}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>Decide on it now</source>
   <translation>现在判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>Decide on them now</source>
   <translation>现在判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>All pairs are decided</source>
   <translation>所有论文对均已判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>No possible duplicates</source>
   <translation>没有可能的重复项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>After each import, papers that are alike but not surely the same stand here.</source>
   <translation>每次导入后，相似但不确定相同的论文会显示在这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>pair left</source>
   <translation>对尚未判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>pairs left</source>
   <translation>对尚未判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>No pairs left</source>
   <translation>没有待判定的论文对</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/duplicates/duplicates_page.py" />
   <source>{number} put off</source>
   <translation>已暂缓 {number} 对</translation>
  </message>
 </context>
 <context>
  <name>EditManyDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Edit {papers}</source>
   <translation>编辑 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Field</source>
   <translation>字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>What to do</source>
   <translation>操作</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Set to one value</source>
   <translation>统一设为</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Find and replace</source>
   <translation>查找并替换</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Add to what is there</source>
   <translation>追加到现有内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Clear</source>
   <translation>清空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Your values lie over what was read, as those of a single edit do, and win over later listings. One step of Undo takes all of it back.</source>
   <translation>与单篇编辑一样，你填的值覆盖读入的内容，并优先于以后的列表。一步撤销即可全部还原。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Find</source>
   <translation>查找</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Replace with</source>
   <translation>替换为</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Replace with; empty to take it out</source>
   <translation>替换为；留空则删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Regular expression</source>
   <translation>正则表达式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Groups in ( ) are named \1, \2 in what replaces them</source>
   <translation>( ) 中的分组在替换内容中写作 \1、\2</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Match case</source>
   <translation>区分大小写</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Whole words</source>
   <translation>全字匹配</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>What would change</source>
   <translation>将要更改的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Paper</source>
   <translation>论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Before</source>
   <translation>更改前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>After</source>
   <translation>更改后</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Date</source>
   <translation>日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Subjects</source>
   <translation>学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>DOI</source>
   <translation>DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>arXiv id</source>
   <translation>arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Links</source>
   <translation>链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Type</source>
   <translation>类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Owner of the page</source>
   <translation>页面所有者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Volume</source>
   <translation>卷</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Issue</source>
   <translation>期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Pages</source>
   <translation>页码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Publisher</source>
   <translation>出版社</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Place of publication</source>
   <translation>出版地</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Edition</source>
   <translation>版次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Language</source>
   <translation>语言</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>ISSN</source>
   <translation>ISSN</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>ISBN</source>
   <translation>ISBN</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>One a line</source>
   <translation>每行一个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>The value for all of them</source>
   <translation>统一的值</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Looking at {papers}</source>
   <translation>正在检查 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Change</source>
   <translation>更改</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>{n} of {papers} would change</source>
   <translation>{papers}中的 {n} 篇将更改</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>{n} stay as they are</source>
   <translation>{n} 篇保持不变</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>{n} are left alone: see why</source>
   <translation>{n} 篇不处理，原因见列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>the first {n} are shown</source>
   <translation>显示前 {n} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Change {papers}</source>
   <translation>更改 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/edit_many_dialog.py" />
   <source>Something went wrong in Paperfold; the log has it.</source>
   <translation>Paperfold 出错了，详见日志。</translation>
  </message>
 </context>
 <context>
  <name>EmptyPage</name>
  <message>
   <location filename="../../desktop_app/ui/listings/empty_page.py" />
   <source>Reads .txt, .html, .eml, .bib and whatever you paste. The content decides, not the file name.</source>
   <translation>可读取 .txt、.html、.eml、.bib 及你粘贴的任何内容。以内容为准，与文件名无关。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/empty_page.py" />
   <source>Your library is empty</source>
   <translation>文献库是空的</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/empty_page.py" />
   <source>Drop listings here: text copied from profile pages, arXiv mails, saved web pages, BibTeX files, or a whole folder of them. Paperfold reads them into papers, each once, and leaves empty what they do not say.</source>
   <translation>把列表文件拖到这里：从个人主页复制的文本、arXiv 邮件、保存的网页、BibTeX 文件，或整个文件夹。Paperfold 从中读出论文，每篇只存一份；其中没有写明的内容留空。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/empty_page.py" />
   <source>Everything stays on this computer. Nothing is sent unless you ask for it.</source>
   <translation>所有内容都保存在本机。除非你要求，不会发送任何信息。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/empty_page.py" />
   <source>Choose files</source>
   <translation>选择文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/empty_page.py" />
   <source>Paste a listing</source>
   <translation>粘贴列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/empty_page.py" />
   <source>Open the sample</source>
   <translation>打开示例</translation>
  </message>
 </context>
 <context>
  <name>export scopes</name>
  <message>
   <location filename="../../desktop_app/ui/export_scopes.py" />
   <source>All papers that are shown</source>
   <translation>显示的全部论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export_scopes.py" />
   <source>All papers tagged “{tag}”</source>
   <translation>标签为“{tag}”的全部论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export_scopes.py" />
   <source>The reading list “{name}”</source>
   <translation>阅读清单“{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export_scopes.py" />
   <source>{papers} that match “{text}”</source>
   <translation>匹配“{text}”的 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export_scopes.py" />
   <source>reading list</source>
   <translation>阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export_scopes.py" />
   <source>The chosen paper</source>
   <translation>所选论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export_scopes.py" />
   <source>The chosen papers</source>
   <translation>所选论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export_scopes.py" />
   <source>Export {papers}: {what}</source>
   <translation>导出 {papers}：{what}</translation>
  </message>
 </context>
 <context>
  <name>ExportDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Format</source>
   <translation>格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Export {papers}</source>
   <translation>导出 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Before you save</source>
   <translation>保存之前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>First entry</source>
   <translation>首个条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>&amp;Abstracts</source>
   <translation>摘要(&amp;A)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>My &amp;notes</source>
   <translation>我的笔记(&amp;N)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>&amp;Tags as keywords</source>
   <translation>标签作为关键词(&amp;T)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>&amp;Whose page it was on</source>
   <translation>来自谁的页面(&amp;W)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Change</source>
   <translation>更改</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Change where the file goes</source>
   <translation>更改保存位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Save {papers}</source>
   <translation>保存 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Where to save</source>
   <translation>保存位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Exporting {papers}</source>
   <translation>正在导出 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Copying {papers}</source>
   <translation>正在复制 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_dialog.py" />
   <source>Something went wrong in Paperfold; the log has it. Nothing was written.</source>
   <translation>Paperfold 出错了，详见日志。未写入任何内容。</translation>
  </message>
 </context>
 <context>
  <name>ExportSurveyView</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>complete as far as the sources say</source>
   <translation>篇完整（以来源所载为准）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>title, all authors, year, and an identifier or venue</source>
   <translation>有标题、全部作者、年份，以及标识符或期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>with a cut author list</source>
   <translation>篇作者列表被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>written as “and others”, or with a note</source>
   <translation>写作 “and others”，或附加说明</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>without authors</source>
   <translation>篇没有作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>the field is left out, none is guessed</source>
   <translation>该字段省略，不作猜测</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>without a year</source>
   <translation>篇无年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>with an abstract cut in the source</source>
   <translation>篇摘要在来源中被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>written as far as it is known, and marked as cut</source>
   <translation>按已知内容写出，并标明截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>left out of {format}; a list as text can hold them</source>
   <translation>不写入 {format}；文本清单可以包含它们</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>Include them</source>
   <translation>包含</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>written all the same, without a title</source>
   <translation>照常写出，但没有标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>Leave them out</source>
   <translation>排除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>shown by the beginning of the abstract</source>
   <translation>以摘要开头代替</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>without a title</source>
   <translation>篇没有标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/export_survey_view.py" />
   <source>Show them</source>
   <translation>显示</translation>
  </message>
 </context>
 <context>
  <name>FacetList</name>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_list.py" />
   <source>Narrow by subject, tag, author or venue</source>
   <translation>按学科、标签、作者或期刊/会议筛选</translation>
  </message>
 </context>
 <context>
  <name>FacetModel</name>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>Subjects</source>
   <translation>学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>Tags</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>Venues</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>chosen</source>
   <translation>已选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>Not counted yet</source>
   <translation>尚未统计</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>Fewer</source>
   <translation>收起</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>{count} more…</source>
   <translation>还有 {count} 项…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_model.py" />
   <source>and {count} more</source>
   <translation>及其他 {count} 项</translation>
  </message>
 </context>
 <context>
  <name>FacetPanel</name>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_panel.py" />
   <source>Years</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_panel.py" />
   <source>Facets</source>
   <translation>筛选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_panel.py" />
   <source>Counting authors</source>
   <translation>正在统计作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_panel.py" />
   <source>No papers to narrow down.</source>
   <translation>没有可筛选的论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_panel.py" />
   <source>Nothing to narrow by: no year, subject, tag, author or venue is known.</source>
   <translation>无法筛选：没有年份、学科、标签、作者或期刊/会议信息。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_panel.py" />
   <source>{papers} without a year</source>
   <translation>{papers}无年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/facets/facet_panel.py" />
   <source>{papers} of far years not drawn</source>
   <translation>{papers}年份太远，未画出</translation>
  </message>
 </context>
 <context>
  <name>Failures</name>
  <message>
   <location filename="../../desktop_app/ui/failures.py" />
   <source>Something went wrong in Paperfold, and the log could not be written</source>
   <translation>Paperfold 出错了，且无法写入日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/failures.py" />
   <source>Something went wrong in Paperfold; the log has it</source>
   <translation>Paperfold 出错了，详见日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/failures.py" />
   <source>Open the log</source>
   <translation>打开日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/failures.py" />
   <source>An import that was broken off was taken back; its files can be added again</source>
   <translation>一次中断的导入已撤回，其文件可以重新添加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/failures.py" />
   <source>This library can only be read; nothing you change would be kept</source>
   <translation>此文献库只能读取，所作的更改不会保存</translation>
  </message>
 </context>
 <context>
  <name>FieldPage</name>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>Fields of this paper</source>
   <translation>此论文的字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>Your edit</source>
   <translation>你的修改</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>Back to what was read</source>
   <translation>恢复读入的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>nothing was read</source>
   <translation>没有读入内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>{field}: back to what was read</source>
   <translation>{field}：恢复读入的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>left empty</source>
   <translation>留空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>read from: {text}</source>
   <translation>读取自：{text}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>in use</source>
   <translation>使用中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>Use this</source>
   <translation>采用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>Use this for {field}: {value}</source>
   <translation>{field}采用：{value}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>{listing}, line {n}</source>
   <translation>{listing}，第 {n} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>other</source>
   <translation>处其他来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>others</source>
   <translation>处其他来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/field_page.py" />
   <source>{place} and {others}</source>
   <translation>{place} 和 {others}</translation>
  </message>
 </context>
 <context>
  <name>fields</name>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Page of</source>
   <translation>页面所有者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Kind</source>
   <translation>类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Date</source>
   <translation>日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Subjects</source>
   <translation>学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>DOI</source>
   <translation>DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>arXiv id</source>
   <translation>arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Identifiers</source>
   <translation>标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Links</source>
   <translation>链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Other fields</source>
   <translation>其他字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>What else it says</source>
   <translation>其他内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/field_colours.py" />
   <source>Details</source>
   <translation>详情</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/field_colours.py" />
   <source>Leave out</source>
   <translation>忽略</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>editors</source>
   <translation>编者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>translators</source>
   <translation>译者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>month</source>
   <translation>月份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>journal abbreviation</source>
   <translation>期刊缩写</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>volume</source>
   <translation>卷</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>issue</source>
   <translation>期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>pages</source>
   <translation>页码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>start page</source>
   <translation>起始页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>end page</source>
   <translation>结束页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>doi</source>
   <translation>DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>arxiv id</source>
   <translation>arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>keywords</source>
   <translation>关键词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>issn</source>
   <translation>ISSN</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>url</source>
   <translation>URL</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>type</source>
   <translation>类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>language</source>
   <translation>语言</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>publisher</source>
   <translation>出版社</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>publisher place</source>
   <translation>出版地</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>edition</source>
   <translation>版次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>series</source>
   <translation>丛书</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>original title</source>
   <translation>原标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>translated title</source>
   <translation>译文标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>short title</source>
   <translation>短标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>call number</source>
   <translation>索书号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>citekey</source>
   <translation>引用键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>pmid</source>
   <translation>PMID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>pmcid</source>
   <translation>PMCID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>notes</source>
   <translation>笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>subjects</source>
   <translation>学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>authors complete</source>
   <translation>作者是否完整</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>author total</source>
   <translation>作者总数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>abstract complete</source>
   <translation>摘要是否完整</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>attributed to</source>
   <translation>页面所有者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>identifiers</source>
   <translation>标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/importing/tables/table_columns.py" />
   <source>other</source>
   <translation>其他</translation>
  </message>
 </context>
 <context>
  <name>FileFlow</name>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>Attach files</source>
   <translation>附加文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>PDF (*.pdf);;All files (*)</source>
   <translation>PDF (*.pdf);;所有文件 (*)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>Nothing to attach: this paper has it already</source>
   <translation>无需附加：此论文已有该文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>Attached {name}</source>
   <translation>已附加 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>Attached {files}</source>
   <translation>已附加 {files}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>The file of this paper is not where it was: Locate it</source>
   <translation>此论文的文件不在原处：请重新定位</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>Files like it (*{suffix})</source>
   <translation>同类文件 (*{suffix})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>Where is {name} now?</source>
   <translation>{name} 现在在哪里？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>All files (*)</source>
   <translation>所有文件 (*)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>Locate file</source>
   <translation>定位文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/files/file_flow.py" />
   <source>Detach file</source>
   <translation>取消附加文件</translation>
  </message>
 </context>
 <context>
  <name>FileList</name>
  <message>
   <location filename="../../desktop_app/ui/details/file_list.py" />
   <source>Open {name}</source>
   <translation>打开 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/file_list.py" />
   <source>{name} · missing</source>
   <translation>{name} · 缺失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/file_list.py" />
   <source>Locate…</source>
   <translation>定位…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/file_list.py" />
   <source>Locate {name}</source>
   <translation>定位 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/file_list.py" />
   <source>Detach {name}</source>
   <translation>取消附加 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/file_list.py" />
   <source>Detach; the file stays where it is</source>
   <translation>取消附加；文件保留在原处</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>Files of this import</source>
   <translation>此次导入的文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>Owner</source>
   <translation>所有者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>Layout</source>
   <translation>版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>Entries</source>
   <translation>条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>Only here</source>
   <translation>仅此处有</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>Problems</source>
   <translation>问题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>Preview</source>
   <translation>预览</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>Show it beside its source, and read it otherwise</source>
   <translation>与来源对照显示，并以其他方式读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_files.py" />
   <source>line {line}: {reason}</source>
   <translation>第 {line} 行：{reason}</translation>
  </message>
 </context>
 <context>
  <name>FormatList</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/format_list.py" />
   <source>Format</source>
   <translation>格式</translation>
  </message>
 </context>
 <context>
  <name>FormatsDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/formats_dialog.py" />
   <source>What can be read</source>
   <translation>可读取的格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/formats_dialog.py" />
   <source>Files, folders and whatever you copy and paste. The content decides, not the file name. PDF files, pictures and office documents are not read: copy the list out of them and paste it.</source>
   <translation>文件、文件夹，以及你复制粘贴的任何内容。以内容为准，与文件名无关。不读取 PDF、图片和办公文档：请从中复制列表再粘贴。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/formats_dialog.py" />
   <source>Formats</source>
   <translation>格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/formats_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
 </context>
 <context>
  <name>GroupHeads</name>
  <message>
   <location filename="../../desktop_app/ui/papers/group_heads.py" />
   <source>Unfold</source>
   <translation>展开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_heads.py" />
   <source>Fold</source>
   <translation>折叠</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_heads.py" />
   <source>Fold all</source>
   <translation>全部折叠</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_heads.py" />
   <source>Unfold all</source>
   <translation>全部展开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_heads.py" />
   <source>Choose its papers</source>
   <translation>选中该组论文</translation>
  </message>
 </context>
 <context>
  <name>groups</name>
  <message>
   <location filename="../../desktop_app/ui/papers/group_head.py" />
   <source>No year</source>
   <translation>无年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_head.py" />
   <source>No subject</source>
   <translation>无学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_head.py" />
   <source>No tag</source>
   <translation>无标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_head.py" />
   <source>No source</source>
   <translation>无来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_head.py" />
   <source>No author</source>
   <translation>无作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_head.py" />
   <source>collapsed</source>
   <translation>已折叠</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/group_head.py" />
   <source>expanded</source>
   <translation>已展开</translation>
  </message>
 </context>
 <context>
  <name>HistoryDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>History</source>
   <translation>历史记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>Choose a step and undo it together with all that was done after it. Undone steps can be done again until something new is done.</source>
   <translation>选择一个步骤，将它及其后的所有操作一并撤销。在有新操作之前，已撤销的步骤可以重做。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>Steps, the newest first</source>
   <translation>步骤，最新的在前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>What</source>
   <translation>内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>Papers</source>
   <translation>论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>When</source>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>Undo down to here</source>
   <translation>撤销到此处</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>{step} (undone)</source>
   <translation>{step}（已撤销）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/history_dialog.py" />
   <source>Redo up to here</source>
   <translation>重做到此处</translation>
  </message>
 </context>
 <context>
  <name>HueRow</name>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Brick</source>
   <translation>砖红</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Clay</source>
   <translation>陶土</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Ochre</source>
   <translation>赭黄</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Moss</source>
   <translation>苔绿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Fern</source>
   <translation>蕨绿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Teal</source>
   <translation>青</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Sky</source>
   <translation>天蓝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Iris</source>
   <translation>鸢尾</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Plum</source>
   <translation>梅紫</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Stone</source>
   <translation>石灰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>°</source>
   <translation>°</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Hue in degrees</source>
   <translation>色相（度）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/hue_row.py" />
   <source>Any other hue, in degrees; Enter takes it</source>
   <translation>任意其他色相（度）；按 Enter 采用</translation>
  </message>
 </context>
 <context>
  <name>ImportFlow</name>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Import listings</source>
   <translation>导入列表文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Import with preview</source>
   <translation>预览后导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Import a folder of listings</source>
   <translation>导入列表文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Adding papers from {name}</source>
   <translation>正在从 {name} 添加论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Adding papers from {files}</source>
   <translation>正在从 {files}添加论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Pasted {when}</source>
   <translation>{when}粘贴</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Adding what was pasted</source>
   <translation>正在添加粘贴的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Adding the sample</source>
   <translation>正在添加示例</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Listings ({suffixes});;All files (*)</source>
   <translation>列表文件 ({suffixes});;所有文件 (*)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Reading {files}</source>
   <translation>正在读取 {files}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Nothing was imported into this library yet</source>
   <translation>此文献库尚未导入过任何内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>What was not added is not there any more</source>
   <translation>未添加的文件已不在原处</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Cancelled: nothing of this import was kept</source>
   <translation>已取消：此次导入未保留任何内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/import_flow.py" />
   <source>Nothing new: all of it was in your library already</source>
   <translation>没有新内容：全部已在文献库中</translation>
  </message>
 </context>
 <context>
  <name>JobBar</name>
  <message>
   <location filename="../../desktop_app/ui/job_bar.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_bar.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_bar.py" />
   <source>Undone: {step}</source>
   <translation>已撤销：{step}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_bar.py" />
   <source>{count} chosen</source>
   <translation>已选 {count} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_bar.py" />
   <source>stopping</source>
   <translation>正在停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_bar.py" />
   <source>and {count} more</source>
   <translation>及其他 {count} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_bar.py" />
   <source>Cancel “{job}”</source>
   <translation>取消“{job}”</translation>
  </message>
 </context>
 <context>
  <name>JobWords</name>
  <message>
   <location filename="../../desktop_app/ui/job_words.py" />
   <source>{count} so far</source>
   <translation>已完成 {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_words.py" />
   <source>{papers} a second</source>
   <translation>每秒 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_words.py" />
   <source>{done} of {total}</source>
   <translation>{done} / {total}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_words.py" />
   <source>{done} of {total} MB</source>
   <translation>{done} / {total} MB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_words.py" />
   <source>{seconds} s left</source>
   <translation>剩余 {seconds} 秒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/job_words.py" />
   <source>{minutes} min left</source>
   <translation>剩余 {minutes} 分钟</translation>
  </message>
 </context>
 <context>
  <name>keys</name>
  <message>
   <location filename="../../desktop_app/ui/controls/action_key.py" />
   <source>{text} ({key})</source>
   <translation>{text} ({key})</translation>
  </message>
 </context>
 <context>
  <name>KnownLine</name>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>You kept this {day}</source>
   <translation>你{day}保留了此论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>You dismissed this {day}</source>
   <translation>你{day}忽略了此论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>You read this {day}</source>
   <translation>你{day}读完了此论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>You moved this to the trash {day}</source>
   <translation>你{day}将此论文移到了回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>May be the same as “{title}”, which you kept {day}</source>
   <translation>可能与你{day}保留的“{title}”相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>May be the same as “{title}”, which you dismissed {day}</source>
   <translation>可能与你{day}忽略的“{title}”相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>May be the same as “{title}”, which you read {day}</source>
   <translation>可能与你{day}读完的“{title}”相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>May be the same as “{title}”, which is in the trash</source>
   <translation>可能与回收站中的“{title}”相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>before</source>
   <translation>此前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>today</source>
   <translation>今天</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/known_line.py" />
   <source>on {day}</source>
   <translation>于{day}</translation>
  </message>
 </context>
 <context>
  <name>LayoutsDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Taught layouts</source>
   <translation>已教版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>How pages are set out that you taught Paperfold to read. A page of the same shape is read by its layout from then on. You teach one in the preview of a listing.</source>
   <translation>你教给 Paperfold 的页面版式。此后同样形状的页面都按该版式读取。可在列表预览中教新版式。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Layouts by name</source>
   <translation>版式（按名称）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Rename…</source>
   <translation>重命名…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Delete…</source>
   <translation>删除…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Del</source>
   <translation>Del</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Save as a file…</source>
   <translation>保存为文件…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Take from a file…</source>
   <translation>从文件载入…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Rename layout</source>
   <translation>重命名版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Name:</source>
   <translation>名称：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Delete the layout “{name}”?</source>
   <translation>删除版式“{name}”？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>What was read with it stays. Pages of its shape are read as before it.</source>
   <translation>用它读入的内容会保留。此形状的页面将按原先的方式读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Save the layout as a file</source>
   <translation>将版式保存为文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Take a layout from a file</source>
   <translation>从文件载入版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/layouts_dialog.py" />
   <source>Layouts (*.json);;All files (*)</source>
   <translation>版式 (*.json);;所有文件 (*)</translation>
  </message>
 </context>
 <context>
  <name>LedgerNotices</name>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>What came with the papers</source>
   <translation>随论文带来的内容</translation>
  </message>
 </context>
 <context>
  <name>LibraryFlow</name>
  <message>
   <location filename="../../desktop_app/ui/library_flow.py" />
   <source>New library</source>
   <translation>新建文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/library_flow.py" />
   <source>Open library</source>
   <translation>打开文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/library_flow.py" />
   <source>Paperfold libraries (*{suffix});;All files (*)</source>
   <translation>Paperfold 文献库 (*{suffix});;所有文件 (*)</translation>
  </message>
 </context>
 <context>
  <name>LikeTagList</name>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>Perhaps the same tag</source>
   <translation>可能是同一标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>and {n} more</source>
   <translation>及其他 {n} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>the same letters</source>
   <translation>字母相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>one and many</source>
   <translation>单复数不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>one letter apart</source>
   <translation>相差一个字母</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>{kept} ({n}) and {other} ({m})  ·  {why}</source>
   <translation>{kept} ({n}) 和 {other} ({m})  ·  {why}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>Keep “{name}”</source>
   <translation>保留“{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>Merge {other} into {name}</source>
   <translation>将 {other} 并入 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>Different</source>
   <translation>不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/like_tag_list.py" />
   <source>They are two tags: do not propose them again</source>
   <translation>它们是两个标签：不再提示</translation>
  </message>
 </context>
 <context>
  <name>ListDelegate</name>
  <message>
   <location filename="../../desktop_app/ui/lists/list_delegate.py" />
   <source>Heading</source>
   <translation>小标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_delegate.py" />
   <source>Note in this list</source>
   <translation>在此清单中的备注</translation>
  </message>
 </context>
 <context>
  <name>ListFlow</name>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Name; {papers} you chose go into it</source>
   <translation>名称；所选的 {papers}将加入其中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>New reading list</source>
   <translation>新建阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Make list</source>
   <translation>新建清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>New reading list {name}</source>
   <translation>新建阅读清单 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Rename reading list</source>
   <translation>重命名阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Delete reading list</source>
   <translation>删除阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Added {papers} to {list}</source>
   <translation>已将 {papers}加入 {list}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Added {papers} to {list} · {held} stood there already</source>
   <translation>已将 {papers}加入 {list} · 其中 {held} 篇已在清单中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Add to {list}</source>
   <translation>加入 {list}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Take out of reading list</source>
   <translation>移出阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Add {papers} you chose</source>
   <translation>添加所选的 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_flow.py" />
   <source>Delete</source>
   <translation>删除</translation>
  </message>
 </context>
 <context>
  <name>ListModel</name>
  <message>
   <location filename="../../desktop_app/ui/lists/list_model.py" />
   <source>Heading: {text}</source>
   <translation>小标题：{text}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_model.py" />
   <source>{number}. {title}, {facts}, {status}</source>
   <translation>{number}. {title}，{facts}，{status}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_model.py" />
   <source>{paper}; note: {note}</source>
   <translation>{paper}；备注：{note}</translation>
  </message>
 </context>
 <context>
  <name>ListPage</name>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Add heading</source>
   <translation>添加小标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Take out of reading list</source>
   <translation>移出阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Export</source>
   <translation>导出</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Date, such as 2026-12-31</source>
   <translation>日期，如 2026-12-31</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Presenter</source>
   <translation>报告人</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>What it is for</source>
   <translation>用途</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>{read} of {papers} read</source>
   <translation>{papers} 篇中已读 {read} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Change reading list</source>
   <translation>修改阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Reorder reading list</source>
   <translation>调整阅读清单顺序</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Change heading</source>
   <translation>修改小标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_page.py" />
   <source>Note in reading list</source>
   <translation>阅读清单中的备注</translation>
  </message>
 </context>
 <context>
  <name>ListPopup</name>
  <message>
   <location filename="../../desktop_app/ui/lists/list_popup.py" />
   <source>Add {papers} to a reading list</source>
   <translation>将 {papers}加入阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_popup.py" />
   <source>Name of a list, or of a new one</source>
   <translation>清单名称，或新清单的名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_popup.py" />
   <source>Reading lists</source>
   <translation>阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/list_popup.py" />
   <source>New list “{name}”</source>
   <translation>新建清单“{name}”</translation>
  </message>
 </context>
 <context>
  <name>ListRow</name>
  <message>
   <location filename="../../desktop_app/ui/details/list_row.py" />
   <source>In</source>
   <translation>所在清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/list_row.py" />
   <source>Reading list {name}</source>
   <translation>阅读清单 {name}</translation>
  </message>
 </context>
 <context>
  <name>ListView</name>
  <message>
   <location filename="../../desktop_app/ui/lists/list_view.py" />
   <source>Papers of the reading list</source>
   <translation>阅读清单中的论文</translation>
  </message>
 </context>
 <context>
  <name>lookup</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>Send {what} to {services}</source>
   <translation>将 {what}发送到 {services}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>at least {seconds} s</source>
   <translation>至少 {seconds} 秒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>at least {minutes} min</source>
   <translation>至少 {minutes} 分钟</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>1 paper has neither an identifier nor a title that could be asked for.</source>
   <translation>1 篇论文既无标识符也无可供查询的标题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>{number} papers have neither an identifier nor a title that could be asked for.</source>
   <translation>{number} 篇论文既无标识符也无可供查询的标题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>arXiv id</source>
   <translation>arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>by title</source>
   <translation>按标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>by {kind} {value}</source>
   <translation>按 {kind} {value}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>by DOI</source>
   <translation>按 DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>by arXiv id</source>
   <translation>按 arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>by PMID</source>
   <translation>按 PMID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>adds {fields}</source>
   <translation>补充{fields}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>completes {fields}</source>
   <translation>补全{fields}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>adds nothing that is missing</source>
   <translation>没有可补充的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>answer</source>
   <translation>个结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>answers</source>
   <translation>个结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>{papers} not found</source>
   <translation>未找到 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>question</source>
   <translation>个查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>questions</source>
   <translation>个查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>{questions} not asked</source>
   <translation>未查询 {questions}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>Keep 1 answer</source>
   <translation>保留 1 个结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>Keep {number} answers</source>
   <translation>保留 {number} 个结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>identifier</source>
   <translation>个标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>identifiers</source>
   <translation>个标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>title</source>
   <translation>个标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_words.py" />
   <source>titles</source>
   <translation>个标题</translation>
  </message>
 </context>
 <context>
  <name>LookupDialog</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Find on the web</source>
   <translation>联网查找</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Find {papers} on the web</source>
   <translation>联网查找 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>{number} more are left for another time.</source>
   <translation>另外 {number} 篇留待下次。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Look-up settings…</source>
   <translation>查找设置…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Requests sent…</source>
   <translation>已发送的请求…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Nothing to send</source>
   <translation>没有可发送的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Stop and show the answers</source>
   <translation>停止并显示结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Asking</source>
   <translation>正在查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Asking about {papers}</source>
   <translation>正在查询 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>{service} · {done} of {total}</source>
   <translation>{service} · {done} / {total}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
 </context>
 <context>
  <name>LookupFlow</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_flow.py" />
   <source>There is no paper here to look up</source>
   <translation>这里没有可查找的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_flow.py" />
   <source>These answers were kept before: nothing changed</source>
   <translation>这些结果此前已保留：没有变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_flow.py" />
   <source>The papers are gone: nothing was kept</source>
   <translation>论文已不存在：未保留任何内容</translation>
  </message>
 </context>
 <context>
  <name>LookupSettingsDialog</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>Look-up settings</source>
   <translation>查找设置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>Paperfold sends nothing by itself. Papers are looked up when you choose Find on the web and press the button that says what is sent where; every request stands in a log.</source>
   <translation>Paperfold 不会自行发送任何内容。只有当你选择“联网查找”并按下写明发送内容和去向的按钮时才会查找；每个请求都记入日志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>Allow Paperfold to use the network</source>
   <translation>允许 Paperfold 使用网络</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>Services</source>
   <translation>服务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>Contact address</source>
   <translation>联系地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>none is sent</source>
   <translation>不发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>An e-mail address that goes with each request: Crossref and OpenAlex answer those whom they can reach sooner. Keys are yours, from the services' own pages; they never stand in the log.</source>
   <translation>随每个请求发送的电子邮件地址：Crossref 和 OpenAlex 会优先响应能联系到的用户。密钥需在各服务的网站上自行申请，绝不会写入日志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>{service} ({host})</source>
   <translation>{service} ({host})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>Key for {service}</source>
   <translation>{service} 的密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/lookup_settings_dialog.py" />
   <source>none</source>
   <translation>无</translation>
  </message>
 </context>
 <context>
  <name>MissingBar</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>Without an identifier</source>
   <translation>无标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>Without an abstract</source>
   <translation>无摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>Without a year</source>
   <translation>无年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>With a cut abstract</source>
   <translation>摘要被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>With a cut author list</source>
   <translation>作者列表被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>With a cut abstract or author list</source>
   <translation>摘要或作者列表被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>{lacking}: {papers}</source>
   <translation>{lacking}：{papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>{said} · no network allowed</source>
   <translation>{said} · 未允许联网</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>Find this one on the web…</source>
   <translation>联网查找此论文…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/missing_bar.py" />
   <source>Find these {number} on the web…</source>
   <translation>联网查找这 {number} 篇…</translation>
  </message>
 </context>
 <context>
  <name>MissingFilesDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>Missing files</source>
   <translation>缺失的文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>Looking at every file</source>
   <translation>正在检查所有文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>Files that are not where they were</source>
   <translation>不在原处的文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>Paper</source>
   <translation>论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>Where it was</source>
   <translation>原位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>Show the paper</source>
   <translation>显示论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>Locate…</source>
   <translation>定位…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>One file of your papers is not where it was, or cannot be reached now.</source>
   <translation>有一个论文文件不在原处，或目前无法访问。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>{files} of your papers are not where they were, or cannot be reached now.</source>
   <translation>有{files}不在原处，或目前无法访问。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/missing_files_dialog.py" />
   <source>No file is missing.</source>
   <translation>没有缺失的文件。</translation>
  </message>
 </context>
 <context>
  <name>NameChart</name>
  <message>
   <location filename="../../desktop_app/ui/overview/name_chart.py" />
   <source>and {number} more</source>
   <translation>及其他 {number} 项</translation>
  </message>
 </context>
 <context>
  <name>NewsList</name>
  <message>
   <location filename="../../desktop_app/ui/sources/news_list.py" />
   <source>What is new, by source</source>
   <translation>最新内容（按来源）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_list.py" />
   <source>no new paper</source>
   <translation>没有新论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_list.py" />
   <source>no longer on the page</source>
   <translation>已不在页面上</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_list.py" />
   <source>and {n} more</source>
   <translation>及其他 {n} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_list.py" />
   <source>new</source>
   <translation>新增</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_list.py" />
   <source>changed</source>
   <translation>有变更</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_list.py" />
   <source>gone</source>
   <translation>已消失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_list.py" />
   <source>again</source>
   <translation>再次出现</translation>
  </message>
 </context>
 <context>
  <name>NewsPage</name>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>What is new</source>
   <translation>最新内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Take a page again when a month has passed, under whatever file name: what came since then is listed here.</source>
   <translation>过一个月再次抓取页面，文件名不限：其间新增的内容会列在这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Since when</source>
   <translation>起始时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Since you last looked</source>
   <translation>上次查看以来</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>With the last import</source>
   <translation>上次导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Since a day</source>
   <translation>某日以来</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>First day</source>
   <translation>起始日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Open all pages</source>
   <translation>打开所有页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Mark all as seen</source>
   <translation>全部标为已查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Read them now</source>
   <translation>现在阅读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Show its papers</source>
   <translation>显示其论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Open its page</source>
   <translation>打开其页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Mark as seen</source>
   <translation>标为已查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/news_page.py" />
   <source>Its copies…</source>
   <translation>其副本…</translation>
  </message>
 </context>
 <context>
  <name>NoLibrary</name>
  <message>
   <location filename="../../desktop_app/ui/listings/no_library.py" />
   <source>No library is open</source>
   <translation>没有打开的文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/no_library.py" />
   <source>Open a library</source>
   <translation>打开文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/no_library.py" />
   <source>New library</source>
   <translation>新建文献库</translation>
  </message>
 </context>
 <context>
  <name>NoteEditor</name>
  <message>
   <location filename="../../desktop_app/ui/details/note_editor.py" />
   <source>Note</source>
   <translation>笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/note_editor.py" />
   <source>Your note, in Markdown. Ctrl+Enter keeps it.</source>
   <translation>您的笔记，可用 Markdown。按 Ctrl+Enter 保存。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/note_editor.py" />
   <source>Not saved yet: {reason}</source>
   <translation>尚未保存：{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/note_editor.py" />
   <source>Done</source>
   <translation>完成</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/note_editor.py" />
   <source>Edit</source>
   <translation>编辑</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/note_editor.py" />
   <source>Add a note</source>
   <translation>添加笔记</translation>
  </message>
 </context>
 <context>
  <name>NothingFound</name>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_found.py" />
   <source>Clear the search</source>
   <translation>清除搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_found.py" />
   <source>{papers} wait in the Inbox for you to keep or dismiss them.</source>
   <translation>收件箱中有 {papers}等待你保留或忽略。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_found.py" />
   <source>{papers} waits in the Inbox for you to keep or dismiss it.</source>
   <translation>收件箱中有 {papers}等待你保留或忽略。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_found.py" />
   <source>Open the Inbox</source>
   <translation>打开收件箱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_found.py" />
   <source>Not here, but elsewhere in your library {papers} match.</source>
   <translation>此处没有，但文献库其他位置有 {papers}匹配。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_found.py" />
   <source>Not here, but elsewhere in your library {papers} matches.</source>
   <translation>此处没有，但文献库其他位置有 {papers}匹配。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_found.py" />
   <source>Show {papers} in all places</source>
   <translation>在所有位置显示 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper matches</source>
   <translation>没有匹配的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Fewer words find more; what a field stands for is tinted in the search.</source>
   <translation>减少词语可找到更多；表示字段的部分在搜索栏中以底色标出。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Drag papers onto {tag}, or tag them with {key}.</source>
   <translation>将论文拖到 {tag} 上，或按 {key} 添加标签。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Drag papers onto {tag}.</source>
   <translation>将论文拖到 {tag} 上。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper bears this tag</source>
   <translation>没有论文带有此标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No papers here</source>
   <translation>这里没有论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>What it brought was dismissed or deleted since.</source>
   <translation>它带来的论文此后已被忽略或删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Inbox is empty</source>
   <translation>收件箱是空的</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>New papers of pages and mails come here until you keep or dismiss them.</source>
   <translation>来自页面和邮件的新论文会先放在这里，由你保留或忽略。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper is kept yet</source>
   <translation>还没有保留的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Keep papers of the Inbox with {key}, or drag them here.</source>
   <translation>按 {key} 保留收件箱中的论文，或将其拖到这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Drag papers of the Inbox here to keep them.</source>
   <translation>将收件箱中的论文拖到这里即可保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Every paper has a tag</source>
   <translation>每篇论文都有标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Papers without a tag stand here.</source>
   <translation>没有标签的论文会显示在这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Every paper has a title</source>
   <translation>每篇论文都有标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Entries of which a listing gives the abstract alone stand here.</source>
   <translation>列表中只有摘要的条目会显示在这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Nothing is dismissed</source>
   <translation>没有忽略的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Papers that you dismiss stand here, and are known again when they come again.</source>
   <translation>你忽略的论文会显示在这里，再次出现时仍能识别。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Trash is empty</source>
   <translation>回收站是空的</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Papers that you delete wait here, and can be taken out again.</source>
   <translation>你删除的论文先放在这里，可以随时恢复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper of this source is left</source>
   <translation>此来源已没有论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper of this import is left</source>
   <translation>此次导入已没有论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper is like these</source>
   <translation>没有与这些相似的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No other paper shares their rarer words; words of very many papers tell nothing.</source>
   <translation>没有其他论文含有它们较少见的词；很多论文都有的词说明不了什么。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper is unread</source>
   <translation>没有未读的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Papers that you have not marked stand here.</source>
   <translation>你尚未标记的论文会显示在这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Nothing is to be read</source>
   <translation>没有待读的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Mark papers as to read, and they wait for you here.</source>
   <translation>将论文标为待读，它们会在这里等你。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper is being read</source>
   <translation>没有在读的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Papers that you have begun stand here.</source>
   <translation>你已开始阅读的论文会显示在这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>No paper is read yet</source>
   <translation>还没有已读的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/nothing_words.py" />
   <source>Papers that you mark as read stand here, with the day.</source>
   <translation>你标为已读的论文会连同日期显示在这里。</translation>
  </message>
 </context>
 <context>
  <name>Notices</name>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>What can be read</source>
   <translation>可读取的格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>possible duplicate</source>
   <translation>个可能的重复项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>possible duplicates</source>
   <translation>个可能的重复项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>Alike, but not surely the same. You decide.</source>
   <translation>相似，但不确定相同，由你判定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>Compare</source>
   <translation>比较</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>paper without a title</source>
   <translation>篇无标题论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>papers without a title</source>
   <translation>篇无标题论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>No title stands with these abstracts, and they fit no titled paper. The beginning of the abstract is shown instead.</source>
   <translation>这些摘要没有标题，也与任何有标题的论文对不上，因此显示摘要的开头。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>Show</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>Look at it</source>
   <translation>查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>Look at them</source>
   <translation>查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>See the end of it</source>
   <translation>查看其末尾</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>One page may be incomplete</source>
   <translation>有一个页面可能不完整</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_notices.py" />
   <source>For you to look at</source>
   <translation>需要你查看</translation>
  </message>
 </context>
 <context>
  <name>OriginList</name>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Records and fields of this paper</source>
   <translation>此论文的记录和字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Where this came from</source>
   <translation>信息来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>You added this paper by hand</source>
   <translation>此论文由你手动添加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>record</source>
   <translation>条记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>records</source>
   <translation>条记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Your edit</source>
   <translation>你的修改</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>line {n}</source>
   <translation>第 {n} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/origin_list.py" />
   <source>Back to what was read</source>
   <translation>恢复读入的内容</translation>
  </message>
 </context>
 <context>
  <name>other words</name>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Theme, mode, appearance, colors, automatic, dark, light</source>
   <translation>主题，模式，外观，配色，自动，深色，浅色，夜间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Theme, mode, appearance, colors, day, bright, white</source>
   <translation>主题，模式，外观，配色，白天，日间，明亮，白色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Theme, mode, appearance, colors, night, black</source>
   <translation>主题，模式，外观，配色，夜间，暗色，黑色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Theme, mode, appearance, colors, accessibility, bright</source>
   <translation>主题，模式，外观，配色，无障碍，明亮</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Theme, mode, appearance, colors, accessibility, night, black</source>
   <translation>主题，模式，外观，配色，无障碍，夜间，黑色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Density, row height, spacing, compact, tight</source>
   <translation>密度，行高，间距，密集</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Density, row height, spacing, default</source>
   <translation>密度，行高，间距，默认</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Density, row height, spacing, comfortable, wide</source>
   <translation>密度，行高，间距，舒适，宽</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Scale, font size, per cent</source>
   <translation>缩放，字号，字体大小，百分比</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Bigger text, zoom in, increase, enlarge, font size</source>
   <translation>更大的文字，放大，增大，字号，字体大小</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Smaller text, zoom out, decrease, reduce, font size</source>
   <translation>更小的文字，缩小，减小，字号，字体大小</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Reset text size, zoom, font size</source>
   <translation>恢复字号，缩放，字体大小</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Left pane, panel, show or hide</source>
   <translation>左侧栏，面板，显示或隐藏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Filter, narrow down, histogram, panel</source>
   <translation>筛选，过滤，直方图，面板</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Layout, preview pane, panel</source>
   <translation>布局，预览，面板</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Layout, preview pane, panel, hide</source>
   <translation>布局，预览，面板，隐藏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Fields, show or hide</source>
   <translation>字段，显示或隐藏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Sort, sorting, date, latest</source>
   <translation>排序，日期，最近</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Sort, sorting, relevance, rank</source>
   <translation>排序，相关度，排名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Sections, headings</source>
   <translation>分节，标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Collapse</source>
   <translation>收起</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Expand</source>
   <translation>展开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Default, automatic, language</source>
   <translation>默认，自动，语言</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>English, language</source>
   <translation>英语，英文，语言</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Chinese, Simplified, Mandarin, language</source>
   <translation>中文，汉语，简体，语言</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Create, database</source>
   <translation>创建，数据库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Database, switch</source>
   <translation>数据库，切换</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Add, load, read, BibTeX, RIS</source>
   <translation>添加，载入，读取，BibTeX，RIS</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Clipboard, import</source>
   <translation>剪贴板，导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Demo, example</source>
   <translation>演示，范例</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Save, download, bibliography, BibTeX, RIS, CSV</source>
   <translation>保存，下载，参考文献，BibTeX，RIS，CSV</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Exit, close</source>
   <translation>退出，关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Log, versions, changes</source>
   <translation>记录，版本，更改</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Search</source>
   <translation>搜索，检索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Add, create, by hand</source>
   <translation>添加，创建，手动</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Change, correct, metadata, find and replace</source>
   <translation>更改，修正，元数据，查找和替换</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Comment, annotation</source>
   <translation>评论，批注</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Accept, triage</source>
   <translation>接受，分拣</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Reject, ignore, archive, triage</source>
   <translation>拒绝，忽略，归档，分拣</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>PDF, view</source>
   <translation>PDF，查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Browser, web page, URL</source>
   <translation>浏览器，网页，网址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>PDF, add, link</source>
   <translation>PDF，添加，链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Similar, related, recommend</source>
   <translation>相似，相关，推荐</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Merge, same, combine</source>
   <translation>合并，相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Delete, remove, bin</source>
   <translation>删除，移除，回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Undelete, recover</source>
   <translation>恢复，还原</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Remove, erase</source>
   <translation>移除，彻底删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Label, keyword, category</source>
   <translation>标记，关键词，分类</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Labels, rename, merge, colours</source>
   <translation>标记，重命名，合并，颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Collection, folder, create</source>
   <translation>收藏，文件夹，创建</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Smart list, filter, keep</source>
   <translation>智能列表，筛选，保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Focus, full screen, reader, distraction-free</source>
   <translation>专注，全屏，阅读模式，免打扰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Triage, decide, review</source>
   <translation>分拣，决定，审阅</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Internet, online, offline, privacy</source>
   <translation>互联网，在线，离线，隐私</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Preferences, options, internet, services, email</source>
   <translation>首选项，选项，互联网，服务，邮箱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Internet, look up, complete, Crossref, metadata</source>
   <translation>互联网，查找，补全，Crossref，元数据</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Statistics, charts, dashboard, graphs</source>
   <translation>统计，图表，仪表板</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Deleted, bin</source>
   <translation>已删除，回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Same, twins, merge</source>
   <translation>相同，重复，合并</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Keyboard, keys, hotkeys, preferences</source>
   <translation>键盘，按键，热键，首选项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Errors, debug</source>
   <translation>错误，调试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/other_words.py" />
   <source>Version, licence</source>
   <translation>版本，许可</translation>
  </message>
 </context>
 <context>
  <name>OtherName</name>
  <message>
   <location filename="../../desktop_app/ui/authors/other_name.py" />
   <source>Join with another name…</source>
   <translation>与另一姓名合并…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/other_name.py" />
   <source>Do not join</source>
   <translation>不合并</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/authors/other_name.py" />
   <source>The same person as {name}</source>
   <translation>与 {name} 是同一个人</translation>
  </message>
 </context>
 <context>
  <name>overview</name>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>{papers} of those shown last.</source>
   <translation>上次显示的论文中的 {papers}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>{papers} of the Inbox and the Library, from {listings} of {sources}.</source>
   <translation>收件箱和文献库共 {papers}，来自 {sources}的 {listings}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>listing</source>
   <translation>个列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>listings</source>
   <translation>个列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>source</source>
   <translation>个来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>sources</source>
   <translation>个来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>{papers} of the Inbox and the Library.</source>
   <translation>收件箱和文献库共 {papers}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>Click any mark to see its papers.</source>
   <translation>点击任意标记可查看其论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>{place}: {search}</source>
   <translation>{place}：{search}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>Tag {name}</source>
   <translation>标签 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>All papers</source>
   <translation>全部论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>Inbox</source>
   <translation>收件箱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>Library</source>
   <translation>文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>Untagged</source>
   <translation>无标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>This source</source>
   <translation>此来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>This import</source>
   <translation>此次导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>This reading list</source>
   <translation>此阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>Dismissed</source>
   <translation>已忽略</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>Trash</source>
   <translation>回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_words.py" />
   <source>Shown last</source>
   <translation>上次显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/time_bins.py" />
   <source>{month} {year}</source>
   <translation>{year}年{month}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/time_bins.py" />
   <source>{day} {month}</source>
   <translation>{month}{day}日</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/time_bins.py" />
   <source>{day} {month} {year}</source>
   <translation>{year}年{month}{day}日</translation>
  </message>
 </context>
 <context>
  <name>OverviewEmpty</name>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_empty.py" />
   <source>Nothing to draw yet</source>
   <translation>还没有可绘制的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_empty.py" />
   <source>Once there are papers, their years, subjects, tags, sources and authors are drawn here. Every bar and dot leads to its papers.</source>
   <translation>有论文之后，其年份、学科、标签、来源和作者会绘制在这里。点击任意条形或圆点可查看对应论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_empty.py" />
   <source>Choose files</source>
   <translation>选择文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_empty.py" />
   <source>Open the sample</source>
   <translation>打开示例</translation>
  </message>
 </context>
 <context>
  <name>OverviewFlow</name>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>SVG drawings (*.svg)</source>
   <translation>SVG 图形 (*.svg)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>PNG pictures (*.png)</source>
   <translation>PNG 图片 (*.png)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Save as a picture</source>
   <translation>保存为图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Copied as a picture</source>
   <translation>已复制为图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Saved {name}</source>
   <translation>已保存 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Saving {name}</source>
   <translation>正在保存 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Whole page as SVG…</source>
   <translation>整页保存为 SVG…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Whole page as PNG…</source>
   <translation>整页保存为 PNG…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Save as SVG…</source>
   <translation>保存为 SVG…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Save as PNG…</source>
   <translation>保存为 PNG…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_flow.py" />
   <source>Copy as a picture</source>
   <translation>复制为图片</translation>
  </message>
 </context>
 <context>
  <name>OverviewPage</name>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_page.py" />
   <source>Overview</source>
   <translation>概览</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_page.py" />
   <source>Which papers are drawn</source>
   <translation>绘制哪些论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_page.py" />
   <source>Whole library</source>
   <translation>整个文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/overview_page.py" />
   <source>Save pictures</source>
   <translation>保存图片</translation>
  </message>
 </context>
 <context>
  <name>PairList</name>
  <message>
   <location filename="../../desktop_app/ui/duplicates/pair_list.py" />
   <source>Possible duplicates</source>
   <translation>可能的重复项</translation>
  </message>
 </context>
 <context>
  <name>PaperDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Edit paper</source>
   <translation>编辑论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>New paper</source>
   <translation>新建论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Add paper</source>
   <translation>添加论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>one a line</source>
   <translation>每行一个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>journal or conference</source>
   <translation>期刊或会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>DOI</source>
   <translation>DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>arXiv id</source>
   <translation>arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Subjects</source>
   <translation>学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>separated by commas</source>
   <translation>以逗号分隔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Links</source>
   <translation>链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>“{text}” is no DOI.</source>
   <translation>“{text}”不是 DOI。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>A DOI begins with 10. and has a slash.</source>
   <translation>DOI 以 10. 开头并含有斜杠。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>“{text}” is no arXiv id.</source>
   <translation>“{text}”不是 arXiv 编号。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>It looks like 2401.00001 or math/0102003.</source>
   <translation>形如 2401.00001 或 math/0102003。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>A new paper needs a title or some other field.</source>
   <translation>新论文需要标题或其他字段。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Saving</source>
   <translation>正在保存</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/paper_dialog.py" />
   <source>Something went wrong in Paperfold; the log has it.</source>
   <translation>Paperfold 出错了，详见日志。</translation>
  </message>
 </context>
 <context>
  <name>PaperEdits</name>
  <message>
   <location filename="../../desktop_app/ui/details/paper_edits.py" />
   <source>Set status</source>
   <translation>设置状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_edits.py" />
   <source>Rate</source>
   <translation>评分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_edits.py" />
   <source>Tag papers</source>
   <translation>添加标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_edits.py" />
   <source>Remove tag</source>
   <translation>移除标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_edits.py" />
   <source>a fault of the program, which its log describes.</source>
   <translation>程序出错，详见日志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_edits.py" />
   <source>Save note</source>
   <translation>保存笔记</translation>
  </message>
 </context>
 <context>
  <name>PaperHeader</name>
  <message>
   <location filename="../../desktop_app/ui/papers/header.py" />
   <source>Columns</source>
   <translation>列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/header.py" />
   <source>Columns as at first</source>
   <translation>恢复初始列</translation>
  </message>
 </context>
 <context>
  <name>PaperTableModel</name>
  <message>
   <location filename="../../desktop_app/ui/papers/table_model.py" />
   <source>Being read</source>
   <translation>正在读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/table_model.py" />
   <source>no {field}</source>
   <translation>无{field}</translation>
  </message>
 </context>
 <context>
  <name>PaperTableView</name>
  <message>
   <location filename="../../desktop_app/ui/papers/table_view.py" />
   <source>Papers</source>
   <translation>论文</translation>
  </message>
 </context>
 <context>
  <name>PaperView</name>
  <message>
   <location filename="../../desktop_app/ui/details/author_words.py" />
   <source>and {n} more</source>
   <translation>等另外 {n} 人</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/author_words.py" />
   <source>and others</source>
   <translation>等</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/author_words.py" />
   <source>Show fewer</source>
   <translation>收起</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>No title in the source</source>
   <translation>来源中无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>Abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>No abstract in the source</source>
   <translation>来源中无摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>Cut off in the source</source>
   <translation>来源中被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>Find the rest…</source>
   <translation>查找其余部分…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>No abstract</source>
   <translation>无摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>The source counts {n} authors and names {m}.</source>
   <translation>来源称有 {n} 位作者，列出了 {m} 位。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>The source does not say how many, nor who.</source>
   <translation>来源未说明有多少作者及其姓名。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>Edit paper has them all</source>
   <translation>“编辑论文”中有全部作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>on the page of {names}</source>
   <translation>来自 {names} 的页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/paper_view.py" />
   <source>without a year</source>
   <translation>无年份</translation>
  </message>
 </context>
 <context>
  <name>PassedList</name>
  <message>
   <location filename="../../desktop_app/ui/listings/passed_list.py" />
   <source>Lines that are in no record</source>
   <translation>不属于任何记录的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/passed_list.py" />
   <source>Line {number}: {reason}</source>
   <translation>第 {number} 行：{reason}</translation>
  </message>
 </context>
 <context>
  <name>preview</name>
  <message>
   <location filename="../../desktop_app/ui/left_preview.py" />
   <source>{name} is not added yet</source>
   <translation>{name} 尚未添加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/left_preview.py" />
   <source>Back to it</source>
   <translation>返回预览</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>its encoding is a guess</source>
   <translation>其编码只是推测</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>no papers were found</source>
   <translation>没有找到论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{count} of {total} records have doubtful fields</source>
   <translation>{total} 条记录中有 {count} 条含存疑字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{count} were found, the page says {total}</source>
   <translation>找到 {count} 条，页面称有 {total} 条</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>only {count} of {total} lines became records</source>
   <translation>{total} 行中只有 {count} 行成为记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>line could not be read</source>
   <translation>行无法读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>lines could not be read</source>
   <translation>行无法读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>In your library already. Read anew, these records would take its place</source>
   <translation>已在文献库中。重新读取后，这些记录将取代原有记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>Before any of it is added</source>
   <translation>添加之前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>record has a doubtful field</source>
   <translation>条记录含存疑字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>records have doubtful fields</source>
   <translation>条记录含存疑字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{some}. None of it was added yet.</source>
   <translation>{some}。尚未添加其中任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>Nothing is doubtful here. None of it was added yet.</source>
   <translation>没有存疑之处。尚未添加其中任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{begin}.</source>
   <translation>{begin}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{begin}: {doubts}.</source>
   <translation>{begin}：{doubts}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>record</source>
   <translation>条记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>records</source>
   <translation>条记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>the page says at least {number}</source>
   <translation>页面称至少有 {number} 条</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>the page says {number}</source>
   <translation>页面称有 {number} 条</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>No line became a record</source>
   <translation>没有行成为记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{percent} % of the lines became {records}</source>
   <translation>{percent}% 的行成为 {records}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{percent} % doubtful</source>
   <translation>{percent}% 存疑</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{percent} % passed over</source>
   <translation>{percent}% 略过</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>line without a reader</source>
   <translation>行无法识别</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>lines without a reader</source>
   <translation>行无法识别</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>only if told to</source>
   <translation>仅在指定时</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>may be</source>
   <translation>可能</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>likely</source>
   <translation>很可能</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>sure</source>
   <translation>确定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>taught</source>
   <translation>已教</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>{number} ticked</source>
   <translation>已勾选 {number} 条</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>Replace by {records}</source>
   <translation>替换为 {records}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_words.py" />
   <source>Add {records}</source>
   <translation>添加 {records}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>left empty: not sure</source>
   <translation>留空：不确定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>cut in the source</source>
   <translation>来源中被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>volume {value}</source>
   <translation>第 {value} 卷</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>issue {value}</source>
   <translation>第 {value} 期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>pages {value}</source>
   <translation>第 {value} 页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>{field}: {percent} % sure</source>
   <translation>{field}：{percent}% 确定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>{field}: left empty, {percent} % sure</source>
   <translation>{field}：留空，{percent}% 确定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>No title that is sure</source>
   <translation>无可确定的标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>No title in the source</source>
   <translation>来源中无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>and {count} more</source>
   <translation>及其他 {count} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/record_words.py" />
   <source>and others</source>
   <translation>等</translation>
  </message>
 </context>
 <context>
  <name>PreviewEmpty</name>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_empty.py" />
   <source>No papers were found here</source>
   <translation>这里没有找到论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_empty.py" />
   <source>Choose another reader above, if you know what this is. Or teach it: mark the title of one paper at the left, then its authors and what else it has, and all that stand there in the same way are read.</source>
   <translation>如果你知道这是什么，请在上方选择其他读取器。或者教它读取：在左侧标出一篇论文的标题，再标出作者等内容，同样排列的其他论文就都能读出。</translation>
  </message>
 </context>
 <context>
  <name>PreviewFlow</name>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>{number} of {total}</source>
   <translation>{number} / {total}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Reading it again</source>
   <translation>正在重新读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Keep this layout</source>
   <translation>保留此版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Name of the layout:</source>
   <translation>版式名称：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Keep layout</source>
   <translation>保存版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Adding papers from {name}</source>
   <translation>正在从 {name} 添加论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>listing was added before you stopped.</source>
   <translation>个列表已在停止前添加。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>listings were added before you stopped.</source>
   <translation>个列表已在停止前添加。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Keep what was added</source>
   <translation>保留已添加的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Take back what was added</source>
   <translation>撤回已添加的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Stop here?</source>
   <translation>在此停止？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Stop</source>
   <translation>停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/preview_flow.py" />
   <source>Cancelled: nothing of {name} was added</source>
   <translation>已取消：未添加 {name} 的任何内容</translation>
  </message>
 </context>
 <context>
  <name>PreviewHead</name>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>Read as</source>
   <translation>读取方式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>Encoding</source>
   <translation>编码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>What you mark</source>
   <translation>你标记的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>No reader</source>
   <translation>无读取器</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>Pasted</source>
   <translation>粘贴</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>The file is not there any more.</source>
   <translation>文件已不存在。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>Pasted text has no encoding.</source>
   <translation>粘贴的文本没有编码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>Taught layouts</source>
   <translation>已教版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>Other readers</source>
   <translation>其他读取器</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_head.py" />
   <source>Look after taught layouts…</source>
   <translation>管理已教版式…</translation>
  </message>
 </context>
 <context>
  <name>PreviewPage</name>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Preview of a listing</source>
   <translation>列表预览</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>In no record: {count}</source>
   <translation>不属于记录：{count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Stop here</source>
   <translation>在此停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Teach this layout</source>
   <translation>教此版式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Pass over</source>
   <translation>略过</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Stop teaching</source>
   <translation>停止教学</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_page.py" />
   <source>Keep this layout</source>
   <translation>保留此版式</translation>
  </message>
 </context>
 <context>
  <name>PreviewTeaching</name>
  <message>
   <location filename="../../desktop_app/ui/listings/preview_teaching.py" />
   <source>Mark the title of one record first.</source>
   <translation>请先标出一条记录的标题。</translation>
  </message>
 </context>
 <context>
  <name>ProgressLine</name>
  <message>
   <location filename="../../desktop_app/ui/controls/progress_line.py" />
   <source>Progress</source>
   <translation>进度</translation>
  </message>
 </context>
 <context>
  <name>Prompts</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/prompts.py" />
   <source>“{name}” is there already.</source>
   <translation>“{name}”已存在。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/prompts.py" />
   <source>What it holds would be replaced.</source>
   <translation>其内容将被替换。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/prompts.py" />
   <source>Replace</source>
   <translation>替换</translation>
  </message>
 </context>
 <context>
  <name>query</name>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>words of the title</source>
   <translation>标题中的词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>a name</source>
   <translation>姓名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>words of the abstract</source>
   <translation>摘要中的词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>words of your note</source>
   <translation>笔记中的词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>journal or conference</source>
   <translation>期刊或会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>such as cs.LG</source>
   <translation>例如 cs.LG</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>on whose page</source>
   <translation>在谁的页面上</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>words anywhere</source>
   <translation>任意位置的词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>with those inside it</source>
   <translation>标签，含其下级</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>a reading list</source>
   <translation>阅读列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>a source or listing</source>
   <translation>来源或列表文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>first brought by</source>
   <translation>最先来自</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>such as 10.1000/182</source>
   <translation>例如 10.1000/182</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>such as 2306.00001</source>
   <translation>例如 2306.00001</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>such as book, thesis</source>
   <translation>类型，例如 book、thesis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>citation key</source>
   <translation>引用键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>such as 2020..2023</source>
   <translation>年份，例如 2020..2023</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>stars, such as 3..5</source>
   <translation>星级，例如 3..5</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>what is known</source>
   <translation>含有哪些信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>what it is</source>
   <translation>属于哪种</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>what the source cut off</source>
   <translation>来源截断了什么</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>how far you are</source>
   <translation>阅读进度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>what you decided</source>
   <translation>您的决定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>such as 7d, 2026-10-29</source>
   <translation>添加时间，例如 7d、2026-10-29</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>when its status was set</source>
   <translation>何时设置状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>when it was first read</source>
   <translation>何时首次读完</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>when a tag was put on</source>
   <translation>何时加标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>since when it is new</source>
   <translation>从何时起为新</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>arXiv id</source>
   <translation>arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>DOI</source>
   <translation>DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>any identifier</source>
   <translation>任一标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>link</source>
   <translation>链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>note</source>
   <translation>笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>stars</source>
   <translation>星级</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>tag</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>cut off by the source</source>
   <translation>被来源截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>dismissed</source>
   <translation>已忽略</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>possible duplicate</source>
   <translation>可能重复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>edited by you</source>
   <translation>您编辑过</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>in the Inbox</source>
   <translation>在收件箱中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>kept</source>
   <translation>已保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>read</source>
   <translation>已读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>reading</source>
   <translation>在读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>to read</source>
   <translation>待读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>in the trash</source>
   <translation>在回收站中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>unread</source>
   <translation>未读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>without a tag</source>
   <translation>无标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>without a title</source>
   <translation>无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/query_meanings.py" />
   <source>nothing cut off</source>
   <translation>没有截断</translation>
  </message>
 </context>
 <context>
  <name>reading</name>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Skip</source>
   <translation>跳过</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Keep</source>
   <translation>保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Dismiss</source>
   <translation>忽略</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>To read</source>
   <translation>待读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Read</source>
   <translation>已读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Next</source>
   <translation>下一篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Previous</source>
   <translation>上一篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Note</source>
   <translation>笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Search</source>
   <translation>搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/made_for_window.py" />
   <source>Papers</source>
   <translation>论文</translation>
  </message>
 </context>
 <context>
  <name>ReadingChart</name>
  <message>
   <location filename="../../desktop_app/ui/overview/reading_chart.py" />
   <source>Reading</source>
   <translation>阅读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/reading_chart.py" />
   <source>{read} of {papers} read</source>
   <translation>{papers}中已读 {read} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/reading_chart.py" />
   <source>{papers} read</source>
   <translation>已读 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/reading_chart.py" />
   <source>Marked as read, by month</source>
   <translation>各月读完的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/reading_chart.py" />
   <source>None in the last twelve months.</source>
   <translation>最近十二个月没有。</translation>
  </message>
 </context>
 <context>
  <name>ReadingFlow</name>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_flow.py" />
   <source>Decide on a paper</source>
   <translation>处理论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_flow.py" />
   <source>Undo {step}</source>
   <translation>撤销 {step}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_flow.py" />
   <source>Put {papers} back</source>
   <translation>放回 {papers}</translation>
  </message>
 </context>
 <context>
  <name>ReadingPage</name>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_page.py" />
   <source>One paper at a time</source>
   <translation>逐篇阅读</translation>
  </message>
 </context>
 <context>
  <name>ReadingSheet</name>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_sheet.py" />
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_sheet.py" />
   <source>No title in the source</source>
   <translation>来源中无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_sheet.py" />
   <source>Authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_sheet.py" />
   <source>Abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_sheet.py" />
   <source>No abstract in the source</source>
   <translation>来源中无摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_sheet.py" />
   <source>Cut off in the source</source>
   <translation>来源中被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_sheet.py" />
   <source>without a year</source>
   <translation>无年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/reading_sheet.py" />
   <source>from {sources}</source>
   <translation>来自 {sources}</translation>
  </message>
 </context>
 <context>
  <name>ReadingText</name>
  <message>
   <location filename="../../desktop_app/ui/details/reading_text.py" />
   <source>{n} more letters are not shown here; Edit paper has them all</source>
   <translation>另有 {n} 个字符未在此显示；“编辑论文”中有全文</translation>
  </message>
 </context>
 <context>
  <name>RecordFlow</name>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Join {papers} into one?</source>
   <translation>将 {papers}合并为一篇？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Nothing is lost: tags, notes and all that was read stay.</source>
   <translation>不会丢失任何内容：标签、笔记和读入的内容都会保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Join</source>
   <translation>合并</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Join {papers}</source>
   <translation>合并 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Now {papers}. Each keeps the tags, notes and lists.</source>
   <translation>现在是 {papers}。每篇都保留标签、笔记和清单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Take a paper apart</source>
   <translation>拆开论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Take a field</source>
   <translation>采用字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Back to what was read</source>
   <translation>恢复读入的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Copied this version</source>
   <translation>已复制此版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Copying</source>
   <translation>正在复制</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_flow.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
 </context>
 <context>
  <name>RecordList</name>
  <message>
   <location filename="../../desktop_app/ui/listings/record_list.py" />
   <source>Records that were found</source>
   <translation>找到的记录</translation>
  </message>
 </context>
 <context>
  <name>RecordPage</name>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>Records of this paper</source>
   <translation>此论文的记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>{number} more are not shown</source>
   <translation>另有 {number} 条未显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>You added this paper by hand; no listing names it.</source>
   <translation>此论文由你手动添加；没有列表提及它。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>{title}, in {listing} of {day}</source>
   <translation>{title}，见 {day}的 {listing}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>line {n}</source>
   <translation>第 {n} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>{title}, typed by hand on {day}</source>
   <translation>{title}，{day}手动录入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>Typed by hand</source>
   <translation>手动录入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>No title</source>
   <translation>无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_page.py" />
   <source>Says the same as the paper</source>
   <translation>与论文内容一致</translation>
  </message>
 </context>
 <context>
  <name>records</name>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>You kept it</source>
   <translation>你保留了它</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>You dismissed it</source>
   <translation>你忽略了它</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>{names} and others</source>
   <translation>{names} 等</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>{text} (cut)</source>
   <translation>{text}（截断）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>{step} (undone)</source>
   <translation>{step}（已撤销）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>You edited: {field}</source>
   <translation>你编辑了{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>You marked it as {status}</source>
   <translation>你标为{status}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>You said that records are of the same paper</source>
   <translation>你判定记录属于同一论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>You said that records are of different papers</source>
   <translation>你判定记录属于不同论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>You changed the note</source>
   <translation>你修改了笔记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>{listing}: nothing new</source>
   <translation>{listing}：没有新内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>{listing}: brought {fields}; says otherwise: {others}</source>
   <translation>{listing}：带来{fields}；另有不同说法：{others}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>{listing}: brought {fields}</source>
   <translation>{listing}：带来{fields}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>{listing}: says otherwise: {others}</source>
   <translation>{listing}：另有不同说法：{others}</translation>
  </message>
 </context>
 <context>
  <name>RecordsDialog</name>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>Records</source>
   <translation>记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>Fields</source>
   <translation>字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>History</source>
   <translation>历史</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>What is shown</source>
   <translation>显示内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>This is another paper</source>
   <translation>这是另一篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>History of this paper, the newest first</source>
   <translation>此论文的历史，最新的在前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>When</source>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>What</source>
   <translation>内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>No title</source>
   <translation>无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>What each record says. What you take is marked as your edit.</source>
   <translation>各条记录的内容。你采用的内容标为你的修改。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>What imports brought and what you did, the newest first.</source>
   <translation>各次导入带来的内容和你的操作，最新的在前。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>One record is this paper; there is nothing to split off.</source>
   <translation>此论文只有一条记录，没有可拆分的。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>record</source>
   <translation>条记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>records</source>
   <translation>条记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>paper typed by hand</source>
   <translation>篇手动录入的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>papers typed by hand</source>
   <translation>篇手动录入的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>{records} joined in this paper. Tick what is another paper.</source>
   <translation>此论文由{records}合并而成。勾选属于另一篇论文的记录。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>These {number} are another paper</source>
   <translation>这 {number} 条属于另一篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/records_dialog.py" />
   <source>At least one must stay.</source>
   <translation>至少要留下一条。</translation>
  </message>
 </context>
 <context>
  <name>RecordTicks</name>
  <message>
   <location filename="../../desktop_app/ui/listings/record_ticks.py" />
   <source>No title</source>
   <translation>无标题</translation>
  </message>
 </context>
 <context>
  <name>report</name>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>1 is here</source>
   <translation>1 项已在此</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>1 is not here</source>
   <translation>1 项不在此</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>none of {there} is here</source>
   <translation>{there} 项都不在此</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>all {there} are here</source>
   <translation>{there} 项全部在此</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>{here} of {there}</source>
   <translation>{there} 项中的 {here} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>{said}, as {place}</source>
   <translation>{said}，作为{place}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>and {n} more</source>
   <translation>及其他 {n} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_ledger.py" />
   <source>Not here: {names}.</source>
   <translation>不在此：{names}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Nothing new</source>
   <translation>没有新内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Import of {file}</source>
   <translation>导入 {file}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Import of {files}</source>
   <translation>导入 {files}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{seconds} s</source>
   <translation>{seconds} 秒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>added to {place}</source>
   <translation>已添加到{place}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>entry read</source>
   <translation>个条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>entries read</source>
   <translation>个条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>paper</source>
   <translation>篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>different papers</source>
   <translation>篇不同的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>new in your library</source>
   <translation>篇新增</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>you had already</source>
   <translation>篇原已收录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} {rule}</source>
   <translation>{rule} {number} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by DOI</source>
   <translation>按 DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by arXiv id</source>
   <translation>按 arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by PubMed id</source>
   <translation>按 PubMed 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by title and author</source>
   <translation>按标题和作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by title and abstract</source>
   <translation>按标题和摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by journal, volume and page</source>
   <translation>按期刊、卷和页码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by title and year</source>
   <translation>按标题和年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by title alone</source>
   <translation>仅按标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>by the beginning of the abstract</source>
   <translation>按摘要开头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>because you said so</source>
   <translation>按你的判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>as the same entry of the page</source>
   <translation>为页面上同一条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>The same paper often stood in more than one file:</source>
   <translation>同一论文常出现在多个文件中：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Some papers were there before, or stood twice:</source>
   <translation>有些论文原已收录，或重复出现：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>entry was</source>
   <translation>个条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>entries were</source>
   <translation>个条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{begin} {entries} joined with another one {rule}.</source>
   <translation>{begin}{entries}与其他条目合并（{rule}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{begin} {entries} joined with another one, {rule}.</source>
   <translation>{begin}{entries}与其他条目合并（{rule}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>paper of your library was</source>
   <translation>篇库中论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>papers of your library were</source>
   <translation>篇库中论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{papers} found to be one with another.</source>
   <translation>{papers}被判定与另一篇相同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>paper was</source>
   <translation>篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>papers were</source>
   <translation>篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{papers} taken apart again: a new entry made it doubtful.</source>
   <translation>{papers}被重新拆开：新条目使其存疑。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>What the pages did not say was left empty.</source>
   <translation>页面未写明的内容留空。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>This very text was imported on {day}.</source>
   <translation>同样的文本已于{day}导入过。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>The same texts were imported before, first on {day}.</source>
   <translation>同样的文本以前导入过，最早于{day}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Your library was not changed.</source>
   <translation>文献库没有变化。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Abstracts</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Author lists</source>
   <translation>作者列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Years</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} known</source>
   <translation>{number} 篇已知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Identifiers</source>
   <translation>标识符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} with arXiv id or DOI</source>
   <translation>{number} 篇有 arXiv 编号或 DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>whole</source>
   <translation>完整</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>cut</source>
   <translation>截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>without</source>
   <translation>缺失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>at least </source>
   <translation>至少</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{file} says it has {least}{claimed}; {found} were found. Scroll the page to its end and copy it again.</source>
   <translation>{file} 称有{least} {claimed} 条，只找到 {found} 条。请将页面滚动到底，再重新复制。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>listing was not added</source>
   <translation>个列表未添加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>listings were not added</source>
   <translation>个列表未添加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{file} ({entries})</source>
   <translation>{file}（{entries}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>entry</source>
   <translation>个条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>entries</source>
   <translation>个条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} more</source>
   <translation>另外 {number} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Read, but not added to your library: {listings}.</source>
   <translation>已读取，但未添加到文献库：{listings}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} new</source>
   <translation>新增 {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} changed</source>
   <translation>变更 {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} gone</source>
   <translation>消失 {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} replaced</source>
   <translation>替换 {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{number} cross-listed</source>
   <translation>交叉列出 {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{what} since {day}</source>
   <translation>自{day}以来{what}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>not added</source>
   <translation>未添加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>imported before, on {day}</source>
   <translation>已于{day}导入过</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>claims {least}{number}</source>
   <translation>称有{least} {number} 条</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>line {line}: {reason}</source>
   <translation>第 {line} 行：{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>problem</source>
   <translation>个问题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>problems</source>
   <translation>个问题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>none</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>{file}: {entries}; problems: {problems}</source>
   <translation>{file}：{entries}；问题：{problems}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Inbox</source>
   <translation>收件箱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Library</source>
   <translation>文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_words.py" />
   <source>Inbox and Library</source>
   <translation>收件箱和文献库</translation>
  </message>
 </context>
 <context>
  <name>ReportPage</name>
  <message>
   <location filename="../../desktop_app/ui/listings/report_page.py" />
   <source>Import report</source>
   <translation>导入报告</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_page.py" />
   <source>Take back this import</source>
   <translation>撤回此次导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_page.py" />
   <source>Read them now</source>
   <translation>现在阅读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_page.py" />
   <source>Read it now</source>
   <translation>现在阅读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_page.py" />
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_page.py" />
   <source>Copy this report</source>
   <translation>复制此报告</translation>
  </message>
 </context>
 <context>
  <name>RequestsDialog</name>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Requests</source>
   <translation>请求</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Requests sent</source>
   <translation>已发送的请求</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Requests, the newest first</source>
   <translation>请求，最新的在前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>When</source>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Service</source>
   <translation>服务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Address</source>
   <translation>地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Answer</source>
   <translation>响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Size</source>
   <translation>大小</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Time</source>
   <translation>用时</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Clear the log</source>
   <translation>清空日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>{number} ms</source>
   <translation>{number} 毫秒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Everything that Paperfold sent, and what came back. Keys are left out.</source>
   <translation>Paperfold 发送的全部内容及其响应，不含密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lookup/requests_dialog.py" />
   <source>Nothing was sent since this log was cleared, or ever.</source>
   <translation>自上次清空日志以来没有发送过任何内容。</translation>
  </message>
 </context>
 <context>
  <name>RoundEnd</name>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>Back to the Inbox</source>
   <translation>返回收件箱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>Undo the last</source>
   <translation>撤销上一步</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>{decided} decided on, {left} left</source>
   <translation>已处理 {decided} 篇，剩余 {left} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>{decided} decided on: none is left</source>
   <translation>已处理 {decided} 篇：没有剩余</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>{kept} kept  ·  {dismissed} dismissed</source>
   <translation>保留 {kept}  ·  忽略 {dismissed}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>{papers} marked “{status}”</source>
   <translation>{papers}标为“{status}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>{papers} tagged</source>
   <translation>{papers}已加标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>{papers} given stars</source>
   <translation>{papers}已评分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>Go through the {n} left</source>
   <translation>处理剩余的 {n} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>Show the {n} kept</source>
   <translation>显示保留的 {n} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_end.py" />
   <source>Put all {n} back into the Inbox</source>
   <translation>将全部 {n} 篇放回收件箱</translation>
  </message>
 </context>
 <context>
  <name>RoundHead</name>
  <message>
   <location filename="../../desktop_app/ui/reading/round_head.py" />
   <source>{at} of {all}</source>
   <translation>{at} / {all}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_head.py" />
   <source>{here}  ·  {left} left</source>
   <translation>{here}  ·  剩余 {left}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/round_head.py" />
   <source>{kept} kept, {dismissed} dismissed</source>
   <translation>保留 {kept}，忽略 {dismissed}</translation>
  </message>
 </context>
 <context>
  <name>SearchBar</name>
  <message>
   <location filename="../../desktop_app/ui/papers/search_bar.py" />
   <source>Import</source>
   <translation>导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/search_bar.py" />
   <source>Import listings</source>
   <translation>导入列表文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/search_bar.py" />
   <source>Search papers, once there are some</source>
   <translation>有论文之后可在此搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/search_bar.py" />
   <source>Search papers</source>
   <translation>搜索论文</translation>
  </message>
 </context>
 <context>
  <name>SearchCompletions</name>
  <message>
   <location filename="../../desktop_app/ui/papers/search_completions.py" />
   <source>Completions of the search</source>
   <translation>搜索建议</translation>
  </message>
 </context>
 <context>
  <name>SearchField</name>
  <message>
   <location filename="../../desktop_app/ui/papers/search_field.py" />
   <source>Search</source>
   <translation>搜索</translation>
  </message>
 </context>
 <context>
  <name>SearchFlow</name>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Save this search</source>
   <translation>保存此搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Name; it stands in the sidebar, with how many papers it finds</source>
   <translation>名称；会显示在侧边栏，并注明找到的论文数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Save search</source>
   <translation>保存搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Rename saved search</source>
   <translation>重命名已存搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Delete saved search</source>
   <translation>删除已存搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Show</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Search for what is searched now</source>
   <translation>改为当前的搜索内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Saved the search {name}</source>
   <translation>已保存搜索 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/lists/search_flow.py" />
   <source>Save search {name}</source>
   <translation>保存搜索 {name}</translation>
  </message>
 </context>
 <context>
  <name>SeriesDialog</name>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Copies, the newest first</source>
   <translation>副本，最新的在前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Taken</source>
   <translation>抓取时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Entries</source>
   <translation>条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>What it brought</source>
   <translation>带来的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Show its text</source>
   <translation>显示其文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Read it again…</source>
   <translation>重新读取…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>With a better reader: your edits and decisions stay</source>
   <translation>用更合适的读取器：你的修改和判定都会保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Split it off</source>
   <translation>拆分出去</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>This copy is of another place: make it a source of its own</source>
   <translation>此副本属于别处：另建为单独的来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Open its page</source>
   <translation>打开其页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Rename…</source>
   <translation>重命名…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Address…</source>
   <translation>地址…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Merge with another…</source>
   <translation>与其他来源合并…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/series_dialog.py" />
   <source>Remove…</source>
   <translation>移除…</translation>
  </message>
 </context>
 <context>
  <name>SeriesNotices</name>
  <message>
   <location filename="../../desktop_app/ui/listings/report_series.py" />
   <source>Since the last copy</source>
   <translation>与上一副本相比</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_series.py" />
   <source>and {n} more</source>
   <translation>及其他 {n} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/report_series.py" />
   <source>You decided on these before</source>
   <translation>你以前处理过这些</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Shortcuts</source>
   <translation>快捷键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Find a key or what it does</source>
   <translation>查找按键或其作用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Find a shortcut</source>
   <translation>查找快捷键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Shortcuts by menu</source>
   <translation>快捷键（按菜单）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>All as at first</source>
   <translation>全部恢复初始</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>No key</source>
   <translation>无按键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>As at first</source>
   <translation>恢复初始</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Key</source>
   <translation>按键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>no key</source>
   <translation>无按键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Your own</source>
   <translation>自定义</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Choose an action to give it another key.</source>
   <translation>选择一个操作，为它指定其他按键。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>Press the new key of “{action}”.</source>
   <translation>请按下“{action}”的新按键。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>All actions have the keys of the beginning.</source>
   <translation>所有操作已恢复初始按键。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>“{action}” has no key now.</source>
   <translation>“{action}”现在没有按键。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/shortcuts_dialog.py" />
   <source>The key of “{action}” is {key} now.</source>
   <translation>“{action}”的按键现在是 {key}。</translation>
  </message>
 </context>
 <context>
  <name>Sidebar</name>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>New tag</source>
   <translation>新建标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Name; a slash puts it inside another one</source>
   <translation>名称；用斜杠可放入其他标签之下</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Make tag</source>
   <translation>新建标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>New tag {name}</source>
   <translation>新建标签 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Rename tag to {name}</source>
   <translation>将标签重命名为 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Colour of a tag</source>
   <translation>标签颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Delete tag {name}</source>
   <translation>删除标签 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Move papers</source>
   <translation>移动论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>New tag…</source>
   <translation>新建标签…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>New tag inside…</source>
   <translation>在其中新建标签…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>More like these</source>
   <translation>更多相似论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Empty the trash…</source>
   <translation>清空回收站…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Colour</source>
   <translation>颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Brick</source>
   <translation>砖红</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Clay</source>
   <translation>陶土</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Ochre</source>
   <translation>赭黄</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Moss</source>
   <translation>苔绿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Fern</source>
   <translation>蕨绿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Teal</source>
   <translation>青</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Sky</source>
   <translation>天蓝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Iris</source>
   <translation>鸢尾</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Plum</source>
   <translation>梅紫</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Stone</source>
   <translation>石灰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Key</source>
   <translation>按键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>No key</source>
   <translation>无按键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>{key}, now of {tag}</source>
   <translation>{key}，现为 {tag}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Delete what is in the trash for good?</source>
   <translation>永久删除回收站中的内容？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>It cannot be brought back from the trash afterwards.</source>
   <translation>此后无法再从回收站找回。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Delete for good</source>
   <translation>永久删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar.py" />
   <source>Empty the trash</source>
   <translation>清空回收站</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>All papers</source>
   <translation>全部论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>This import</source>
   <translation>此次导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>More like this</source>
   <translation>相似论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Without a title</source>
   <translation>无标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Unread</source>
   <translation>未读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>To read</source>
   <translation>待读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Reading</source>
   <translation>在读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Read</source>
   <translation>已读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Inbox</source>
   <translation>收件箱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Library</source>
   <translation>文献库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Untagged</source>
   <translation>无标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Possible duplicates</source>
   <translation>可能的重复项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Overview</source>
   <translation>概览</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Status</source>
   <translation>状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>New</source>
   <translation>最新</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Tags</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Reading lists</source>
   <translation>阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Sources</source>
   <translation>来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Saved searches</source>
   <translation>已存搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Dismissed</source>
   <translation>已忽略</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_entries.py" />
   <source>Trash</source>
   <translation>回收站</translation>
  </message>
 </context>
 <context>
  <name>SidebarDelegate</name>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_delegate.py" />
   <source>New name of the tag</source>
   <translation>标签的新名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_delegate.py" />
   <source>New name of the source</source>
   <translation>来源的新名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_delegate.py" />
   <source>New name of the reading list</source>
   <translation>阅读清单的新名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_delegate.py" />
   <source>New name of the saved search</source>
   <translation>已存搜索的新名称</translation>
  </message>
 </context>
 <context>
  <name>SidebarTreeModel</name>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_model.py" />
   <source>Separator</source>
   <translation>分隔线</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_model.py" />
   <source>new paper</source>
   <translation>篇新论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_model.py" />
   <source>new papers</source>
   <translation>篇新论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_model.py" />
   <source>{place}, {papers}, key {key}</source>
   <translation>{place}，{papers}，按键 {key}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_model.py" />
   <source>{place}, {papers}</source>
   <translation>{place}，{papers}</translation>
  </message>
 </context>
 <context>
  <name>SidebarView</name>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_view.py" />
   <source>Places</source>
   <translation>位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_view.py" />
   <source>New tag</source>
   <translation>新建标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_view.py" />
   <source>New reading list</source>
   <translation>新建阅读清单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/sidebar_view.py" />
   <source>Save this search</source>
   <translation>保存此搜索</translation>
  </message>
 </context>
 <context>
  <name>SimilarBar</name>
  <message>
   <location filename="../../desktop_app/ui/similar/similar_bar.py" />
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/similar/similar_bar.py" />
   <source>Nearest to the papers tagged {tag}</source>
   <translation>与标签 {tag} 的论文最相似</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/similar/similar_bar.py" />
   <source>Nearest to “{title}”</source>
   <translation>与“{title}”最相似</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/similar/similar_bar.py" />
   <source>Nearest to {papers}</source>
   <translation>与 {papers}最相似</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/similar/similar_bar.py" />
   <source>{near}, by the rare words they share</source>
   <translation>{near}，依据共有的罕见词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/similar/similar_bar.py" />
   <source>{near}: no other paper shares its rare words</source>
   <translation>{near}：没有其他论文含有其罕见词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/similar/similar_bar.py" />
   <source>{near}  ·  this one shares {words}</source>
   <translation>{near}  ·  此篇共有：{words}</translation>
  </message>
 </context>
 <context>
  <name>SourceChart</name>
  <message>
   <location filename="../../desktop_app/ui/overview/source_chart.py" />
   <source>What each source brought</source>
   <translation>各来源带来的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/source_chart.py" />
   <source>No paper came with a listing.</source>
   <translation>没有来自列表的论文。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/source_chart.py" />
   <source>size: number of new papers</source>
   <translation>大小：新论文数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/source_chart.py" />
   <source>{name} · {years}</source>
   <translation>{name} · {years}</translation>
  </message>
 </context>
 <context>
  <name>SourceDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>Source</source>
   <translation>来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>Reading the listing…</source>
   <translation>正在读取列表…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>Text of the listing</source>
   <translation>列表文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>Earlier lines</source>
   <translation>更早的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>Later lines</source>
   <translation>更后的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>Copy these lines</source>
   <translation>复制这些行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>This listing was taken back; its text is gone with it.</source>
   <translation>此列表已撤回，其文本也已删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>pasted</source>
   <translation>粘贴</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>The listing could not be shown; the log says why.</source>
   <translation>无法显示该列表，原因见日志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>What was pasted here is too long to be kept in the library.</source>
   <translation>此处粘贴的内容太长，未保存在文献库中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>This listing is too long to be kept in the library, and its file cannot be read.</source>
   <translation>此列表太长，未保存在文献库中，且其文件无法读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>This listing is too long to be kept in the library, and its file is not as it was when it was read.</source>
   <translation>此列表太长，未保存在文献库中，且其文件与读取时不同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/dialogs/source_dialog.py" />
   <source>Lines {first} to {last} of {total}</source>
   <translation>第 {first} 至 {last} 行，共 {total} 行</translation>
  </message>
 </context>
 <context>
  <name>SourceFlow</name>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Mark as seen</source>
   <translation>标为已查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Rename source to {name}</source>
   <translation>将来源重命名为 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Rename source</source>
   <translation>重命名来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Address of the page</source>
   <translation>页面地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Web address, to open the page from here</source>
   <translation>网址，用于从这里打开页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Keep address</source>
   <translation>保存地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Address of a source</source>
   <translation>来源的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>There is no other source to merge it with</source>
   <translation>没有可合并的其他来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Merge {name}</source>
   <translation>合并 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>It is the same source as</source>
   <translation>它与以下来源相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Merge</source>
   <translation>合并</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Merge sources</source>
   <translation>合并来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Split a source</source>
   <translation>拆分来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Removing {name}</source>
   <translation>正在移除 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Copies…</source>
   <translation>副本…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Open its page</source>
   <translation>打开其页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Rename…</source>
   <translation>重命名…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Address of its page…</source>
   <translation>页面地址…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Merge with another…</source>
   <translation>与其他来源合并…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Remove…</source>
   <translation>移除…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>No address is known of these pages</source>
   <translation>这些页面没有已知地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>page</source>
   <translation>个页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>pages</source>
   <translation>个页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Open {pages} in the browser?</source>
   <translation>在浏览器中打开 {pages}？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Each opens in a tab of its own.</source>
   <translation>每个页面在单独的标签页中打开。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Open {pages}</source>
   <translation>打开 {pages}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Opened {pages} in the browser</source>
   <translation>已在浏览器中打开 {pages}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>copy</source>
   <translation>个副本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>copies</source>
   <translation>个副本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Its {copies} are taken back, and {papers} that only they brought; you have worked on {touched} of these. Undo brings all back.</source>
   <translation>将撤回其 {copies}，以及仅由它们带来的 {papers}；其中 {touched} 篇你已处理过。撤销可全部还原。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Its {copies} are taken back, and {papers} that only they brought; you have worked on {touched} of these. So many cannot be brought back by Undo.</source>
   <translation>将撤回其 {copies}，以及仅由它们带来的 {papers}；其中 {touched} 篇你已处理过。数量太多，无法通过撤销恢复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Its {copies} are taken back, and {papers} that only they brought. Undo brings all back.</source>
   <translation>将撤回其 {copies}，以及仅由它们带来的 {papers}。撤销可全部还原。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Its {copies} are taken back, and {papers} that only they brought. So many cannot be brought back by Undo.</source>
   <translation>将撤回其 {copies}，以及仅由它们带来的 {papers}。数量太多，无法通过撤销恢复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Remove the source {name}?</source>
   <translation>移除来源 {name}？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_flow.py" />
   <source>Remove source</source>
   <translation>移除来源</translation>
  </message>
 </context>
 <context>
  <name>sources</name>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>Nothing new {since}</source>
   <translation>{since}没有新内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>New {since}: {papers} from {whom}</source>
   <translation>{since}新增：{papers}，来自 {whom}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>since {day}</source>
   <translation>自{day}以来</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>with the last import</source>
   <translation>上次导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>with the last import, {when}</source>
   <translation>上次导入（{when}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>since you last looked</source>
   <translation>自上次查看以来</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>person</source>
   <translation>位作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>people</source>
   <translation>位作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>source</source>
   <translation>个来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>sources</source>
   <translation>个来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>other source</source>
   <translation>个其他来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>other sources</source>
   <translation>个其他来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>{people} and {others}</source>
   <translation>{people}和{others}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>source was taken</source>
   <translation>个来源已抓取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>sources were taken</source>
   <translation>个来源已抓取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>{number} without anything new</source>
   <translation>{number} 个没有新内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>entry changed</source>
   <translation>个条目有变更</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>entries changed</source>
   <translation>个条目有变更</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>entry gone</source>
   <translation>个条目已消失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>entries gone</source>
   <translation>个条目已消失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>first copy</source>
   <translation>首个副本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>replaced</source>
   <translation>已替换</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>cross-listed</source>
   <translation>交叉列出</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>changed</source>
   <translation>有变更</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>gone</source>
   <translation>已消失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>decided before</source>
   <translation>此前已决定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>title</source>
   <translation>标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>authors</source>
   <translation>作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>year</source>
   <translation>年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>venue</source>
   <translation>期刊/会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>DOI</source>
   <translation>DOI</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>arXiv id</source>
   <translation>arXiv 编号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>version</source>
   <translation>版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>abstract</source>
   <translation>摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>abstract changed</source>
   <translation>摘要有变更</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>abstract now given</source>
   <translation>新增摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>abstract no longer given</source>
   <translation>摘要已不提供</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>{field} now given: {after}</source>
   <translation>新增{field}：{after}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>{field} no longer given: {before}</source>
   <translation>{field}已不提供：{before}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>{field} changed: {before} → {after}</source>
   <translation>{field}有变更：{before} → {after}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>new</source>
   <translation>新增</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>nothing new</source>
   <translation>没有新内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>Owner: {owner}</source>
   <translation>所有者：{owner}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>Layout: {layout}</source>
   <translation>版式：{layout}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>Address: {address}</source>
   <translation>地址：{address}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>copy</source>
   <translation>个副本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>copies</source>
   <translation>个副本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>{copies}, the last one of {day}</source>
   <translation>{copies}，最近一次为{day}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>{papers}, {new} new since you last looked</source>
   <translation>{papers}，自上次查看以来新增 {new} 篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>kept</source>
   <translation>已保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>dismissed</source>
   <translation>已忽略</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>read</source>
   <translation>已读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/sources/source_words.py" />
   <source>moved to the trash</source>
   <translation>已移到回收站</translation>
  </message>
 </context>
 <context>
  <name>SourceView</name>
  <message>
   <location filename="../../desktop_app/ui/listings/source_view.py" />
   <source>Source of the listing</source>
   <translation>列表来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/source_view.py" />
   <source>In no record</source>
   <translation>不属于记录</translation>
  </message>
 </context>
 <context>
  <name>StarRating</name>
  <message>
   <location filename="../../desktop_app/ui/details/star_rating.py" />
   <source>no stars</source>
   <translation>无评分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/star_rating.py" />
   <source>{n} of 5 stars</source>
   <translation>{n} 星（共 5 星）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/star_rating.py" />
   <source>Rating: {stars}</source>
   <translation>评分：{stars}</translation>
  </message>
 </context>
 <context>
  <name>status</name>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Unread</source>
   <translation>未读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>To read</source>
   <translation>待读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Reading</source>
   <translation>在读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/papers/columns.py" />
   <source>Read</source>
   <translation>已读</translation>
  </message>
 </context>
 <context>
  <name>StatusButton</name>
  <message>
   <location filename="../../desktop_app/ui/details/status_button.py" />
   <source>To read since {day}</source>
   <translation>{day}起待读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/status_button.py" />
   <source>Reading since {day}</source>
   <translation>{day}起在读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/status_button.py" />
   <source>Read {day}</source>
   <translation>{day}读完</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/status_button.py" />
   <source>Set status</source>
   <translation>设置状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/status_button.py" />
   <source>Status: {status}</source>
   <translation>状态：{status}</translation>
  </message>
 </context>
 <context>
  <name>SubjectChart</name>
  <message>
   <location filename="../../desktop_app/ui/overview/subject_chart.py" />
   <source>Subjects over the years</source>
   <translation>各年的学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/subject_chart.py" />
   <source>No paper has a subject.</source>
   <translation>没有论文写明学科。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/subject_chart.py" />
   <source>papers a year, each row to its own scale</source>
   <translation>每年论文数，各行比例不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/subject_chart.py" />
   <source>{name} · {years}</source>
   <translation>{name} · {years}</translation>
  </message>
 </context>
 <context>
  <name>SubjectRow</name>
  <message>
   <location filename="../../desktop_app/ui/details/subject_row.py" />
   <source>Keywords</source>
   <translation>关键词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/subject_row.py" />
   <source>Subjects</source>
   <translation>学科</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/subject_row.py" />
   <source>The paper is tagged with it</source>
   <translation>论文已带有此标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/subject_row.py" />
   <source>and {n} more</source>
   <translation>及其他 {n} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/subject_row.py" />
   <source>Tag with {name}</source>
   <translation>添加标签 {name}</translation>
  </message>
 </context>
 <context>
  <name>SureDialog</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/question_dialogs.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
 </context>
 <context>
  <name>TagChart</name>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>Tags that you put on papers are drawn here: choose papers and press {key}.</source>
   <translation>为论文添加的标签会绘制在这里：选中论文并按 {key}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>Tags that you put on papers are drawn here.</source>
   <translation>为论文添加的标签会绘制在这里。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>Tags over the years</source>
   <translation>各年的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>Tags as they grew</source>
   <translation>标签的增长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>papers a year</source>
   <translation>每年论文数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>papers with the tag</source>
   <translation>带标签的论文数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>As they grew</source>
   <translation>增长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>Over the years</source>
   <translation>按年</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>{papers} until then</source>
   <translation>至此 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/tag_chart.py" />
   <source>{name} · {years}</source>
   <translation>{name} · {years}</translation>
  </message>
 </context>
 <context>
  <name>TagChip</name>
  <message>
   <location filename="../../desktop_app/ui/controls/chip.py" />
   <source>Tag {name}</source>
   <translation>标签 {name}</translation>
  </message>
 </context>
 <context>
  <name>TagFlow</name>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_flow.py" />
   <source>Choose the papers that are to have another tag</source>
   <translation>请选择要改换标签的论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_flow.py" />
   <source>Move {papers} to another tag</source>
   <translation>将 {papers}移到其他标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_flow.py" />
   <source>Tag that they get in place of “{name}”</source>
   <translation>代替“{name}”的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_flow.py" />
   <source>Move {papers}</source>
   <translation>移动 {papers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_flow.py" />
   <source>Move papers to tag {name}</source>
   <translation>将论文移到标签 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_flow.py" />
   <source>None of them bears “{name}” itself</source>
   <translation>其中没有论文直接带有“{name}”</translation>
  </message>
 </context>
 <context>
  <name>TagKeyButton</name>
  <message>
   <location filename="../../desktop_app/ui/reading/tag_key_button.py" />
   <source>Choose a tag for this key</source>
   <translation>为此按键选择标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/tag_key_button.py" />
   <source>Choose a tag</source>
   <translation>选择标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/tag_key_button.py" />
   <source>Key {key}: {tag}</source>
   <translation>按键 {key}：{tag}</translation>
  </message>
 </context>
 <context>
  <name>TagKeys</name>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_keys.py" />
   <source>Tag {tags}</source>
   <translation>添加标签 {tags}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_keys.py" />
   <source>Key of a tag</source>
   <translation>标签的按键</translation>
  </message>
 </context>
 <context>
  <name>TagPage</name>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Name of the tag</source>
   <translation>标签名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>A slash puts a tag inside another one: method/moe</source>
   <translation>用斜杠可将标签放入其他标签之下：method/moe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Another name that means this tag</source>
   <translation>表示此标签的另一个名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Add alias</source>
   <translation>添加别名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>The tag that stays</source>
   <translation>要保留的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Merge</source>
   <translation>合并</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Del</source>
   <translation>Del</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Delete {n} tags, {m} inside</source>
   <translation>删除 {n} 个标签，含下级 {m} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Delete {n} tags</source>
   <translation>删除 {n} 个标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Delete with {n} inside</source>
   <translation>连同 {n} 个下级一起删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>The x takes this alias away</source>
   <translation>点 x 可去掉此别名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Colour</source>
   <translation>颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Aliases</source>
   <translation>别名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Merge the chosen tags into</source>
   <translation>将所选标签并入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_page.py" />
   <source>Move some of its papers to another tag</source>
   <translation>将其中一些论文移到另一个标签</translation>
  </message>
 </context>
 <context>
  <name>TagPopup</name>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Remove tags from {papers}</source>
   <translation>移除 {papers}的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Tag {papers}</source>
   <translation>为 {papers}添加标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Which tag is key {key} to put on papers?</source>
   <translation>按键 {key} 添加哪个标签？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Tag, or several with commas</source>
   <translation>标签，多个以逗号分隔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Name of a tag</source>
   <translation>标签名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Tags</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Remove {tags}</source>
   <translation>移除 {tags}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Key {key} for tag {tag}</source>
   <translation>标签 {tag} 的按键 {key}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>Tag {tags}</source>
   <translation>添加标签 {tags}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_popup.py" />
   <source>New tag “{name}”</source>
   <translation>新建标签“{name}”</translation>
  </message>
 </context>
 <context>
  <name>TagRow</name>
  <message>
   <location filename="../../desktop_app/ui/details/tag_row.py" />
   <source>and {n} more</source>
   <translation>及其他 {n} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/tag_row.py" />
   <source>Tag</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/tag_row.py" />
   <source>Add a tag</source>
   <translation>添加标签</translation>
  </message>
 </context>
 <context>
  <name>TagsDialog</name>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Tags</source>
   <translation>标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Find a tag or an alias</source>
   <translation>查找标签或别名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Show papers</source>
   <translation>显示论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Perhaps the same tag</source>
   <translation>可能是同一标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>No two tags look like one.</source>
   <translation>没有看起来相同的标签。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>tag</source>
   <translation>个标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>tags</source>
   <translation>个标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Chosen together: they can be merged, coloured, deleted.</source>
   <translation>已一起选中：可以合并、着色、删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>No tags yet</source>
   <translation>还没有标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Choose papers and press {key}: what you type is a tag.</source>
   <translation>选中论文并按 {key}，输入的内容就是标签。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Choose papers and add a tag: what you type is a tag.</source>
   <translation>选中论文并添加标签，输入的内容就是标签。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>No tag fits</source>
   <translation>没有匹配的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>No name and no alias holds “{text}”.</source>
   <translation>没有名称或别名含有“{text}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Choose one, or several with Ctrl or Shift.</source>
   <translation>选择一个，或按住 Ctrl 或 Shift 选择多个。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>{n} with those inside</source>
   <translation>含下级共 {n}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>no tag itself, only what is inside</source>
   <translation>本身不是标签，只有下级</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>key {n}</source>
   <translation>按键 {n}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>There is a tag “{name}” already ({papers}).</source>
   <translation>已有标签“{name}”（{papers}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Merge the two</source>
   <translation>合并两者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Rename tag to {name}</source>
   <translation>将标签重命名为 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Merge tags into {name}</source>
   <translation>将标签并入 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Move papers to tag {name}</source>
   <translation>将论文移到标签 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Tell tags apart</source>
   <translation>区分标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Colour of a tag</source>
   <translation>标签颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Alias of a tag</source>
   <translation>标签的别名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Delete tags</source>
   <translation>删除标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tags_dialog.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
 </context>
 <context>
  <name>TagSplit</name>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_split.py" />
   <source>Which papers</source>
   <translation>哪些论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_split.py" />
   <source>Words, author:, year:, venue: …</source>
   <translation>词语、author:、year:、venue: …</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_split.py" />
   <source>Search within the papers of this tag</source>
   <translation>在此标签的论文中搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_split.py" />
   <source>The tag that they get in its place</source>
   <translation>替换为的标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_split.py" />
   <source>Found by a search</source>
   <translation>搜索找到的</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_split.py" />
   <source>Chosen in the window</source>
   <translation>窗口中选中的</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_split.py" />
   <source>Saved search: {name}</source>
   <translation>已存搜索：{name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_split.py" />
   <source>Move {papers}</source>
   <translation>移动 {papers}</translation>
  </message>
 </context>
 <context>
  <name>TagTreeView</name>
  <message>
   <location filename="../../desktop_app/ui/tags/tag_tree_view.py" />
   <source>Tags</source>
   <translation>标签</translation>
  </message>
 </context>
 <context>
  <name>TakeBackFlow</name>
  <message>
   <location filename="../../desktop_app/ui/take_back_flow.py" />
   <source>Taking back the import</source>
   <translation>正在撤回导入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/take_back_flow.py" />
   <source>{papers} that only this import brought go, with their tags and notes. So many cannot be brought back by Undo; its files can be imported again.</source>
   <translation>仅由此次导入带来的 {papers} 将连同标签和笔记一起移除。数量太多，无法通过撤销恢复；其文件可以再次导入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/take_back_flow.py" />
   <source>You have tagged, noted or edited {papers} of it since. Papers that only this import brought go, with their tags and notes; Undo brings all back.</source>
   <translation>此后你为其中 {papers}加过标签、笔记或作过编辑。仅由此次导入带来的论文将连同其标签和笔记一起移除；撤销可全部还原。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/take_back_flow.py" />
   <source>Take back this import?</source>
   <translation>撤回此次导入？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/take_back_flow.py" />
   <source>Take back this import</source>
   <translation>撤回此次导入</translation>
  </message>
 </context>
 <context>
  <name>TeachBar</name>
  <message>
   <location filename="../../desktop_app/ui/listings/teach_bar.py" />
   <source>Mark the chosen text</source>
   <translation>标记所选文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/teach_bar.py" />
   <source>Mark as {field}</source>
   <translation>标记为{field}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/teach_bar.py" />
   <source>Take back</source>
   <translation>撤回</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/listings/teach_bar.py" />
   <source>Backspace</source>
   <translation>Backspace</translation>
  </message>
 </context>
 <context>
  <name>TriageBar</name>
  <message>
   <location filename="../../desktop_app/ui/reading/triage_bar.py" />
   <source>Go through them one at a time</source>
   <translation>逐篇处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/triage_bar.py" />
   <source>{papers} to decide on</source>
   <translation>{papers}待处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/reading/triage_bar.py" />
   <source>{papers} to decide on: {keep} keeps, {dismiss} dismisses</source>
   <translation>{papers}待处理：{keep} 保留，{dismiss} 忽略</translation>
  </message>
 </context>
 <context>
  <name>TwinLine</name>
  <message>
   <location filename="../../desktop_app/ui/details/twin_line.py" />
   <source>Compare</source>
   <translation>比较</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/twin_line.py" />
   <source>Both papers side by side</source>
   <translation>并排显示两篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/twin_line.py" />
   <source>May be the same as “{title}”</source>
   <translation>可能与“{title}”是同一篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/twin_line.py" />
   <source>other</source>
   <translation>篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/twin_line.py" />
   <source>others</source>
   <translation>篇</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/twin_line.py" />
   <source>{twin} and {others}</source>
   <translation>{twin}，另有 {others}</translation>
  </message>
 </context>
 <context>
  <name>types</name>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>journal article</source>
   <translation>期刊论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>conference paper</source>
   <translation>会议论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>preprint</source>
   <translation>预印本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>magazine article</source>
   <translation>杂志文章</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>newspaper article</source>
   <translation>报纸文章</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>bill</source>
   <translation>法案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>book</source>
   <translation>图书</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>broadcast</source>
   <translation>广播节目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>chapter</source>
   <translation>章节</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>classic</source>
   <translation>典籍</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>collection</source>
   <translation>文集</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>dataset</source>
   <translation>数据集</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>document</source>
   <translation>文档</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>entry</source>
   <translation>条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>dictionary entry</source>
   <translation>词典条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>encyclopedia entry</source>
   <translation>百科条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>event</source>
   <translation>活动</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>figure</source>
   <translation>图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>graphic</source>
   <translation>图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>hearing</source>
   <translation>听证会</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>interview</source>
   <translation>访谈</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>legal case</source>
   <translation>案例</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>legislation</source>
   <translation>法规</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>manuscript</source>
   <translation>手稿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>map</source>
   <translation>地图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>film</source>
   <translation>影片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>musical score</source>
   <translation>乐谱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>pamphlet</source>
   <translation>小册子</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>patent</source>
   <translation>专利</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>performance</source>
   <translation>演出</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>periodical</source>
   <translation>期刊</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>personal communication</source>
   <translation>私人通信</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>post</source>
   <translation>帖子</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>blog post</source>
   <translation>博客文章</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>regulation</source>
   <translation>规章</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>report</source>
   <translation>报告</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>review</source>
   <translation>评论</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>book review</source>
   <translation>书评</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>software</source>
   <translation>软件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>song</source>
   <translation>歌曲</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>talk</source>
   <translation>演讲</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>standard</source>
   <translation>标准</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>thesis</source>
   <translation>学位论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>treaty</source>
   <translation>条约</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/records/record_words.py" />
   <source>web page</source>
   <translation>网页</translation>
  </message>
 </context>
 <context>
  <name>UndoLink</name>
  <message>
   <location filename="../../desktop_app/ui/dialogs/undo_link.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
 </context>
 <context>
  <name>VersionList</name>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>Versions</source>
   <translation>版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>{kind} · {label}</source>
   <translation>{kind} · {label}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>Copy citation</source>
   <translation>复制引文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>BibTeX</source>
   <translation>BibTeX</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>{what} of {label}</source>
   <translation>{label} 的 {what}</translation>
  </message>
 </context>
 <context>
  <name>versions</name>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>Preprint</source>
   <translation>预印本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>Conference</source>
   <translation>会议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>Journal</source>
   <translation>期刊</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/details/version_list.py" />
   <source>Other version</source>
   <translation>其他版本</translation>
  </message>
 </context>
 <context>
  <name>Windows</name>
  <message>
   <location filename="../../desktop_app/ui/windows.py" />
   <source>The window changes as soon as what runs has ended</source>
   <translation>当前任务结束后窗口将切换</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/windows.py" />
   <source>The window changes as soon as the preview is closed</source>
   <translation>预览关闭后窗口将切换</translation>
  </message>
 </context>
 <context>
  <name>words</name>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>paper</source>
   <translation>篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>papers</source>
   <translation>篇论文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>no</source>
   <translation>0</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>one</source>
   <translation>1</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>two</source>
   <translation>2</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>three</source>
   <translation>3</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>four</source>
   <translation>4</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>five</source>
   <translation>5</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>six</source>
   <translation>6</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>seven</source>
   <translation>7</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>eight</source>
   <translation>8</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>nine</source>
   <translation>9</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>file</source>
   <translation>个文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>files</source>
   <translation>个文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>{name} (taught)</source>
   <translation>{name}（已教）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>profile, with abstracts</source>
   <translation>个人主页（含摘要）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>publication list</source>
   <translation>论文列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>abstracts only</source>
   <translation>仅摘要</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>arXiv mail or listing</source>
   <translation>arXiv 邮件或列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>BibTeX</source>
   <translation>BibTeX</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>{day} {month}</source>
   <translation>{month}{day}日</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>{day} {month} {year}</source>
   <translation>{year}年{month}{day}日</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>January</source>
   <translation>1月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>February</source>
   <translation>2月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>March</source>
   <translation>3月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>April</source>
   <translation>4月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>May</source>
   <translation>5月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>June</source>
   <translation>6月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>July</source>
   <translation>7月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>August</source>
   <translation>8月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>September</source>
   <translation>9月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>October</source>
   <translation>10月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>November</source>
   <translation>11月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>December</source>
   <translation>12月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>{day}, {time}</source>
   <translation>{day} {time}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>{most} and {last}</source>
   <translation>{most} 和 {last}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>, </source>
   <translation>、</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/words.py" />
   <source>{sentence} {next}</source>
   <translation>{sentence}{next}</translation>
  </message>
 </context>
 <context>
  <name>YearBars</name>
  <message>
   <location filename="../../desktop_app/ui/authors/year_bars.py" />
   <source>Papers by year</source>
   <translation>各年论文数</translation>
  </message>
 </context>
 <context>
  <name>YearChart</name>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>Papers by year</source>
   <translation>各年论文数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>No paper has a year yet.</source>
   <translation>还没有论文写明年份。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>{papers} without a year</source>
   <translation>{papers}无年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>{papers} of far years</source>
   <translation>{papers}年份太远</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>not drawn: {what}</source>
   <translation>未画出：{what}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>Without a year</source>
   <translation>无年份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>not yet read</source>
   <translation>尚未读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>read</source>
   <translation>已读</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/overview/year_chart.py" />
   <source>{papers}, {read} read</source>
   <translation>{papers}，已读 {read} 篇</translation>
  </message>
 </context>
 <context>
  <name>YearHistogram</name>
  <message>
   <location filename="../../desktop_app/ui/facets/year_histogram.py" />
   <source>Papers by year</source>
   <translation>各年论文数</translation>
  </message>
 </context>
</TS>
