import type { Finding, Rule, RuleText } from '../rule.ts';

/** Synonyms, one group per line; two different ones of a group next to each other are redundant. */
const rows = `
  现在 目前 当前 眼下 如今
  十分 非常 极其 相当
  已经 早已 早就
  疑义 疑问
  不小心 不慎
  讲话 发言
  亟待 急需 亟需 急待
  施行 实施 实行
  忍不住 禁不住 不禁 不由得 情不自禁
  提前 事先 预先
  认可 认同
  堆放 摆放
  共同 一起
  忽然 突然 猛然
  究竟 到底
  的确 确实
  亲自 亲手
  也许 或许 可能
  往往 常常
  居然 竟然
  马上 立刻 立马
  全都 全部
  再度 再次
  时刻 随时
  不能 不可
  当前 目前
  曾经 以前 过去 从前
  必须 务必 一定要
  应该 应当 理应
  一起 共同 一同 一块儿
  立刻 马上 立即 赶紧
  大约 大概 差不多
  之前 以前
  之后 以后
  提高 提升
  再次 重新
  常常 经常 时常
  忽然 突然
  互相 相互 彼此
  最近 近来
  可能 也许 大概 或许
  犹如 好像 仿佛 如同 好似
  仅仅 只有 仅有
  从来 一向 向来
  终于 总算
  渐渐 逐渐 逐步
  为了 以便
  防止 避免
  包括 包含
  正在 现在
  首先 第一
  更加 更为
  全部 所有
  尤其 特别是
  一直 始终
  竟然 居然
  几乎 差不多
  根据 按照 依照
  务必 一定
  将要 即将
  悄悄 偷偷
  心里 内心
  仍然 依然 仍旧 依旧
  左右 上下
`;
const groups: readonly (readonly string[])[] = rows
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '));
/** The other words of each word's row. */
const others = new Map<string, ReadonlySet<string>>();
for (const group of groups) {
  for (const word of group)
    others.set(word, new Set([...(others.get(word) ?? []), ...group.filter((other) => other !== word)]));
}
const any = new RegExp([...others.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu');
/** Pairs that are correct, because a word has another function in them: 现在正在 is also an emphasis, 所有 a verb. */
const usual = new Set([
  '不可不能',
  '时刻随时',
  '全部全都',
  '所有全部',
  '曾经过去',
  '已经过去',
  '过去曾经',
  '现在正在',
  '第一首先',
  '最近大概',
  '目前如今',
  '几乎差不多',
  '上下左右',
  '内心心里',
]);
const longest = 4;

export const synonymsTwice: Rule = {
  id: 'zh.synonyms-twice',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: findPairs,
  right: [
    '现在他非常高兴。',
    '目前，现在的情况很好。',
    '公司全部所有权。',
    '以前，他曾经来过。',
    '他已经过去了。',
    '提高提升空间的价值。',
  ],
  wrong: [
    ['请务必一定准时到。', '请务必准时到。'],
    ['会议将要即将开始。', '会议将要开始。'],
    ['如有疑义疑问，请联系我。', '如有疑义，请联系我。'],
    ['他已经早就走了。', '他已经走了。'],
    ['电池不能不可扔进火里。', '电池不能扔进火里。'],
    ['我们互相彼此帮助。', '我们互相帮助。'],
    ['请大家必须务必准时到。', '请大家必须准时到。'],
    ['他忽然突然笑了。', '他忽然笑了。'],
    ['我们再次重新开始。', '我们再次开始。'],
  ],
};

function* findPairs({ text }: RuleText): Generator<Finding> {
  let free = 0;
  for (const { index, 0: first } of text.matchAll(any)) {
    if (index < free) continue;
    const start = index + first.length;
    const second = secondAt(text, start, others.get(first));
    if (second === null || usual.has(first + second) || isPartOfMore(text, start + second.length, second))
      continue;
    free = start + second.length;
    yield { start: index, end: free, replacements: [first, second] };
  }
}

function secondAt(text: string, at: number, wanted: ReadonlySet<string> | undefined): string | null {
  for (let length = longest; length > 1; length--) {
    const word = text.slice(at, at + length);
    if (wanted?.has(word)) return word;
  }
  return null;
}

/** Whether the second word belongs to the following one: 所有权, 提升空间, 第一个. */
function isPartOfMore(text: string, at: number, second: string): boolean {
  const next = text.slice(at, at + 2);
  return (
    (second === '所有' && /^[权者制]/u.test(next)) ||
    (second === '提升' && /^空间/u.test(next)) ||
    (second === '第一' && /^[个次名位天章节]/u.test(next))
  );
}
