import { pinyin } from 'pinyin-pro';

const charactersCompared = 60;
/** Sorts behind every title. */
const untitled = '\u{10ffff}';

/**
 * What a title is ordered by, byte for byte: numbers by their value, then Latin letters without case and
 * accents, then Chinese by sound as dictionaries have it. Never ''.
 */
export function titleKey(title: string): string {
  const compared = [...title.normalize('NFKC').trim()].slice(0, charactersCompared).join('');
  if (compared === '') return untitled;
  // Split by a group, the digits are every second part.
  return compared
    .split(/([0-9]+)/)
    .map((part, i) => (i % 2 === 1 ? numberKey(part) : wordsKey(part)))
    .join('');
}

/** Its length before the number, so that 2 comes before 10. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+(?=.)/, '');
  return String(number.length).padStart(2, '0') + number;
}

function wordsKey(text: string): string {
  return pinyin(text, { type: 'all', toneType: 'num' })
    .map(({ origin, pinyin: sound, isZh }) => (isZh ? `~${sound}${origin}` : letterKey(origin)))
    .join('');
}

function letterKey(letter: string): string {
  return letter
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
