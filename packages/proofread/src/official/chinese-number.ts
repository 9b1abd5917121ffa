const digits = '零一二三四五六七八九';
const units = ['', '十', '百', '千'];

/** Formats a number from 1 to 9999 as in laws and headings: 10 is 十, 101 is 一百零一. */
export function toChinese(value: number): string {
  let written = '';
  let needsZero = false;
  for (const [at, digit] of [...String(value)].entries()) {
    const unit = units[String(value).length - 1 - at] ?? '';
    if (digit === '0') needsZero = written !== '';
    else {
      written += (needsZero ? '零' : '') + digits[Number(digit)] + unit;
      needsZero = false;
    }
  }
  return written.replace(/^一十/, '十');
}

/** Parses such a number; NaN if it is invalid. */
export function fromChinese(written: string): number {
  let total = 0;
  let digit = 0;
  for (const character of written.replaceAll('〇', '零')) {
    const value = digits.indexOf(character);
    const unit = units.indexOf(character);
    if (value >= 0) digit = value;
    else if (unit > 0) {
      total += (digit === 0 ? 1 : digit) * 10 ** unit;
      digit = 0;
    } else return Number.NaN;
  }
  return total + digit === 0 ? Number.NaN : total + digit;
}
