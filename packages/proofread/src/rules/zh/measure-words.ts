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
  '项',
  '串',
  '起',
  '道',
  '面',
  '发',
  '服',
  '挺',
  '盘',
  '盒',
  '眼',
  '尾',
  '轮',
  '部',
]);
const strict = [...classifiers].filter((each) => !loose.has(each)).join('');
const qualities =
  '漂亮|美丽|可爱|好看|难看|崭新|破旧|古老|巨大|高大|雄伟|普通|高级|名贵|昂贵|便宜|聪明|凶猛|温顺|肥胖|瘦小|年轻|年老|著名|优秀|厚厚|薄薄|大大|小小|长长|圆圆|弯弯|红色|白色|黑色|蓝色|绿色|黄色|紫色|粉色|灰色|金色|棕色|新|旧|大|小|红|白|黑|蓝|绿|黄';
/** Nouns that are never counted with 个. */
const neverGe =
  /(?<=[一两三四五六七八九十几这那每]|\d)个(?=(?:小|大|新|旧|(?:很|非常|特别|挺)?(?:漂亮|可爱|有趣|有意思|好看|精彩|便宜|美丽|厚|长|新|旧|大|小)的)?(马|牛|羊|鱼|狗|小狗|猫|小猫|兔子|鸟|小鸟|蛇|自行车|汽车|轿车|摩托车|飞机|轮船|裤子|裙子|衬衫|毛衣|大衣|外套|衣服|树|桥|河|雨伞|毛巾|铅笔|钢笔|毛笔|椅子|信|报纸|小说|书|鞋子?|纸|画|帽子|钥匙|床|照片|桌子|电脑|电视|手机|电影票|毛衣|袜子)(?:$|[，。！？、了在是被停挂放很太真最都也就跑飞游叫]|给[我你他]|来|多少))/gu;
const geRight: Readonly<Record<string, string>> = {
  马: '匹',
  牛: '头',
  羊: '只',
  鱼: '条',
  狗: '只',
  小狗: '只',
  鸟: '只',
  蛇: '条',
  自行车: '辆',
  汽车: '辆',
  轿车: '辆',
  摩托车: '辆',
  飞机: '架',
  轮船: '艘',
  裤子: '条',
  裙子: '条',
  衬衫: '件',
  毛衣: '件',
  大衣: '件',
  外套: '件',
  衣服: '件',
  树: '棵',
  桥: '座',
  河: '条',
  雨伞: '把',
  毛巾: '条',
  铅笔: '支',
  钢笔: '支',
  毛笔: '支',
  椅子: '把',
  信: '封',
  报纸: '份',
  小说: '本',
  书: '本',
  鞋: '双',
  鞋子: '双',
  猫: '只',
  小猫: '只',
  兔子: '只',
  小鸟: '只',
  纸: '张',
  画: '幅',
  帽子: '顶',
  钥匙: '把',
  床: '张',
  照片: '张',
  桌子: '张',
  电脑: '台',
  电视: '台',
  手机: '部',
  电影票: '张',
  袜子: '双',
};
/** Drinks and dishes with a measure word for things. */
const served =
  /(?<=[一两三四五六七八九十几这那]|\d)([条张辆头匹棵朵座把件双支本])(?=(?:热|冷|凉|绿|红|浓|白|热腾腾的|香喷喷的)?(茶|咖啡|牛奶|啤酒|果汁|豆浆|可乐|热水|开水|奶茶|白开水|凉水|米饭|面条|汤|粥)(?:$|[，。！？、了给来喝下暖太很]))/gu;
/** Nouns of one character with a measure word that belongs to another one. */
const shortNouns =
  /(?<=[一两三四五六七八九十几这那每]|\d)([辆匹头条件只张支块片棵位部间本把双台])(马|牛|羊|狗|猫|桥|树|花|鱼|鞋|歌|书|信|画|伞|车|桌子|床)(?=$|[，。！？、了在很太真是都也跑飞游叫]|吃草)/gu;
const shortRight: Readonly<Record<string, string>> = {
  马: '匹',
  牛: '头只条',
  羊: '只头',
  狗: '只条',
  猫: '只',
  书: '本部',
  信: '封',
  画: '幅张',
  伞: '把',
  车: '辆台部',
  桥: '座',
  树: '棵',
  花: '朵枝束片',
  鱼: '条尾',
  鞋: '双只',
  歌: '首支',
  桌子: '张',
  床: '张',
};

