import { checkTerms, type Segment, type Term, type TranslatedSegment } from '@inkstone/translate';
import type { Attempt } from './judge-answer.ts';
import { translateBatchOnce, translateOnce } from './translate-batch-once.ts';
import { type PreparedSegment, prepare, type Work } from './work.ts';

/** Number of answers that are not lists after which segments are requested one by one. */
const maxBadLists = 2;

/**
 * Translates neighbouring segments in one request, then missing ones one by one. After an answer with a fault
 * or a missing term, the request is repeated once, with the fault stated, at temperature 0.
 */
export async function translateBatch(
  work: Work,
  segments: readonly Segment[],
  from: number,
): Promise<TranslatedSegment[]> {
  const prepared = segments.map((segment, at) => prepare(work, segment, from + at));
  const open = prepared.filter(({ isKept }) => !isKept);
  const isBatch = open.length > 1 && work.learnt.badLists < maxBadLists;
  const answers = isBatch ? await translateBatchOnce(work, open) : null;
  const results: TranslatedSegment[] = [];
  for (const one of prepared) {
    const result = one.isKept ? keepSource(one) : await finish(work, one, answers?.get(one.index) ?? null);
    if (result.target !== null) work.done.set(one.index, result.target);
    results.push(result);
  }
  return results;
}

/** Returns the source of a segment that needs no translation. */
function keepSource({ segment: { id, source } }: PreparedSegment): TranslatedSegment {
  return { id, target: source, fault: null, missedTerms: [] };
}

async function finish(work: Work, one: PreparedSegment, answer: Attempt | null): Promise<TranslatedSegment> {
  const { id, source } = one.segment;
  const { direction } = work.request;
  const missedIn = (target: string): Term[] => [...checkTerms(source, target, one.terms, direction).missed];
  const first = answer ?? (await translateOnce(work, one, null));
  const missed = 'target' in first ? missedIn(first.target) : [];
  const isDone = 'target' in first ? missed.length === 0 : first.isFinal === true;
  const again = isDone
    ? null
    : await translateOnce(work, one, 'target' in first ? nameTerms(work, missed) : first.detail);
  const best = choose(first, again, (target) => missedIn(target).length);
  if (!('target' in best)) return { id, target: null, fault: best.fault, missedTerms: [] };
  const { target } = best;
  return { id, target, fault: null, missedTerms: missedIn(target).map((term) => term.id) };
}

/** Returns the second answer if it is valid and misses fewer terms than the first one. */
function choose(first: Attempt, again: Attempt | null, missing: (target: string) => number): Attempt {
  if (again === null) return first;
  if (!('target' in first)) return again;
  return 'target' in again && missing(again.target) < missing(first.target) ? again : first;
}

function nameTerms({ request: { direction } }: Work, terms: readonly Term[]): string {
  const { from, to } = direction;
  const list = terms.slice(0, 8).map((term) => `${term[from].preferred} = ${term[to].preferred}`);
  return to === 'zh' ? `没有使用术语 ${list.join('、')}` : `it does not use the terms ${list.join(', ')}`;
}
