import type { RewriteEvent } from '@inkstone/contracts/rewriting';
import { mainLanguage } from '@inkstone/kernel';

type Sentence = Extract<RewriteEvent, { readonly type: 'sentence' }>;

/** Results of one tool on the texts of one language. Shares are between 0 and 1. */
export interface ToolScore {
  texts: number;
  /** Runs that ended with an error, by its code. */
  errors: Record<string, number>;
  sentences: number;
  rewritten: number;
  unchanged: number;
  /** Sentences that could not be rewritten safely, by reason. */
  kept: Record<string, number>;
  locks: number;
  locksKept: number;
  /** Runs whose spans do not add up to the text, or which left sentences without a result. */
  misaligned: number;
  /** Rewritten sentences in another language than before. */
  otherLanguage: number;
  /** Verdicts of the meaning check on rewritten sentences. */
  meaning: Record<string, number>;
  /** Sums over rewritten sentences, of length in characters after and before, and of chrF between them. */
  after: number;
  before: number;
  chrf: number;
}

/** A score without any text. */
export function emptyScore(): ToolScore {
  return {
    ...{ texts: 0, errors: {}, sentences: 0, rewritten: 0, unchanged: 0, kept: {}, locks: 0, locksKept: 0 },
    ...{ misaligned: 0, otherLanguage: 0, meaning: {}, after: 0, before: 0, chrf: 0 },
  };
}

/** Raises a count by one. */
export function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Adds a run of rewriting to a score. */
export function addRun(score: ToolScore, text: string, events: readonly RewriteEvent[]): void {
  score.texts++;
  const begin = events.find((event) => event.type === 'begin');
  const receipt = events.find((event) => event.type === 'receipt');
  const sentences = events.filter((event) => event.type === 'sentence');
  if (receipt?.stoppedBy) count(score.errors, receipt.stoppedBy);
  const isAligned =
    sentences.length === begin?.sentences.length &&
    sentences.map(({ original }) => original).join('') === text;
  if (!isAligned) score.misaligned++;
  for (const sentence of sentences) addSentence(score, text, sentence);
}

function addSentence(score: ToolScore, text: string, sentence: Sentence): void {
  const { state, keptBecause, original, text: after, locks, meaning } = sentence;
  score.sentences++;
  if (state === 'unchanged') score.unchanged++;
  if (state === 'kept') count(score.kept, keptBecause ?? 'unknown');
  if (state !== 'rewritten') return;
  score.rewritten++;
  const words = locks.map(({ span }) => text.slice(span.start, span.end));
  for (const [word, same] of Map.groupBy(words, (each) => each)) {
    score.locks += same.length;
    score.locksKept += Math.min(same.length, after.split(word).length - 1);
  }
  if (mainLanguage(after) !== mainLanguage(original)) score.otherLanguage++;
  count(score.meaning, meaning ?? 'not checked');
  score.before += original.trim().length;
  score.after += after.trim().length;
  score.chrf += chrF(original, after);
}

/** chrF2 between two texts: F-score of n-grams of 1 to 6 characters without white space, with recall counted twice. */
export function chrF(reference: string, hypothesis: string): number {
  const [a, b] = [reference, hypothesis].map((text) => [...text.replace(/\s+/g, '')]);
  let [precision, recall, orders] = [0, 0, 0];
  for (let n = 1; n <= 6; n++) {
    const [inA, inB] = [gramsOf(a ?? [], n), gramsOf(b ?? [], n)];
    const [sizeA, sizeB] = [sum(inA), sum(inB)];
    if (sizeA === 0 || sizeB === 0) continue;
    let shared = 0;
    for (const [gram, times] of inA) shared += Math.min(times, inB.get(gram) ?? 0);
    precision += shared / sizeB;
    recall += shared / sizeA;
    orders++;
  }
  if (orders === 0 || precision + recall === 0) return 0;
  const [p, r] = [precision / orders, recall / orders];
  return (5 * p * r) / (4 * p + r);
}

function gramsOf(characters: readonly string[], n: number): Map<string, number> {
  const grams = new Map<string, number>();
  for (let at = 0; at + n <= characters.length; at++) {
    const gram = characters.slice(at, at + n).join('');
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}

function sum(grams: ReadonlyMap<string, number>): number {
  return [...grams.values()].reduce((total, times) => total + times, 0);
}
