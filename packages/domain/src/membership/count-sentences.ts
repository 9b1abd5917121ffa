/** A sentence for counting, without its text. */
export interface MeasuredSentence {
  /** Keyed hash of account, document, day and text, as a decimal 64-bit integer. */
  readonly hash: string;
  readonly words: number;
  /** One byte of a keyed hash for each word: enough to recognise an edit, not enough to recover a word. */
  marks(): Uint8Array;
}

/** A sentence that was counted today and may be edited further. */
export interface CountedSentence {
  readonly hash: string;
  readonly marks: Uint8Array;
}

/**
 * Number of replaced words of an edited sentence that are not counted again, because words are often checked
 * while half typed.
 */
const freeReplacements = 2;

/**
 * Returns the number of words that an edit has added to a sentence; null if `after` is not an edit of `before`: their common
 * beginning and end cover less than half of the shorter one, or fewer than `min` words.
 */
export function wordsAdded(before: Uint8Array, after: Uint8Array, min = 1): number | null {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const shared = head + tail;
  if (shared < min || shared * 2 < shorter) return null;
  const replaced = before.length - shared;
  const inserted = after.length - shared;
  return Math.max(0, inserted - Math.min(replaced, freeReplacements));
}

/** Sentences of a document that were counted today. */
export interface CountedEarlier {
  /** Hashes of all counted sentences. */
  readonly known: ReadonlySet<string>;
  /** Recently counted sentences, newest first. */
  readonly recent: readonly CountedSentence[];
}

/** The result of counting the texts of a request. */
export interface Counting {
  /** Words of the admitted texts that were not counted before. */
  readonly words: number;
  /** Sentences of these texts to store. */
  readonly added: readonly MeasuredSentence[];
  /** Hashes of stored sentences that were edited and are no longer candidates for an edit. */
  readonly edited: readonly string[];
  /** Indices of the texts that exceed the remaining words. */
  readonly refused: readonly number[];
  /** Number of words of all texts. */
  readonly needed: number;
}

interface TextCost {
  readonly words: number;
  readonly added: readonly MeasuredSentence[];
  readonly edited: readonly string[];
}

/**
 * Counts texts against the remaining words of a daily limit (null: unlimited), in order. A sentence counted
 * today costs nothing, and an edited one costs the added words.
 */
export function countTexts(
  texts: readonly (readonly MeasuredSentence[])[],
  { known, recent }: CountedEarlier,
  left: number | null,
): Counting {
  const seen = new Set(known);
  const present = new Set(texts.flat().map(({ hash }) => hash));
  // A sentence that still exists was not edited into another one.
  let candidates = recent.filter(({ hash }) => !present.has(hash));
  let words = 0;
  let needed = 0;
  const added: MeasuredSentence[] = [];
  const edited: string[] = [];
  const refused: number[] = [];
  for (const [i, sentences] of texts.entries()) {
    const cost = costOf(sentences, seen, candidates);
    needed += cost.words;
    if (cost.words > 0 && left !== null && words + cost.words > left) {
      refused.push(i);
      continue;
    }
    words += cost.words;
    added.push(...cost.added);
    edited.push(...cost.edited);
    for (const { hash } of cost.added) seen.add(hash);
    candidates = candidates.filter(({ hash }) => !cost.edited.includes(hash));
  }
  return { words, added, edited, refused, needed };
}

function costOf(
  sentences: readonly MeasuredSentence[],
  seen: ReadonlySet<string>,
  recent: readonly CountedSentence[],
): TextCost {
  const added = new Map<string, MeasuredSentence>();
  const edited = new Set<string>();
  let words = 0;
  for (const sentence of sentences) {
    if (sentence.words === 0 || seen.has(sentence.hash) || added.has(sentence.hash)) continue;
    const before = closest(
      sentence,
      recent.filter(({ hash }) => !edited.has(hash)),
    );
    if (before !== null) edited.add(before.hash);
    words += before?.added ?? sentence.words;
    added.set(sentence.hash, sentence);
  }
  return { words, added: [...added.values()], edited: [...edited] };
}

/** Returns the stored sentence from which this one differs least. */
function closest(
  sentence: MeasuredSentence,
  recent: readonly CountedSentence[],
): { readonly hash: string; readonly added: number } | null {
  let best: { readonly hash: string; readonly added: number } | null = null;
  if (recent.length === 0) return null;
  const marks = sentence.marks();
  for (const [i, { hash, marks: before }] of recent.entries()) {
    // One byte is often equal by chance, so a single word suffices only for the most recent sentence.
    const added = wordsAdded(before, marks, i === 0 ? 1 : 2);
    if (added !== null && (best === null || added < best.added)) best = { hash, added };
  }
  return best;
}
