/** Signs of a sales offer: contact data of the seller, offered goods, and promises. */
export type OfferSignal =
  | 'handle'
  | 'messenger'
  | 'telephone'
  | 'price'
  | 'pitch'
  | 'pitches'
  | 'promise'
  | 'promises';

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'giu');

/** A messenger account in the text, which sellers write instead of using the fields of the form. */
const handle = anyOf(
  '(?:薇|威|微|微信|扣|扣扣|企鹅)\\s*(?:号|信)?\\s*[:：]?\\s*[a-z0-9_-]{5,}',
  // Short Latin names are also prefixes of words.
  '(?:\\b(?:v|wx|vx|qq)|q群|加\\s*(?:v|q|qq))\\s*[:：]?\\s*(?=[a-z_-]*\\d)[a-z0-9_-]{5,}',
  '(?:微信|微)同号|同微(?:信)?|飞机\\s*[:：@]|@[a-z]\\w{4,}(?=$|[\\s。，])(?<!\\.\\w+)',
  '\\bt\\.me/|\\b(?:telegram|whatsapp|skype)\\b[ :]*(?:@|\\+?\\d|[a-z]+[.:])',
);

/** A messenger that is mentioned without an account name. */
const messenger = anyOf(
  '(?:加|\\+|➕|联系)\\s*(?:我)?\\s*(?:v|vx|微|薇|威|q|扣)|扫码(?:进|加)|进群|私信|\\bwhatsapp\\b|\\btelegram\\b|\\bskype\\b',
);

const telephone = anyOf(
  '\\b1[3-9]\\d{9}\\b|\\b400[ -]?\\d{3}[ -]?\\d{4}\\b|\\b0\\d{2,3}-\\d{7,8}\\b|\\+\\d{1,3}(?:[ -]?\\d){8,}',
);

const price = anyOf(
  '[一二三四五六七八九十百千万\\d]+(?:元|块|分钱?)(?:起|一|每)|(?:每|一)(?:篇|条|单|公斤|个|次).{0,2}[一二三四五六七八九十百千\\d]+(?:元|块|分)',
  '\\$\\s?\\d|\\b\\d+ (?:dollars|usd|euros?|bucks)\\b|€\\s?\\d',
);

/** Goods and services of mass offers. */
const pitch = anyOf(
  '招(?:各地|聘|募)?(?:区)?(?:代理|加盟|兼职)|诚招|加盟|长期(?:供货|办理|收购)|量大从优|(?:全网|价格)最低|低价|出售|承接|货到付款',
  '代(?:办|刷|充|还|购|投|发|考|开|实名|注册)|长期合作|解封|辅助注册|专业(?:办理|团队)|欢迎(?:来电|咨询)|咨询(?:请|加)|有需要.{0,3}联系|需要.{0,3}(?:请加|报价请)|先到先得|名额(?:不多|有限)',
  '假一赔十|内部渠道|源码交付|一件代发|各行业|各地区|贵站|老板您好|想.{0,6}赚钱',
  '我(?:司|们)(?:是专业|专做|专业|主营|可以帮)|(?:招|聘).{0,3}(?:工|员|师傅)|(?:喜欢|有意|感兴趣|需要)的?(?:请)?(?:私聊|联系|加我|找我|来)|(?:直接报价|打样|直供|批发|转让)',
  '帮(?:您|你|贵)|想要.{1,8}吗|怎么办[？?].{0,12}(?:团队|专业|帮)|(?:名额|席位)剩|随叫随到|手续齐全|全国(?:发货|接单|上门)|老板好|(?:车|房|装修|信用)(?:抵)?贷|利率低',
  '\\bare you (?:tired|looking|paying|struggling|still)\\b|\\b(?:do|would) you (?:need|want|be (?:open|interested))\\b|\\bfor sale\\b|\\bswitch to\\b',
  '\\bwe (?:manufacture|export|produce|buy|build|design|develop|help|specialize|specialise|get|fix|only get|are (?:experienced|professional))\\b|\\bour (?:experts|recovery|portfolio|fee)\\b',
  '\\b(?:quick question|greetings of the day|dear (?:manager|owner)|hello business)\\b|\\bask for a (?:test|free|sample)|\\b(?:waiting for|send us) your (?:order|list|inquiry)|\\byour business\\b|\\boutsource\\b',
  '\\b(?:we|i) (?:can |will )?(?:offer|provide|sell|buy|supply|place guest|remove|represent)\\b|\\bour (?:agency|factory|team of)\\b',
  "\\byour (?:domain|logo|rankings?|google ranking|seo)\\b|\\b(?:dear (?:sir|madam|friend)|surf to|here is my (?:site|website|page)|i(?: am|'m) selling)|\\bkindly (?:send|contact)|\\bschedule a\\b.{0,20}\\bcall\\b",
  '\\b(?:order|apply|join|play|buy|register) (?:now|today|here|at|free|on)\\b|\\b(?:free|discreet|overnight|instant|worldwide) (?:shipping|delivery)\\b',
  '\\b(?:factory|wholesale) price|\\bseo (?:service|package)|\\bsend (?:you )?(?:a|the) (?:quote|report|sample)\\b|\\bwe are (?:a leading|hiring)\\b',
);

