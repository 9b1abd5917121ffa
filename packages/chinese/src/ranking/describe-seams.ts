import type { Candidate } from '../candidates/candidate.ts';
import type { Proposal } from '../candidates/proposals.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { noWord } from '../model/trigram-model.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import type { FeatureRow } from './feature-row.ts';

/** Minimum gain of a competing change. */
const minGain = -0.5;
/** Used as likelihood if a single character is not a word. */
const noLikelihood = -9;

/** Word boundaries of the written text at a change. */
export function describeSeams(
  row: FeatureRow,
  { model, vocabulary }: LanguageModel,
  lattice: SourceLattice,
  candidate: Candidate,
): void {
  const { word, start, changedFrom, changedTo } = candidate;
  const from = lattice.coverStart[changedFrom];
  const to = lattice.coverEnd[changedTo - 1];
  const first = lattice.coverAt(changedFrom);
  const before = from > 0 ? lattice.coverAt(from - 1) : noWord;
  const after = to < lattice.length ? lattice.coverAt(to) : noWord;
  const letter = vocabulary.starts[word] + changedFrom - start;
  row.add(after === noWord ? 0 : lattice.coverScore[to] - model.unigram(after));
  row.add(before === noWord ? 0 : model.matchedOrder(noWord, before, first));
  row.add(after === noWord ? 0 : model.matchedOrder(noWord, lattice.coverAt(changedTo - 1), after));
  row.add(countJoins(vocabulary, lattice, candidate, lattice.text, changedFrom));
  row.add(countJoins(vocabulary, lattice, candidate, vocabulary.units, letter));
  row.add(from < start || to > candidate.end ? 1 : 0);
  row.add(lattice.coverEnd[changedFrom] - from > 1 ? model.unigram(first) : noLikelihood);
}

/** Number of neighbours (0 to 2) with which the new characters may form a word. */
function countJoins(
  vocabulary: Vocabulary,
  { text, length }: SourceLattice,
  { changedFrom, changedTo }: Candidate,
  units: Uint16Array,
  at: number,
): number {
  const last = units[at + changedTo - changedFrom - 1];
  const isLeft = changedFrom > 0 && vocabulary.canBeAdjacent(text[changedFrom - 1], units[at]);
  const isRight = changedTo < length && vocabulary.canBeAdjacent(last, text[changedTo]);
  return Number(isLeft) + Number(isRight);
}

/** Features of the written text, of competing changes, and of the resulting run. */
export function describeSpan(
  row: FeatureRow,
  lattice: SourceLattice,
  candidate: Candidate,
  all: readonly Proposal[],
): void {
  let words = 0;
  let singles = 0;
  for (let at = candidate.start; at < candidate.end; at = lattice.coverEnd[at]) {
    words++;
    if (lattice.coverEnd[at] - lattice.coverStart[at] === 1) singles++;
  }
  let competitors = 0;
  for (const { candidate: other } of all) {
    if (other.gain <= minGain) continue;
    if (other.changedFrom < candidate.changedTo && candidate.changedFrom < other.changedTo) competitors++;
  }
  row.add(words);
  row.add(singles);
  row.add(competitors);
  row.add((lattice.best + candidate.gain) / lattice.length);
}
