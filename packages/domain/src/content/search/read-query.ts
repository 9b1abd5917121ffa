import { isWithin } from './edit-distance.ts';
import { synonyms } from './synonyms.ts';
import { isStopWord, isWord, runsOf, stemOf, type Token, tokensOf } from './tokens.ts';

/** The pronunciation of a Chinese character without its tone; null if it has none. */
export type SoundOf = (character: string) => string | null;

/** Words and terms of an index, used to correct misspelt questions. */
export interface Vocabulary {
  /** Words in lower case, not stemmed. */
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Pairs of Chinese characters by pronunciation. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  /** Pairs of Chinese characters by pronunciation without a space, as users type it in Latin letters: `fapiao`. */
  readonly byPinyin: ReadonlyMap<string, readonly string[]>;
  readonly soundOf: SoundOf;
  readonly subjects: readonly (readonly Expression[])[];
}

/** An expression for a subject. */
interface Expression {
  /** Its words in order, as stems; or one sequence of Chinese characters. */
  readonly runs: readonly string[];
  readonly isHan: boolean;
  /** Its terms in an index; empty if it would have another meaning without its function words, such as “sign up”. */
  readonly tokens: readonly Token[];
}

/** A parsed question. */
export interface Query {
  readonly tokens: readonly Token[];
  readonly subjects: readonly Subject[];
}

/** A subject that a question names. */
export interface Subject {
  /** The terms of the question that express it. */
  readonly own: ReadonlySet<string>;
  /** All expressions for it, as index terms. */
  readonly expressions: readonly (readonly Token[])[];
}

/** Weight of a term that only resembles one of the question, by spelling or by pronunciation. */
const similarity = { letters: 0.7, sound: 0.5 } as const;
/** Other words that may stand between two words of an expression. */
const maxBetween = 2;

/** Collects the words of texts and of the synonyms. `texts` have been folded to simplified characters. */
export function buildVocabulary(texts: Iterable<string>, soundOf: SoundOf): Vocabulary {
  const subjects = synonyms.map((line) => line.map(readExpression));
  const words = new Set<string>();
  const bySound = new Map<string, Set<string>>();
  for (const run of [...texts, ...synonyms.flat()].flatMap(runsOf)) {
    if (isWord(run)) words.add(run);
    for (const pair of pairsWithin(run)) {
      const sound = soundOfPair(pair, soundOf);
      if (sound !== null) bySound.set(sound, (bySound.get(sound) ?? new Set()).add(pair));
    }
  }
  const sounds = [...bySound].map(([sound, pairs]) => [sound, [...pairs]] as const);
  const stems = new Set([...words].map(stemOf));
  const byPinyin = new Map(sounds.map(([sound, pairs]) => [sound.replace(' ', ''), pairs]));
  return { words, stems, bySound: new Map(sounds), byPinyin, soundOf, subjects };
}

function readExpression(text: string): Expression {
  const runs = runsOf(text);
  const isHan = !runs.every(isWord);
  const hasStopWords = runs.length > 1 && runs.some(isStopWord);
  return { runs: isHan ? [text] : runs.map(stemOf), isHan, tokens: hasStopWords ? [] : tokensOf(text) };
}

/**
 * Parses a question, whose characters were folded like those of the index. Words that the vocabulary lacks are replaced by
 * similar ones: by spelling, or by pronunciation for Chinese characters.
 */
