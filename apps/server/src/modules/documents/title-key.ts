const charactersCompared = 60;
/** Sorts after every title. */
const untitled = '\u{10ffff}';

/**
 * Returns the sort key of a title, compared bytewise: numbers by value, then Latin letters without case and
 * accents, then Chinese by pronunciation as in dictionaries. Never ''. The first call loads the dictionary (10 MB).
 */
export async function titleKey(title: string): Promise<string> {
  const compared = [...title.normalize('NFKC').trim()].slice(0, charactersCompared).join('');
  if (compared === '') return untitled;
  const { pinyin } = await import('pinyin-pro');
  const wordsKey = (text: string) =>
    pinyin(text, { type: 'all', toneType: 'num' })
      .map(({ origin, pinyin: sound, isZh }) => (isZh ? `~${sound}${origin}` : letterKey(origin)))
      .join('');
  // Split by a capturing group, so every second part is digits.
  return compared
    .split(/([0-9]+)/)
    .map((part, i) => (i % 2 === 1 ? numberKey(part) : wordsKey(part)))
    .join('');
}

/** Prefixed with its length, so that 2 sorts before 10. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+(?=.)/, '');
  return String(number.length).padStart(2, '0') + number;
}

function letterKey(letter: string): string {
  return letter
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
