const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const numberWords = new Map([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 1]),
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 1]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at): [string, number] => [word, 10 * (at + 2)]),
  ['twice', 2],
  ['half', 0.5],
  ['dozen', 12],
] satisfies [string, number][]);
const scales = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['百', 100],
  ['千', 1e3],
  ['万', 1e4],
  ['亿', 1e8],
  ['百万', 1e6],
  ['千万', 1e7],
  ['万亿', 1e12],
]);
const digits = new Map([...'零一二三四五六七八九'].map((sign, at) => [sign, at]));
for (const [at, sign] of [...'壹贰叁肆伍陆柒捌玖'].entries()) digits.set(sign, at + 1);
digits.set('两', 2).set('〇', 0);
const units = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['佰', 100],
  ['千', 1000],
  ['仟', 1000],
]);

const arabic =
  /\d+(?:[,，]\d{3})*(?:\.\d+)?(?:\s*(hundred|thousand|million|billion|trillion)\b|\s*(万亿|百万|千万|[百千万亿]))?/giu;
const chinese =
  /[零〇一二两三四五六七八九十百千壹贰叁肆伍陆柒捌玖拾佰仟]+(?:万亿|[万亿])?(?:零?[一二两三四五六七八九十百千]+)?/gu;
const english = /[A-Za-z]+(?:-[A-Za-z]+)*/g;

/** A number of a text, as its value. */
export interface NumberInText {
  readonly value: number;
  /** Whether it is written in digits or is otherwise certainly a number. */
  readonly isSure: boolean;
}

/** Returns the distinct values of the numbers in a Chinese or English sentence. */
export function numbersIn(sentence: string): NumberInText[] {
  const found = new Map<number, boolean>();
  const add = (value: number, isSure: boolean) => {
    const exact = Number(value.toPrecision(12));
    found.set(exact, isSure || (found.get(exact) ?? false));
  };
  for (const [whole, latin, han] of sentence.matchAll(arabic)) {
    const value = Number.parseFloat(whole.replace(/[,，]/g, ''));
    add(value * (scales.get((latin ?? han ?? '').toLowerCase()) ?? 1), true);
  }
  for (const { 0: whole, index } of sentence.matchAll(chinese)) {
    // Either part of a number in digits, such as the 万 of 3万, or not a number.
    if (/[\d.]/.test(sentence[index - 1] ?? '')) continue;
    const value = chineseValue(whole);
    if (value !== null) add(value, value >= 20);
  }
  for (const value of englishValues(sentence)) add(value, value >= 20);
  return [...found].map(([value, isSure]) => ({ value, isSure }));
}

/** Returns the value of a number in Chinese characters; null if it is invalid. */
function chineseValue(text: string): number | null {
  const [, high = '', scale = '', low = ''] = /^(.*?)(万亿|[万亿])(.*)$/u.exec(text) ?? [];
  if (scale !== '') {
    const times = scales.get(scale) ?? 1;
    const before = smallValue(high);
    return before === null ? null : before * times + (smallValue(low) ?? 0);
  }
  return smallValue(text);
}

function smallValue(text: string): number | null {
  if (text === '') return null;
  if (![...text].some((sign) => units.has(sign)))
    return Number([...text].map((sign) => digits.get(sign)).join(''));
  let [sum, digit] = [0, 0];
  for (const sign of text) {
    const unit = units.get(sign);
    if (unit === undefined) digit = digits.get(sign) ?? 0;
    else {
      sum += (digit === 0 ? 1 : digit) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}

/** Returns the values of numbers in words, and of months, which are numbers in Chinese. */
function englishValues(sentence: string): number[] {
  const values: number[] = [];
  let [sum, last] = [0, -1];
  const flush = () => {
    if (last > 0) values.push(sum);
    [sum, last] = [0, -1];
  };
  let end = 0;
  for (const { 0: whole, index } of sentence.matchAll(english)) {
    if (/[^\s-]/.test(sentence.slice(end, index))) flush();
    end = index + whole.length;
    const month = whole === whole.toLowerCase() ? -1 : months.indexOf(whole.toLowerCase());
    if (month >= 0) values.push(month + 1);
    for (const word of whole.toLowerCase().split('-')) {
      const scale = scales.get(word);
      const value = numberWords.get(word);
      const isHundred = word === 'hundredth';
      if (scale !== undefined || isHundred) {
        const isAfterDigits = /\d\s*$/.test(sentence.slice(0, index));
        sum = isAfterDigits ? 0 : Math.max(1, sum) * (scale ?? 100);
        last = sum;
      } else if (value !== undefined && value !== 0.5) {
        if (last > 0 && !(sum % 100 === 0 || (sum % 10 === 0 && value < 10))) flush();
        sum += value;
        last = value;
      } else if (!(word === 'and' && last >= 100)) flush();
    }
  }
  flush();
  return values;
}
