/** Why an absolute word is probably harmless where it stands; null where nothing speaks for it. */
export type HarmlessContext = 'self' | 'aim' | 'time' | 'advice' | 'denied' | 'asked' | 'grade' | 'quoted';

interface Sign {
  readonly context: HarmlessContext;
  /** Looked for in the clause before the word. */
  readonly before?: RegExp;
  /** Looked for directly behind the word. */
  readonly behind?: RegExp;
}

/**
 * What the enforcement guide of 2023 for absolute words in advertising leaves alone, by the words that show
 * it: comparison with oneself, aims, order in time, advice on use, grades of standards and awards.
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

/** What speaks for an absolute word at `start` to `end`. */
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
