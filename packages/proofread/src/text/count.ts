/** Sizes of a text, as used by all counters, limits and meters of the product. */
export interface TextCount {
  /**
   * Each Han character, kana or Hangul syllable is 1, each run of other letters and digits is 1,
   * punctuation 0.
   */
  readonly words: number;
  /** Grapheme clusters, including white space and line breaks (a line break is 1). */
  readonly characters: number;
  /** Like `characters`, without white space. */
  readonly charactersWithoutSpaces: number;
}

/** Characters that are one word each. */
const syllable = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〇`;
/** Characters that continue a word of letters. */
const onward = String.raw`(?![${syllable}])[\p{L}\p{N}\p{M}]|['’\-‑](?=[\p{L}\p{N}])|(?<=\d)[.,:](?=\d)`;
/**
 * Maximum length of one match. A regular expression stores every iteration of a loop, so a word of megabytes would overflow the
 * stack.
 */
const maxMatchLength = 1000;
const wordPattern = new RegExp(
  `[${syllable}]|(?:(?![${syllable}])[\\p{L}\\p{N}])(?:${onward}){0,${maxMatchLength}}`,
  'gu',
);
const restPattern = new RegExp(`(?:${onward}){1,${maxMatchLength}}`, 'uy');
const spacePattern = /^\s+$/u;
/** Characters that are one code unit and one grapheme cluster each. */
const simple = /^[\t\n -~‘-”…—\u3000-\u3029\u3041-\u3096\u4e00-\u9fff\uff01-\uff5e]*$/;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Words as counted by trial, metering and the editor: see TextCount. Linear in the text's length. */
export function countWords(text: string): number {
  let words = 0;
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(text); match; match = wordPattern.exec(text)) {
    words++;
    if (match[0].length > maxMatchLength) wordPattern.lastIndex = endOfWord(text, wordPattern.lastIndex);
  }
  return words;
}

/** Returns the words that `countWords` counts, in order. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(text); match; match = wordPattern.exec(text)) {
    if (match[0].length > maxMatchLength) wordPattern.lastIndex = endOfWord(text, wordPattern.lastIndex);
    words.push(text.slice(match.index, wordPattern.lastIndex));
  }
  return words;
}

/** End of a word that continues at `from`. */
function endOfWord(text: string, from: number): number {
  let end = from;
  for (restPattern.lastIndex = from; restPattern.test(text); end = restPattern.lastIndex);
  return end;
}

/** Counts words and characters of a text. */
export function countText(text: string): TextCount {
  let characters = 0;
  let spaces = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const [all, blank] = simple.test(line) ? countSimple(line) : countGraphemes(line);
    characters += all;
    spaces += blank;
  }
  return { words: countWords(text), characters, charactersWithoutSpaces: characters - spaces };
}

function countSimple(text: string): [all: number, blank: number] {
  let blank = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text[i];
    if (unit === ' ' || unit === '\n' || unit === '\t' || unit === '\u3000') blank++;
  }
  return [text.length, blank];
}

function countGraphemes(text: string): [all: number, blank: number] {
  let all = 0;
  let blank = 0;
  for (const { segment } of segmenter.segment(text)) {
    all++;
    if (spacePattern.test(segment)) blank++;
  }
  return [all, blank];
}
