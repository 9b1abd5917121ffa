const digits = '零一二三四五六七八九';
const units = ['', '十', '百', '千'];

/** Formats a list number like Word; '' for bullets and none. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'bullet':
    case 'none':
      return '';
    case 'upperLetter':
      return letters(value, 65);
    case 'lowerLetter':
      return letters(value, 97);
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'taiwaneseCounting':
    case 'taiwaneseCountingThousand':
    case 'japaneseCounting':
    case 'ideographTraditional':
    case 'ideographDigital':
    case 'koreanDigital2':
      return chinese(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return value >= 1 && value <= 20 ? String.fromCodePoint(0x245f + value) : String(value);
    case 'decimalFullWidth':
    case 'decimalFullWidth2':
      return String(value).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    default:
      return String(value);
  }
}

/** Formats a number by letters like Word: a … z, then aa, bb. */
function letters(value: number, first: number): string {
  const at = (value - 1) % 26;
  return String.fromCodePoint(first + at).repeat(Math.min(Math.floor((value - 1) / 26) + 1, 20));
}

const romans: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, sign] of romans) {
    text += sign.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return text;
}

function chinese(value: number): string {
  if (value < 1 || value > 9999) return String(value);
  let text = '';
  const written = String(value);
  Array.from(written, Number).forEach((digit, i) => {
    if (digit > 0) text += `${digits[digit]}${units[written.length - 1 - i]}`;
    else if (!text.endsWith('零')) text += '零';
  });
  return text.replace(/零$/, '').replace(/^一十/, '十');
}
