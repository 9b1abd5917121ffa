/** Reason why an absolute term is probably harmless in its context; null if there is none. */
export type HarmlessContext = 'self' | 'aim' | 'time' | 'advice' | 'denied' | 'asked' | 'grade' | 'quoted';

interface Sign {
  readonly context: HarmlessContext;
  /** Searched in the clause before the word. */
  readonly before?: RegExp;
  /** Searched directly after the word. */
  readonly behind?: RegExp;
}

/**
 * Contexts that the enforcement guide of 2023 for absolute terms in advertising exempts: comparison with
 * oneself, aims, chronological order, advice on use, grades of standards and awards.
 */
const signs: readonly Sign[] = [
  {
    context: 'denied',
    before:
      /(?:不是|并非|不算|算不上|谈不上|不一定|未必|没有|不敢说|不求|禁止使用|不得使用|不使用)[^，。；！？]{0,6}$/u,
  },
  {
    context: 'self',
    before:
      /(?:本系列中|自身|自家|同品牌|同系列|历代|历史上|有史以来|上一代|前代|以往|历年)[^，。；！？]{0,10}$/u,
  },
  {
    context: 'aim',
    before:
      /(?:追求|力求|力争|争取|争做|致力于|努力|希望|愿景|目标|梦想|立志|期待|想要|打造|成为|为了|旨在|尽)[^，。；！？]{0,12}$/u,
  },
  {
    context: 'time',
    behind: /^(?:早|晚|后|先|近|初|新(?:消息|进展|公布|发布|修订|版本|一期|数据|通知|动态))/u,
  },
  { context: 'time', before: /(?:第一|首)$/u, behind: /^(?:次|届|期|批|天|步|阶段|季度|页|章|节|条|款|项)/u },
  {
    context: 'time',
    behind: /^(?:次|届|期|批|天|步|阶段|季度|页|章|节|条|款|项|时间|年|个|位|名|家|代|版|人称|课)/u,
  },
  {
    context: 'advice',
    behind:
      /^(?:[使食饮服]用|赏味|品尝|观赏|保存|储存|施用|播种|种植|收获|旅游|驾驶|睡眠|体验)?(?:期|期限|时间|时期|季节|日期|温度|方法|方式|时机|距离|角度|姿势|比例)/u,
  },
  {
    context: 'grade',
    behind:
      /^(?:自然保护区|风景名胜区|非物质文化遗产|文物保护单位|森林公园|湿地公园|地质公园|重点实验室|标准|奖|教学名师|学会|高新区|高新技术|经济技术开发区|新区|开发区|贫困县|示范|运动员|裁判员)/u,
  },
  { context: 'asked', behind: /^[^，。；！]{0,12}[？?吗]/u },
  { context: 'quoted', before: /[“‘「『"][^”’」』"]{0,20}$/u, behind: /^[^“‘「『"]{0,20}[”’」』"]/u },
];

const reach = 30;

/** Returns the exemption of an absolute term at `start` to `end`; null without one. */
export function advertisingContext(text: string, start: number, end: number): HarmlessContext | null {
  const before = text.slice(Math.max(0, start - reach), start);
  const behind = text.slice(end, end + reach);
  const sign = signs.find(
    (each) =>
      (each.before === undefined || each.before.test(before)) &&
      (each.behind === undefined || each.behind.test(behind)),
  );
  return sign?.context ?? null;
}

/** Typical wording of advertisements: prices, calls to buy, claims about the goods. */
const sellingSigns =
  /抢购|秒杀|立即购买|点击购买|点击链接|立即下单|下单|选购|欢迎(?:品尝|订购|咨询|加盟|选购|购买|来电|光临)|订购|包邮|送货上门|货到付款|现货供应|厂家直销|源头工厂|原价|现价|特价|特惠|秒杀价|优惠|立减|折起|[一二三四五六七八九]折|半价|买[一二三四五\d]送|赠品|限时|限量|旗舰店|专卖店|正品|本店|小店|我司|本公司产品|我们的(?:产品|面膜|课程|服务|品牌)|本产品|本品|本保健品|本药|这款(?:减肥|保健|产品|面膜|药)|招商|加盟|报名|热线|无效退款|一用就|见效|祖传|疗程|患者福音|告别(?:痘痘|脱发|皱纹|肥胖)|买到就是赚到|只要\d+元|只需\d+元|¥\s?\d|￥\s?\d|每[斤盒瓶件箱]\s?\d+\s?元|[仅售]\s?\d+\s?元/u;

/** Distance from a word within which such wording is searched, in UTF-16 code units. */
const sellingReach = 150;

/** Whether the text around a position is advertising. */
export function isAdvertising(text: string, start: number, end: number): boolean {
  return sellingSigns.test(text.slice(Math.max(0, start - sellingReach), end + sellingReach));
}