const counted = new RegExp(
  `(?<=(?<![统唯同划专单均逐万之])[一两三四五六七八九十几每这那某哪]|\\d\\s?)([${strict}])(?<!第[一二三四五六七八九十百千零\\d]{1,9}.)(?=((?:(?:很|非常|十分|特别)?(?:${qualities})的|[新旧大小红白黑蓝绿黄])?))`,
  'gu',
);
/** Characters that may follow a noun without being part of a longer word. */
const edge =
  /^(?:$|[，。！？；：、”）\s了在是被把从向跟和与也都就却已停很太真最不没要给跑飞游叫挂走能会吃咬躺站趴]|出现|正在|有点|非常|特别|看起来|多少钱|怎么|的(?=[颜价质样毛尾]))/u;
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
    '一盒牛奶，一份奶茶，两袋咖啡，一口热水。',
    '一双大手，一双皮鞋，一件事情，一位书友。',
    '这个手机壳，那个画家，三个纸箱。',
    '一个书店，一个马上要来的人。',
    '一个鱼缸在那里。',
    '一辆汽车停在门口。',
    '一张汽车票。',
    '大家都为他捏了一把汗，她流下两行热泪。',
    '我买了一盒鸡蛋。',
    '一条关于汽车的新闻。',
    '一位老师，一头牛，一匹骏马。',
    '一只手套。',
    '京沪之间有一条高铁。',
    '这把椅子，那张椅子。',
    '一张他的汽车的照片。',
  ],
  wrong: [
    ['我养了一个猫。', '我养了一只猫。'],
    ['一匹牛在吃草。', '一头牛在吃草。'],
    ['这条衬衫很好看。', '这件衬衫很好看。'],
    ['她给我倒了一条热茶。', '她给我倒了一杯热茶。'],
    ['他买了两双裤子。', '他买了两条裤子。'],
    ['河里有一个鱼。', '河里有一条鱼。'],
    ['一个自行车停在门口。', '一辆自行车停在门口。'],
    ['他骑着一辆马。', '他骑着一匹马。'],
    ['河上有一片桥。', '河上有一座桥。'],
    ['门口停着一只汽车。', '门口停着一辆汽车。'],
    ['他买了一条电视。', '他买了一台电视。'],
    ['一张漂亮的裙子', '一条漂亮的裙子'],
    ['我有三只狗和两张小说。', '我有三只狗和两本小说。'],
    ['远处有一匹大象。', '远处有一头大象。'],
  ],
};

function* findMismatches(text: RuleText): Generator<Finding> {
  yield* findShort(text);
  yield* findLong(text);
}

function* findShort({ text }: RuleText): Generator<Finding> {
  for (const { index, 2: food = '' } of text.matchAll(served))
    yield { start: index, end: index + 1, replacements: /[饭面汤粥]/u.test(food) ? ['碗'] : ['杯'] };
  for (const { index, 1: noun = '' } of text.matchAll(neverGe)) {
    const better = geRight[noun];
    if (better !== undefined) yield { start: index, end: index + 1, replacements: [better] };
  }
  for (const { index, 1: word = '', 2: noun = '' } of text.matchAll(shortNouns)) {
    const right = shortRight[noun] ?? word;
    if (!right.includes(word)) yield { start: index, end: index + 1, replacements: [right.slice(0, 1)] };
  }
}

function* findLong({ text }: RuleText): Generator<Finding> {
  for (const match of text.matchAll(counted)) {
    const [, word = '', attribute = ''] = match;
    const start = match.index;
    const right =
      nounAt(text, start + 1) ?? (attribute === '' ? null : nounAt(text, start + 1 + attribute.length));
    if (right === null || right.includes(word)) continue;
    yield { start, end: start + 1, replacements: right.slice(0, 3) };
  }
}

/** Returns the measure words of the noun at this offset, if it is a complete word; null otherwise. */
function nounAt(text: string, at: number): readonly string[] | null {
  for (let length = longest; length > 0; length--) {
    const right = classifiersOf.get(text.slice(at, at + length));
    if (right !== undefined && edge.test(text.slice(at + length, at + length + 2))) return right;
  }
  return null;
}
