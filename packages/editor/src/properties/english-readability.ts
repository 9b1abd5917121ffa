import { splitSentences } from '@inkstone/proofread/client';
import { syllable } from 'syllable';

/** Readability of English text by established formulas. Grades are US school years. */
export interface EnglishReadability {
  /** Flesch (1948), 0 to 100 in ordinary prose; higher is easier. */
  readonly fleschReadingEase: number;
  /** Kincaid et al. (1975). */
  readonly fleschKincaidGrade: number;
  /** Gunning (1952); hard words are those of three and more syllables. */
  readonly gunningFog: number;
  /** McLaughlin (1969); null below the thirty sentences that it requires. */
  readonly smog: number | null;
  /** Coleman and Liau (1975). */
  readonly colemanLiau: number;
  /** Smith and Senter (1967). */
  readonly automatedReadability: number;
  /** Average words per sentence. */
  readonly sentenceLength: number;
}

/** Minimum number of words for a result. */
const minWords = 30;
const minSentencesForSmog = 30;
const wordPattern = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;
const manySyllables = 3;

interface Sizes {
  words: number;
  sentences: number;
  syllables: number;
  letters: number;
  hardWords: number;
}

/** Readability of the English text in some lines; null if there is too little. Chinese is ignored. */
export function readEnglish(lines: readonly string[]): EnglishReadability | null {
  const sizes: Sizes = { words: 0, sentences: 0, syllables: 0, letters: 0, hardWords: 0 };
  for (const line of lines) {
    for (const { start, end } of splitSentences(line)) addSentence(sizes, line.slice(start, end));
  }
  if (sizes.words < minWords) return null;
  const { words, sentences, syllables, letters, hardWords } = sizes;
  const sentenceLength = words / sentences;
  const wordSyllables = syllables / words;
  return {
    fleschReadingEase: 206.835 - 1.015 * sentenceLength - 84.6 * wordSyllables,
    fleschKincaidGrade: 0.39 * sentenceLength + 11.8 * wordSyllables - 15.59,
    gunningFog: 0.4 * (sentenceLength + (100 * hardWords) / words),
    smog: sentences < minSentencesForSmog ? null : 1.043 * Math.sqrt((hardWords * 30) / sentences) + 3.1291,
    colemanLiau: (0.0588 * 100 * letters) / words - (0.296 * 100 * sentences) / words - 15.8,
    automatedReadability: (4.71 * letters) / words + 0.5 * sentenceLength - 21.43,
    sentenceLength,
  };
}

function addSentence(sizes: Sizes, sentence: string): void {
  const words = sentence.match(wordPattern);
  if (!words) return;
  sizes.sentences++;
  sizes.words += words.length;
  for (const word of words) {
    const syllables = syllable(word);
    sizes.syllables += syllables;
    sizes.letters += word.replace(/[^A-Za-z]/g, '').length;
    if (syllables >= manySyllables) sizes.hardWords++;
  }
}
