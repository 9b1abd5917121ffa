/**
 * Synonyms used by users of a writing program, one subject a line: Chinese in simplified characters, English in any form. In a
 * question, up to two other words may stand between the words of an expression.
 */
const subjects = `
删|删除|删掉|误删|手滑|清空|没了|不小心|回收站|垃圾桶|废纸篓|trash|recycle bin|bin|deleted|erased|removed|wiped|thrown away|gone for good
恢复|找回|还原|救回|捞回|弄回来|拿回来|restore|recover|undelete|bring back|get back|retrieve|rescue
断网|没网|没有网|无网|没信号|离线|掉线|网络不好|网断了|网不好|飞机|高铁|地铁|火车|地下室|offline|no internet|no network|no wifi|wifi|reception|signal|without connection|plane|flight|train|subway|airplane
同步|自动保存|存下来|存上|保存了|保存没|会不会丢|丢失|sync|autosave|saved|saving|lose typed|lose what|lose work|lost work
快捷键|热键|组合键|键盘|按键|不用鼠标|鼠标|hotkey|shortcut|keyboard|key combination|keybinding|without mouse
撤销|撤回|反悔|重做|undo|redo|take back
批注|备注|评论|标注|注释|留言|comment|annotate|annotation|note|remark|sticky
修订|修改痕迹|改动痕迹|留痕|审阅|逐条接受|接受修改|拒绝修改|tracked changes|track changes|redline|suggested edits|edits|revisions|reject changes|accept changes
下划线|波浪线|红线|标红|画线|划线|squiggle|squiggly|wavy line|underline|red line|highlighted
建议|提示|采纳|一键|全部改|全改|一次改|fix everything|fix all|correct all|one click|全部接受|接受建议|忽略|suggestion|finding|accept all|apply all|correction|ignore|dismiss
误报|标错|提示太多|少提示|太严|太敏感|乱标|可信度|false alarm|tool is wrong|wrong suggestion|wrong about|false positive|picky|strict|nitpick|nitpicky|too sensitive|credibility|too many suggestions|less picky
英式|美式|英国|美国|british|american|australian|canadian|english variant|uk english|us english|dialect|regional spelling
空格|中英文之间|中西文|半角|全角|spacing|space between
人名|名字|姓名|地名|公司名|产品名|品牌|专有名词|自定义词|白名单|我的词语|当成错|没写错|加词|surname|last name|brand|product name|jargon|custom dictionary|dictionary|whitelist|personal dictionary|learn word|word is correct|word is right|teach it
标为错|标红|总被标|老被标|老是标|别再标|不再标|flagging|flags|flagged|typo|marked wrong|misspelled
生词本|单词本|背单词|记单词|生词|复习|flash card|flashcard|vocabulary|word list|practise words|practice words|memorise
整篇|整个文件|整份|整本|校对文件|批改|批阅|whole file|whole document|entire document|entire file|whole word doc|proofread a file|check a file|corrected copy|mark up|thesis checked|manuscript
错别字|错字|查错|纠错|校对|改错|语法|病句|typo|spelling|grammar|mistake|error|proofread
公文|红头文件|机关|党政|请示|批复|函|official document|government document|government paper|red header
改写|降重|换个说法|换种说法|换句话|重写|查重|重复率|同义替换|洗稿|paraphrase|rewrite|reword|rephrase|plagiarism|similarity|say differently|in other words
缩短|精简|简洁|简练|啰嗦|冗长|废话|shorten|shorter|concise|wordy|verbose|trim|condense|wordiness
润色|优化句子|更通顺|更正式|书面|学术|polish|academic|formal|scholarly|tone|register
续写|写一篇|帮我写|代笔|提纲|大纲|素材|演讲稿|generate|write article|write essay|write speech|bullet points|outline|接着写|往下写|接下去|写完|没灵感|灵感|写不出|卡文|写不下去|inspire|idea|brainstorm|writers block|writer's block|continue writing|continue my|keep writing|finish my|finish this
对话|聊天|提问|机器人|人工智能|智能助手|chat|bot|robot|chatbot|ai|assistant
文件夹|分类|归类|整理|分门别类|归档|目录|排序|收藏|folder|directory|directories|organise|organize|tidy|category|group|favourite|favorite|star
搜索|查找|搜|找不到|找不着|找一篇|哪篇|search|find|cannot find|can't find|locate|where did
历史版本|以前的版本|之前的版本|旧版|上一版|上个版本|上一稿|那版|昨天|前几天|前天|上周|回退|退回|改坏|写坏|version|history|older|previous|earlier|yesterday|last week|roll back|rollback|revert|go back
对比|比较|区别|改了啥|改了什么|改了哪|改动|difference|compare|what changed|what did i change
导入|上传|读入|拖进|抓进来|搬过来|import|upload|bring in|bring over|bring my|migrate|open a file|move files
导出|下载|保存成|存成|存为|另存|转成|转为|打印|export|download|save as|print|convert
备份|打包|全部下载|所有文稿|搬走|backup|back up|zip|everything|take out data|archive
word|docx|doc文件|doc|wps
markdown|标记语法|markdown语法
隐私|保密|泄露|留底|留在服务器|服务器上|会保存吗|保存我的文件|privacy|private|confidential|stored nor logged|store my|kept on|servers|leak
没有提示|没提示|没报错|漏掉|漏报|准不准|准确吗|靠谱|no finding|nothing found|misses|missed mistakes|reliable
多久|几天|多长时间|保留 30 天|30 天|how long|30 days
分享|共享|发给|转发|给别人看|给老师|导师|同学|同事|链接|连接|网址|share|sharing|link|url|send|let read|professor|supervisor|classmate|colleague|friend
作废|失效|取消分享|停止分享|不让看|关掉链接|过期|revoke|unshare|stop sharing|disable link|expire|invalidate
密码|口令|password|passcode|protect
举报|违规|投诉|report|abuse
会员|档位|套餐|价格|多少钱|价钱|收费|费用|贵|升级|付费|差在哪|vip|membership|member|premium|plan|pricing|price|cost|paid|tier|upgrade|how much is
免费|不花钱|白嫖|free|for free
额度|字数|上限|用完|用光|限额|次数|还剩|一天能|每天能|limit|quota|allowance|run out|used up|words left|exceeded|ran out
退款|退钱|退费|把钱退|钱退|退回|买错|买贵|不想要了|后悔|refund|money back|cash back|return purchase|wrong thing|bought by mistake
发票|报销|开票|收据|税号|抬头|invoice|receipt|tax|accounting|expenses
订单|付款|支付|没到账|付了钱|没开通|扣了两次|order|payment|paid not shown|charged twice|paid twice|double charged|double charge
自动续费|续费|续订|自动扣|扣钱|扣款|扣费|连续包月|取消订阅|退订|renewal|renew|auto charge|charged every|charging|every month|each month|monthly|recurring|unsubscribe|cancel subscription|cancel my plan|taking money|next payment|payment taken|next charge
银行卡|换卡|信用卡|credit card|change card|another card|new card
手机号|换号|号码|停机|绑定|phone number|change number|new number|new sim|mobile number
设备|登录|登陆|登不上|退出登录|自动退出|下线|踢|网吧|异地|被盗|盗号|另一台|device|sign out|signed in|log out|logout|logged in|log in|login|kick|stolen|lost phone|hacked|logged in as me|other computer
忘记密码|密码忘|forgot password|forgot my password|reset password
注销|销号|删除账号|删账号|删号|清除账号|不用这个账号|delete account|delete my account|close account|close my account|erase account|erase profile|erase my profile|deactivate|remove account
加粗|粗体|斜体|字体|字号|标题|排版|格式|bold|italic|heading|font|format|formatting|layout
图片|插图|照片|配图|picture|image|photo|illustration
表格|行列|table|rows|columns
脚注|注脚|尾注|footnote|foot note|endnote
翻译|译成|翻成|译文|中译英|英译中|英文版|转成中文|转成英文|看不懂|translate|translation|into english|into chinese|into mandarin|mandarin
术语|术语表|词汇表|术语库|glossary|termbase|terminology
识别|图片文字|拍照|截图|扫描|扫描件|图转字|变成文字|提取文字|手写|认出来|ocr|scan|scanned|photo|screenshot|handwriting|handwritten
插件|扩展|接口|其他软件|别的软件|编辑器里|plugin|plug in|extension|add on|addon|api|integrate|integration|other apps|other programs|other software|vscode
开始|入门|新手|第一次|头一回|头一次|首次|第一步|刚注册|刚下载|刚来|注册|上手|下手|教程|怎么用|begin|getting started|get started|start|beginner|newbie|new here|tutorial|first steps|first thing|first time|sign up|signed up|register
设置|选项|开关|settings|options|preferences|configure
`;

/** The subjects, each with its expressions. */
export const synonyms: readonly (readonly string[])[] = subjects
  .trim()
  .split('\n')
  .map((line) => line.split('|'));
