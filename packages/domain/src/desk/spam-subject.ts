/**
 * Subjects of requests to a writing service: texts and their checking, accounts, purchases, devices, schools and
 * companies that want to use it.
 */
const subject = new RegExp(
  [
    '校对|纠错|错别字|错字|标红|标成|改写|降重|润色|翻译|译文|识别|文稿|文档|稿子|原稿|论文|作文|写作|小说|公文|文章|排版|字体|检查',
    '导出|导入|分享|批注|修订|词表|词库|词典|术语|敏感|白名单|提示|规则|会员|订阅|续费|订单|退款|退差价|买了|账号|登录|验证码|短信|密码',
    '功能|保存|历史版本|设备|浏览器|平板|安装|系统|安卓|鸿蒙|网页|页面|按钮|快捷键|接口|部署|私有化|内网|演示|试用|免费版|专业版|团队版',
    '采购|合同|方案|书面报价|抬头|税号|公司地址|合作|学校|中学|大学|老师|学生|教师|孩子|公开课|编辑|出版社|报社|律所|单位|采访|实习',
    '打不开|崩溃|闪退|白屏|卡顿|乱码|报错|出错|下载|更新|键盘|读屏|上传|删除|找不到|标点|语法|拼写|繁体|标书|杂志|期刊|投稿|书稿',
    '邮件通知|年费|按月付|月付|优惠码|结账|额度|字数|绑定|注销|开票|学员|图书馆|回忆录|日记|手机上|电脑上',
    '(?<!货到|后)付款|扣款|扣费|扣了|代理商|经销|渠道|互译|企业版|大客户|注册不了|怎么注册',
    '文件内容|传文件|保密|训练模型|你们的?客服',
    '合规|隐私|版权|砚台|输入法|同步|断网|离线|帮助中心|公益',
    '\\b(?:proofread|grammar|spelling|typos?|flag(?:s|ged)?|marked|checker|suggest(?:ed|ions?)?|documents?|drafts?|export|import|footnotes?|paragraphs?)',
    '\\b(?:accounts?|sign(?:ing)? in|log ?in|passwords?|code|order number|refund|invoices?|subscription|(?:annual|monthly) plan|trial|seats?|charged)\\b',
    '\\b(?:students?|teachers?|teach|school|university|college|learn|charity|non-?profits?|parent|editors?|writers?|novels?|chapters?|thesis|newsroom)\\b',
    '\\b(?:browser|firefox|safari|chrome|linux|windows|android|ipad|api|word|pdf|docx|plugin|sync|offline|dark theme|translat\\w+|rewrit\\w+|keyboard)\\b',
    '\\b(?:typing|crash(?:ed|es)?|blank|freezes?|files?|download|upload(?:s|ed)?|agreement|journalist|letters?|punctuation|commas?|sentences?)\\b',
    '\\b(?:essays?|poems?|manuscripts?|magazine|screen reader|buttons?|settings?|notifications?|deleted?|restore|licen[cs]e|contract|font)\\b',
    '\\b(?:on-premises|firewall|data (?:protection|centre|center|location|is kept)|my (?:text|card|bank)|by card|paste|glossary|versions?)\\b',
    '\\byour (?:[a-z]+ ){0,2}policy\\b|\\byour (?:product|app|help|rules?|tool|english|terms|status|security|interface|software)\\b',
    '\\b(?:(?:my|the|our) payment|resell|accessibility|interview)\\b',
    '\\b(?:inkstone|languagetool|grammarly|ocr|publishers?|gdpr|discount code|can your)\\b',
  ].join('|'),
  'iu',
);

/** Signs of a request: the writer speaks in the first person, asks a question, or addresses this service. */
const request = new RegExp(
  [
    '请问|请教|请帮|麻烦|能不能|能否|可否|是否|可不可以|有没有|怎么|希望|我(?![们司])|你们|吗|呢[？?]|被当成|投诉|没(?:有)?收到',
    '不见了|没了|丢了|太差|垃圾|失望|什么玩意|骗子|冒充|假冒',
    '\\bis (?:it|this|that) (?:real|true|you|from|a scam)\\b|\\bwas (?:it|this|that) (?:you|real)\\b',
    '\\b(?:i|my|could you|can you|would you please|how|is there|are there|do you|does|why|when|which|where)\\b',
    "\\bplease (?:refund|check|help|add|fix|tell|send it|delete|let me know)\\b|\\b(?:may|can|could|do|will) we\\b|\\bwe (?:need|tried|cannot|can't)\\b",
  ].join('|'),
  'iu',
);

/** Signs of a report: the user asks whether a message is genuine, or reports a site that imitates this one. */
const report =
  /冒充|假冒|仿冒|是真的吗|是不是(?:你们|骗子|诈骗)|是(?:你们|贵司)发的吗|\bis (?:it|this|that) (?:real|a scam|from you|you)\b|\bpretending to be\b|\bwas (?:it|this|that) you\b|\bphishing\b/iu;

/** Whether a text reports a message or site of a third party. */
export function isReport(text: string): boolean {
  return report.test(text);
}

/** Whether a text is about something that users of a writing service write about. */
export function isAboutService(text: string): boolean {
  return subject.test(text);
}

/** Whether a text asks for something or reports a problem. */
export function isRequest(text: string): boolean {
  return request.test(text);
}

/** Whether a text is Chinese or English, the languages for which patterns of subjects and requests exist. */
export function hasKnownLanguage(text: string): boolean {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}]/u.test(text))
    return false;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const english =
    text.match(
      /\b(?:the|and|is|are|to|of|for|you|your|with|we|our|have|this|from|in|on|now|no|it|at)\b/giu,
    ) ?? [];
  return han >= 8 || english.length >= 2;
}