/** Typical promises: quick money, certain success, the last chance. */
const promise = anyOf(
  '(?:日|月)(?:赚|入|结)|(?:稳|轻松|躺)赚|收益|(?:秒|当天|当日|分钟).{0,2}(?:批|下款|到账|放款|结)|退全款|(?<!要求|申请|给我|[请能])全额退款|不过退|包(?:过|退|教)',
  '不成功不收费|不上不收费|后付款|零(?:门槛|首付|费用|基础|投入)|永久免费|免费(?:领取|试用一)|前.天免费|支持试单|注册(?:就|即)?送|首存|抽奖|红包|返现',
  '比同行低|低\\d+%|材料免费|免费(?:寄|带|送|打样)|(?:迅|快)速(?:下|到)|出额度|保底|成功率|包(?:成功|教会|邮)|(?:天|月)(?:收入)?[\\d一二三四五六七八九]+(?:到|至|-)[\\d一二三四五六七八九]+',
  '\\bsave (?:up to )?\\d+\\s?%|\\b\\d+% (?:approval|success|guarantee)|\\bunlimited revisions\\b|\\bfast delivery\\b|\\bper (?:message|hour|page)\\b|\\bin half\\b|\\bonly (?:get )?paid if\\b',
  '无效|亏了算|(?:不看|无视)(?:征信|黑白)|(?:天|周|月)(?:内)?.{0,4}(?:首页|第一页|见效|拿证|学会|瘦)|永久封|逾期将|否则(?:影响|视为|将|后果)',
  '\\bmoney back\\b|\\b\\d+\\s?% (?:off|discount|cheaper|bonus|win rate|welcome)|\\bno (?:experience|collateral|prescription|credit check|interview)\\b',
  '\\bwithout (?:a )?(?:prescription|exam)\\b|\\bbad credit\\b|\\$[\\d,]+k? (?:daily|a (?:month|day|week)|per)|\\b(?:in|within) (?:24|48) hours\\b|\\byou (?:have )?won\\b',
  '\\bmillion (?:usd|dollars)\\b|\\bwelcome (?:bonus|gift)\\b|\\bguaranteed?\\b|\\b(?:this week|weekend) only\\b|\\bprice ends\\b|\\b(?:for|from|only|just) (?:only |just )?(?:\\$|usd |€)\\d+',
  '\\bzero upfront\\b|\\bpay (?:only )?after\\b|\\bfirst page of google\\b|\\bfinal notice\\b|\\bearn (?:up to )?\\$|\\brefundable\\b|\\b(?:loan|credit).{0,30}\\bapproval\\b',
);

/** Finds the signs of an offer in a text, except in quotations, because users ask about texts of offers. */
export function findOffer(text: string): OfferSignal[] {
  const plain = withoutQuotations(text.normalize('NFKC'));
  const count = (pattern: RegExp) => new Set(plain.match(pattern)?.map((each) => each.toLowerCase())).size;
  const graded = <One extends string, Several extends string>(found: number, one: One, several: Several) =>
    found === 0 ? [] : [found === 1 ? one : several];
  const hasHandle = count(handle) > 0;
  return [
    ...(hasHandle ? (['handle'] as const) : []),
    ...(!hasHandle && count(messenger) > 0 ? (['messenger'] as const) : []),
    ...(count(telephone) > 0 ? (['telephone'] as const) : []),
    ...(count(price) > 0 ? (['price'] as const) : []),
    ...graded(count(pitch), 'pitch', 'pitches'),
    ...graded(count(promise), 'promise', 'promises'),
  ];
}

/** A text without short quotations and titles. */
export function withoutQuotations(text: string): string {
  return text.replace(/[“"「『《][^“”"「」『』《》]{1,40}[”"」』》]/gu, ' ');
}