export function readQuery(vocabulary: Vocabulary, question: string): Query {
  const runs = runsOf(question);
  const tokens: Token[] = [];
  /** The stems of all words, corrected. */
  const words: string[][] = [];
  const han = new Set<string>();
  for (const run of runs) {
    if (!isWord(run)) {
      const read = tokensOf(run).flatMap((token) => [token, ...soundingLike(vocabulary, token)]);
      tokens.push(...read);
      for (const { term } of read) han.add(term);
      continue;
    }
    const stems = correct(vocabulary, run);
    words.push(stems);
    if (!vocabulary.words.has(run)) {
      const typed = vocabulary.byPinyin.get(run) ?? [];
      tokens.push(...typed.map((term) => ({ term, weight: similarity.sound })));
      for (const term of typed) han.add(term);
    }
    if (isStopWord(run)) continue;
    const weight = stems[0] === stemOf(run) ? 1 : similarity.letters;
    tokens.push(...stems.map((term) => ({ term, weight })));
  }
  const found = vocabulary.subjects.flatMap((expressions) => {
    const named = expressions.flatMap((each) => {
      const place = each.isHan ? placeOfHan(each, question, han) : placeOfWords(each.runs, words);
      return place === null ? [] : [{ tokens: each.tokens, place }];
    });
    return named.length > 0 ? [{ expressions, named }] : [];
  });
  const places = found.flatMap(({ named }) => named.map(({ place }) => place));
  const subjects = found.flatMap(({ expressions, named }) => {
    // “Delete my account” is not about deleted documents.
    if (named.every(({ place }) => places.some((other) => isPartOf(place, other)))) return [];
    const own = named.flatMap(({ tokens: terms }) => terms.map(({ term }) => term));
    const usable = expressions.map((each) => each.tokens).filter((each) => each.length > 0);
    return [{ own: new Set(own), expressions: usable }];
  });
  return { tokens, subjects };
}

/**
 * Positions in a question that an expression covers: characters, or words. Empty for an expression that matches only by
 * pronunciation.
 */
interface Place {
  readonly isHan: boolean;
  readonly positions: readonly number[];
}

/** Whether a place is within a larger one. */
function isPartOf(place: Place, other: Place): boolean {
  return (
    place.isHan === other.isHan &&
    place.positions.length > 0 &&
    place.positions.length < other.positions.length &&
    place.positions.every((each) => other.positions.includes(each))
  );
}

/**
 * Returns where an expression of Chinese characters occurs in a question, without positions if only its pronunciation does; null
 * if neither does.
 */
function placeOfHan({ runs, tokens }: Expression, question: string, han: ReadonlySet<string>): Place | null {
  for (const run of runs) {
    const at = question.indexOf(run);
    if (at >= 0) return { isHan: true, positions: Array.from(run, (_, index) => at + index) };
  }
  const pairs = tokens.filter(({ term }) => [...term].length > 1);
  return pairs.length > 0 && pairs.every(({ term }) => han.has(term)) ? { isHan: true, positions: [] } : null;
}

/** Returns where words occur in this order with at most `maxBetween` others between them; null if they do not. */
function placeOfWords(wanted: readonly string[], words: readonly (readonly string[])[]): Place | null {
  const [first = '', ...more] = wanted;
  for (const [start, stems] of words.entries()) {
    if (!stems.includes(first)) continue;
    const positions = [start];
    const isWhole = more.every((word) => {
      const at = positions.at(-1) ?? start;
      const step = words.slice(at + 1, at + 2 + maxBetween).findIndex((each) => each.includes(word));
      positions.push(at + step + 1);
      return step >= 0;
    });
    if (isWhole) return { isHan: false, positions };
  }
  return null;
}

/** Returns the stem of a word; for an unknown word, the stems of similar words, if there are any. */
function correct({ words, stems }: Vocabulary, word: string): string[] {
  const stem = stemOf(word);
  const plain = [stem];
  if (stems.has(stem) || isStopWord(word) || !/^[a-z]{4,}$/.test(word)) return plain;
  const maxDistance = word.length >= 8 ? 2 : 1;
  const similar = [...words].filter(
    (known) => /^[a-z]{4,}$/.test(known) && isWithin(known, word, maxDistance),
  );
  return similar.length > 0 ? [...new Set(similar.map(stemOf))] : plain;
}

/** Returns known pairs of characters with the pronunciation of an unknown one. */
function soundingLike({ bySound, soundOf }: Vocabulary, { term, weight }: Token): Token[] {
  const sound = soundOfPair(term, soundOf);
  const known = sound === null ? [] : (bySound.get(sound) ?? []);
  if (known.includes(term)) return [];
  return known.map((pair) => ({ term: pair, weight: weight * similarity.sound }));
}

function pairsWithin(run: string): string[] {
  const signs = [...run];
  return isWord(run) ? [] : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** Returns the pronunciation of a pair of Chinese characters; null for other terms. */
function soundOfPair(term: string, soundOf: SoundOf): string | null {
  const [first = '', second = '', ...more] = term;
  if (more.length > 0) return null;
  const sounds = [soundOf(first), soundOf(second)];
  return sounds.includes(null) ? null : sounds.join(' ');
}
