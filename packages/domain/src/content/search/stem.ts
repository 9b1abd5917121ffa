/** Suffixes and their replacements, longest first. A stem keeps at least three letters, and four before `ment` (`comment`). */
const endings: readonly (readonly [ending: string, replacement: string])[] = [
  ['izations', 'ize'],
  ['ization', 'ize'],
  ['isations', 'ize'],
  ['isation', 'ize'],
  ['ements', ''],
  ['ement', ''],
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ings', ''],
  ['ises', 'ize'],
  ['ised', 'ize'],
  ['ise', 'ize'],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ions', ''],
  ['ion', ''],
  ['ing', ''],
  ['ers', ''],
  ['er', ''],
  ['ed', ''],
  ['es', ''],
  ['ly', ''],
  ['s', ''],
];

/** Reduces an English word to a stem shared by its forms. Stems need not be words. */
export function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || word.endsWith('ss')) return word;
  for (const [ending, replacement] of endings) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && stem.length >= (ending.startsWith('ment') ? 4 : 3) && /[aeiouy]/.test(stem))
      return tidy(stem + replacement);
  }
  return tidy(word);
}

/** Normalises a stem so that forms with and without the suffix agree: `stopp` → `stop`, `share` → `shar`. */
function tidy(stem: string): string {
  const single =
    /([b-df-hj-np-tv-z])\1$/.test(stem) && !/(?:ll|ss|zz)$/.test(stem) ? stem.slice(0, -1) : stem;
  return single.length > 3 ? single.replace(/e$/, '') : single;
}
