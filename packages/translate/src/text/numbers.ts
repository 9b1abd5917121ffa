/** A number of a text with its possible values, such as 15 and 3 for “3 p.m.”. */
export interface NumberFound {
  readonly values: readonly number[];
  readonly written: string;
  readonly isDigits: boolean;
}

const hanMultipliers: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  万: 1e4,
  亿: 1e8,
  兆: 1e12,
};
const latinMultipliers: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const short: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, bn: 1e9 };

const digits =
  /(?<![\d.])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?((?:[十百千]?[万亿兆]+|[十百千])(?![克米瓦赫帕卡焦伏字分])|成)|[\s-]?(hundred|thousand|million|billion|trillion)|(k|m|mn|bn)(?![a-z]))?/giu;

/**
 * Finds the numbers of a text in digits and words, in Chinese or English. Plus and minus signs are ignored. Numbers are equal if
 * they have the same value: 1.2亿 is 120 million, and 3月 is March.
 */
export function numbersIn(given: string): NumberFound[] {
  const text = given.replace(/[０-９．，]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return [...digitNumbers(text), ...hanNumbers(text), ...wordNumbers(text)];
}

function digitNumbers(text: string): NumberFound[] {
  return Array.from(text.matchAll(digits), (found): NumberFound => {
    const [written, whole = '', fraction = '', han, latin, letter] = found;
    const plain = Number(whole.replaceAll(',', '') + fraction);
    const values = [plain * multiplierOf(han, latin)];
    if (letter) values.push(plain * (short[letter.toLowerCase()] ?? 1));
    const after = text.slice(found.index + written.length, found.index + written.length + 8);
    const before = text.slice(Math.max(0, found.index - 4), found.index);
    if (/^\s?年代/.test(after) && plain < 100) values.push(1900 + plain, 2000 + plain);
    const isAfternoon = /(?:下午|晚上?|傍晚|中午)\s?$/.test(before) || /^(?::\d\d)?\s?p\.?m/i.test(after);
    if (isAfternoon && plain < 12) values.push(plain + 12);
    if (plain > 12 && plain < 24) values.push(...(/^\s?[:：时点]/.test(after) ? [plain - 12] : []));
    return { values, written, isDigits: true };
  });
}

function multiplierOf(han: string | undefined, latin: string | undefined): number {
  if (latin) return latinMultipliers[latin.toLowerCase()] ?? 1;
  return [...(han === '成' ? '十' : (han ?? ''))].reduce((all, sign) => all * (hanMultipliers[sign] ?? 1), 1);
}

const hanDigit = '零〇一二三四五六七八九';

function hanNumbers(text: string): NumberFound[] {
  return Array.from(
    text.matchAll(/[零〇一二两三四五六七八九十百千万亿]+(?:点[零〇一二三四五六七八九]+)?/g),
    (found): NumberFound => {
      const [whole = '', fraction = ''] = found[0].replaceAll('两', '二').split('点');
      const values = [readHan(whole)];
      if (fraction) values[0] = Number(`${values[0]}.${[...fraction].map(digitOf).join('')}`);
      const [first = 0] = values;
      const isDecade = text.startsWith('年代', found.index + found[0].length);
      if (isDecade && first < 100) values.push(1900 + first, 2000 + first);
      const before = text.slice(Math.max(0, found.index - 2), found.index);
      if (/[午晚]$/.test(before)) values.push(first + 12);
      return { values, written: found[0], isDigits: false };
    },
  );
}

const digitOf = (sign: string) => Math.max(0, hanDigit.indexOf(sign) - 1);

function readHan(text: string): number {
  if (!/[十百千万亿]/.test(text)) return Number([...text].map(digitOf).join(''));
  let [total, section, digit] = [0, 0, 0];
  for (const sign of text) {
    const multiplier = hanMultipliers[sign];
    if (multiplier === undefined) digit = digitOf(sign);
    else if (multiplier < 1e4) {
      section += (digit || 1) * multiplier;
      digit = 0;
    } else {
      total = (total + section + digit || 1) * multiplier;
      section = 0;
      digit = 0;
    }
  }
  return total + section + digit;
}

const units = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const ordinals = [
  ...[
    'zeroth',
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ],
  ...['eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth'],
  ...['eighteenth', 'nineteenth'],
];
const tens = ['', '', 'twent', 'thirt', 'fort', 'fift', 'sixt', 'sevent', 'eight', 'ninet'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const wordValues = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...ordinals.map((word, value): [string, number] => [word, value]),
  ...tens.slice(2).flatMap((stem, at): [string, number][] => {
    const value = (at + 2) * 10;
    return [
      [`${stem}y`, value],
      [`${stem}ieth`, value],
      [`${stem}ies`, value],
    ];
  }),
  ['dozen', 12],
  ['half', 50],
  ['once', 1],
  ['twice', 2],
  ['both', 2],
  ['double', 2],
  ['doubled', 2],
  ['triple', 3],
  ['tripled', 3],
]);

function wordNumbers(text: string): NumberFound[] {
  const found: NumberFound[] = [];
  let run: string[] = [];
  const end = () => {
    if (run.length > 0) {
      const values = [readWords(run), ...run.flatMap((word) => wordValues.get(word) ?? [])];
      found.push({ values, written: run.join(' '), isDigits: false });
    }
    run = [];
  };
  for (const [word] of text.matchAll(/[A-Za-z]+|[^A-Za-z\s-]+/g)) {
    const small = word.toLowerCase();
    const isPart = wordValues.has(small) || latinMultipliers[small] !== undefined;
    if (isPart) run.push(small);
    else if (small !== 'and') end();
    const month = /^[A-Z][a-z]/.test(word) ? months.indexOf(small.slice(0, 3)) : -1;
    if (month >= 0) found.push({ values: [month + 1], written: word, isDigits: false });
  }
  end();
  return found;
}

function readWords(words: readonly string[]): number {
  let [total, section] = [0, 0];
  for (const word of words) {
    const multiplier = latinMultipliers[word];
    if (multiplier === undefined) section += wordValues.get(word) ?? 0;
    else if (multiplier === 100) section = (section || 1) * 100;
    else {
      total += (section || 1) * multiplier;
      section = 0;
    }
  }
  return total + section;
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= Math.abs(one) * 1e-9;

/**
 * Returns numbers in digits of the source whose value is missing in the target, and numbers in digits that occur only in the
 * target.
 */
export function compareNumbers(source: string, target: string): { missing: string[]; added: string[] } {
  const [given, made] = [numbersIn(source), numbersIn(target)];
  const without = (list: readonly NumberFound[], other: readonly NumberFound[]) =>
    list
      .filter(({ isDigits }) => isDigits)
      .filter(({ values }) => {
        const isThere = (wanted: number) =>
          other.some((one) => one.values.some((value) => isSame(value, wanted)));
        return !values.some(isThere);
      });
  const centuries = new Set(Array.from(target.matchAll(/(\d+)\s?世纪/g), ([, digits]) => digits));
  return {
    missing: without(given, made).map(({ written }) => written),
    // 1990s is 20世纪90年代; a small number may translate a word such as “pair”.
    added: without(made, given)
      .filter(({ written, values }) => !centuries.has(written) && values.every((value) => value >= 10))
      .map(({ written }) => written),
  };
}
