import { countText } from '@inkstone/proofread/client';
import type { Node } from '@tiptap/pm/model';
import { documentBlocks } from './block-lines.ts';
import { type ChineseReadability, readChinese } from './chinese-readability.ts';
import { type EnglishReadability, readEnglish } from './english-readability.ts';
import { type Pace, reading, secondsAt, speaking } from './pace.ts';

/** What the properties of a document say. */
export interface DocumentProperties {
  /** Letters, digits, Chinese characters, symbols; no white space, no punctuation. */
  readonly characters: number;
  /** The same with white space. */
  readonly charactersWithSpaces: number;
  /** Everything: white space and punctuation as well. */
  readonly charactersWithSpacesAndPunctuation: number;
  /** As counted everywhere: a Chinese character is one, a run of Latin letters or digits is one. */
  readonly words: number;
  /** Lines that hold something: paragraphs, cut further at line breaks. Not what a window wraps. */
  readonly lines: number;
  readonly paragraphs: number;
  /** Seconds a practised adult needs. */
  readonly readingTime: number;
  readonly speakingTime: number;
  /** Null where there is too little English for a figure to mean anything. */
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
  // The line ends that join the lines are none of the text's characters.
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
