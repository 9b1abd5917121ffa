/** How long a text is. */
export interface TextMeasure {
  /** Characters as people count them (code points), without white space. */
  readonly characters: number;
  /** Each Han, kana or Hangul character is one, each run of other letters and digits is one (readings, 2). */
  readonly words: number;
}

const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
const letter = `(?!${ideograph})[\\p{L}\\p{M}\\p{N}]`;
/** An apostrophe, hyphen or point between letters or digits does not end a word: don't, 3.14, e-mail. */
const word = new RegExp(`${ideograph}|(?:${letter})+(?:['’.-](?:${letter})+)*`, 'gu');

/** Counts characters and words. */
export function countText(text: string): TextMeasure {
  let characters = 0;
  for (const _ of text.matchAll(/\S/gu)) characters++;
  let words = 0;
  for (const _ of text.matchAll(word)) words++;
  return { characters, words };
}

const excerptLength = 160;

/** The beginning of a text on one line, at most 160 characters. */
export function excerptOf(text: string): string {
  const line = text
    .slice(0, excerptLength * 8)
    .replace(/\s+/gu, ' ')
    .trim();
  return [...line].slice(0, excerptLength).join('');
}
