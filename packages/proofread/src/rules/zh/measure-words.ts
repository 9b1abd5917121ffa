import type { Finding, Rule, RuleText } from '../rule.ts';
import { classifiers, classifiersOf } from './data/classifiers.ts';

/** Measure words that also denote a manner, a time or a part, so that they are ambiguous. */
const loose = new Set([
  '个',
  '场',
  '阵',
  '片',
  '块',
  '节',
  '卷',
  '份',
  '套',
  '对',
  '双',
  '项',
  '串',
  '起',
  '道',
  '面',
  '发',
  '服',
  '挺',
  '盘',
  '眼',
  '尾',
  '轮',
  '部',
]);
const strict = [...classifiers].filter((each) => !loose.has(each)).join('');
const qualities =
  '漂亮|美丽|可爱|好看|难看|崭新|破旧|古老|巨大|高大|雄伟|普通|高级|名贵|昂贵|便宜|聪明|凶猛|温顺|肥胖|瘦小|年轻|年老|著名|优秀|厚厚|薄薄|大大|小小|长长|圆圆|弯弯|红色|白色|黑色|蓝色|绿色|黄色|紫色|粉色|灰色|金色|棕色|新|旧|大|小|红|白|黑|蓝|绿|黄';
const counted = new RegExp(
  `(?<=(?<![统唯同划专单均逐万之])[一两三四五六七八九十几每这那某哪]|\\d\\s?)([${strict}])(?<!第[一二三四五六七八九十百千零\\d]{1,9}.)(?=((?:(?:很|非常|十分|特别)?(?:${qualities})的)?))`,
  'gu',
);
/** Characters that may follow a noun without being part of a longer word. */
const edge = /^(?:$|[，。！？；：、”）\s了在是被把从向跟和与也都就却已停]|出现|正在)/u;
const longest = Math.max(...Array.from(classifiersOf.keys(), (thing) => thing.length));

export const measureWords: Rule = {
  id: 'zh.measure-words',
  category: 'word-choice',
  severity: 'warning',
  credible: 0.84,
  authority: '现代汉语八百词（名词、量词配合表）',
  scope: 'sentence',
  find: findMismatches,
  right: [
    '一辆汽车停在门口。',
    '一张汽车票。',
    '一条关于汽车的新闻。',
    '一位老师，一头牛，一匹骏马。',
    '一只手套。',
    '京沪之间有一条高铁。',
    '这把椅子，那张椅子。',
    '一张他的汽车的照片。',
  ],
  wrong: [
    ['门口停着一只汽车。', '门口停着一辆汽车。'],
    ['他买了一条电视。', '他买了一台电视。'],
    ['一张漂亮的裙子', '一条漂亮的裙子'],
    ['我有三只狗和两张小说。', '我有三只狗和两本小说。'],
    ['远处有一匹大象。', '远处有一头大象。'],
  ],
};

function* findMismatches({ text }: RuleText): Generator<Finding> {
  for (const match of text.matchAll(counted)) {
    const [, word = '', attribute = ''] = match;
    const start = match.index;
    const right =
      nounAt(text, start + 1) ?? (attribute === '' ? null : nounAt(text, start + 1 + attribute.length));
    if (right === null || right.includes(word)) continue;
    yield { start, end: start + 1, replacements: right.slice(0, 3) };
  }
}

/** The measure words of the noun at this offset, if it is a complete word. */
function nounAt(text: string, at: number): readonly string[] | null {
  for (let length = longest; length > 0; length--) {
    const right = classifiersOf.get(text.slice(at, at + length));
    if (right !== undefined && edge.test(text.slice(at + length, at + length + 2))) return right;
  }
  return null;
}
