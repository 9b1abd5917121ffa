import { countText } from '@inkstone/proofread/client';
import type { Node } from '@tiptap/pm/model';
import { documentBlocks } from './block-lines.ts';
import { type ChineseReadability, readChinese } from './chinese-readability.ts';
import { type EnglishReadability, readEnglish } from './english-readability.ts';
import { type Pace, reading, secondsAt, speaking } from './pace.ts';

/** Statistics of a document. */
export interface DocumentProperties {
  /** Letters, digits, Chinese characters and symbols, without white space and punctuation. */
  readonly characters: number;
  /** Like `characters`, with white space. */
  readonly charactersWithSpaces: number;
  /** All characters, with white space and punctuation. */
  readonly charactersWithSpacesAndPunctuation: number;
  /** Each Chinese character, and each run of Latin letters or digits. */
  readonly words: number;
  /** Non-empty lines: paragraphs, split at line breaks, not at soft wraps. */
  readonly lines: number;
  readonly paragraphs: number;
  /** Reading time of an average adult, in seconds. */
  readonly readingTime: number;
  readonly speakingTime: number;
  /** Null if there is too little English text. */
  readonly english: EnglishReadability | null;
  readonly chinese: ChineseReadability | null;
}

const punctuation = /\p{P}/gu;
const han = /[\p{Script=Han}〇々]/gu;

/** Measures a whole document. Takes some tens of milliseconds for a book chapter. */
export function measureProperties(doc: Node): DocumentProperties {
  const blocks = documentBlocks(doc);
  const lines = blocks.flat();
  const text = lines.join('\n');
  const { words, characters: all, charactersWithoutSpaces } = countText(text);
  // Excludes the line ends that were added to join the lines.
  const withSpaces = all - Math.max(0, lines.length - 1);
  const marks = countMatches(text, punctuation);
  const hanCharacters = countMatches(text, han);
  const time = (pace: Pace) => secondsAt(pace, { han: hanCharacters, others: words - hanCharacters });
  return {
    characters: charactersWithoutSpaces - marks,
    charactersWithSpaces: withSpaces - marks,
    charactersWithSpacesAndPunctuation: withSpaces,
    words,
    lines: lines.length,
    paragraphs: blocks.length,
    readingTime: time(reading),
    speakingTime: time(speaking),
    english: readEnglish(lines),
    chinese: readChinese(lines),
  };
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
