/** A word or number by which a sentence can be recognised in its translation, with how much it counts. */
export type Anchors = ReadonlyMap<string, number>;

const strong = 2;
const weak = 1;

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const numberWords = new Map([
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 2]),
  ...'second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 2]),
  ...'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at): [string, number] => [word, 10 * (at + 3)]),
] satisfies [string, number][]);
const multipliers = new Map<string, number>([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['千', 1e3],
  ['万', 1e4],
  ['亿', 1e8],
  ['百万', 1e6],
  ['千万', 1e7],
]);
const digits = new Map([...'零一二三四五六七八九'].map((sign, at) => [sign, at]));
digits.set('两', 2).set('〇', 0);
const tens = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

const arabic = /\d+(?:[,，]\d{3})*(?:\.\d+)?(?:\s*(thousand|million|billion)\b|\s*(百万|千万|[千万亿]))?/giu;
const chinese = /第?[零〇一二两三四五六七八九十百千]+[万亿]?/gu;
const latin = /[A-Za-z][A-Za-z0-9]*(?:[-/.][A-Za-z0-9]+)*/g;

/**
 * The anchors of a sentence in Chinese or English: numbers by their value, words in capitals and Latin words of a
 * Chinese sentence. `isShared` tells whether the other text has a Latin word too.
 */
export function anchorsOf(sentence: string, isShared: (word: string) => boolean): Anchors {
  const found = new Map<string, number>();
  for (const [whole, english, han] of sentence.matchAll(arabic)) {
    const value = Number.parseFloat(whole.replace(/[,，]/g, ''));
    const times = multipliers.get((english ?? han ?? '').toLowerCase()) ?? 1;
    found.set(String(Number((value * times).toPrecision(12))), strong);
  }
  for (const [whole] of sentence.matchAll(chinese)) {
    const value = chineseValue(whole.replace('第', ''));
    if (value !== null && value > 1) addWeak(found, value);
  }
  for (const [word] of sentence.matchAll(latin)) {
    const small = word.toLowerCase();
    const month = word === word.toLowerCase() ? -1 : months.indexOf(small);
    const value = month >= 0 ? month + 1 : numberWords.get(small);
    if (value !== undefined) addWeak(found, value);
    if (word.length > 1 && isShared(small)) found.set(small, strong);
  }
  return found;
}

function addWeak(found: Map<string, number>, value: number): void {
  const key = String(value);
  if (!found.has(key)) found.set(key, weak);
}

/** The value of a number in Chinese characters; null for one that cannot be read. */
function chineseValue(text: string): number | null {
  const last = text.slice(-1);
  const times = multipliers.get(last) !== undefined && !tens.has(last) ? multipliers.get(last) : undefined;
  if (times !== undefined) {
    const before = chineseValue(text.slice(0, -1));
    return before === null ? null : before * times;
  }
  if (text === '') return null;
  if (![...text].some((sign) => tens.has(sign))) {
    return Number([...text].map((sign) => digits.get(sign)).join(''));
  }
  let sum = 0;
  let digit = 0;
  for (const sign of text) {
    const unit = tens.get(sign);
    if (unit === undefined) digit = digits.get(sign) ?? 0;
    else {
      sum += (digit === 0 ? 1 : digit) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}

/** The Latin words of a text, in lower case. */
export function latinWordsOf(sentences: readonly string[]): Set<string> {
  return new Set(sentences.flatMap((text) => (text.match(latin) ?? []).map((word) => word.toLowerCase())));
}

/** What shared anchors gain, less what anchors without a counterpart cost. */
export function compareAnchors(source: readonly Anchors[], target: readonly Anchors[]): number {
  const left = union(source);
  const right = union(target);
  let shared = 0;
  let single = 0;
  for (const [anchor, weight] of left) {
    const other = right.get(anchor);
    if (other === undefined) single += weight;
    else shared += Math.max(weight, other);
  }
  for (const [anchor, weight] of right) if (!left.has(anchor)) single += weight;
  return shared - 0.5 * single;
}

function union(anchors: readonly Anchors[]): Anchors {
  const [first] = anchors;
  if (anchors.length === 1 && first !== undefined) return first;
  return new Map(anchors.flatMap((each) => [...each]));
}
