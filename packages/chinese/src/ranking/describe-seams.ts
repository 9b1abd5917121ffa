import type { Candidate } from '../candidates/candidate.ts';
import type { Proposal } from '../candidates/proposals.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { noWord } from '../model/trigram-model.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

/** Minimum gain of a competing change. */
const leastGain = -0.5;
/** Used as likelihood if a single character is not a word. */
const noLikelihood = -9;

/** Word boundaries of the written text at a change. */
export function describeSeams(
  { model, vocabulary }: LanguageModel,
  lattice: SourceLattice,
  candidate: Candidate,
): number[] {
  const { word, start, changedFrom, changedTo } = candidate;
  const from = lattice.coverStart[changedFrom];
  const to = lattice.coverEnd[changedTo - 1];
  const wordAt = (at: number) => vocabulary.find(lattice.text, lattice.coverStart[at], lattice.coverEnd[at]);
  const first = wordAt(changedFrom);
  const before = from > 0 ? wordAt(from - 1) : noWord;
  const after = to < lattice.length ? wordAt(to) : noWord;
  const letter = vocabulary.starts[word] + changedFrom - start;
  return [
    after === noWord ? 0 : lattice.coverScore[to] - model.unigram(after),
    before === noWord ? 0 : model.matchedOrder(noWord, before, first),
    after === noWord ? 0 : model.matchedOrder(noWord, wordAt(changedTo - 1), after),
    countJoins(vocabulary, lattice, candidate, lattice.text, changedFrom),
    countJoins(vocabulary, lattice, candidate, vocabulary.units, letter),
    from < start || to > candidate.end ? 1 : 0,
    lattice.coverEnd[changedFrom] - from > 1 ? model.unigram(first) : noLikelihood,
  ];
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
  const isLeft = changedFrom > 0 && vocabulary.mayStandTogether(text[changedFrom - 1], units[at]);
  const isRight = changedTo < length && vocabulary.mayStandTogether(last, text[changedTo]);
  return Number(isLeft) + Number(isRight);
}

/** Features of the written text, of competing changes, and of the resulting run. */
export function describeSpan(
  lattice: SourceLattice,
  candidate: Candidate,
  all: readonly Proposal[],
): number[] {
  let words = 0;
  let singles = 0;
  for (let at = candidate.start; at < candidate.end; at = lattice.coverEnd[at]) {
    words++;
    if (lattice.coverEnd[at] - lattice.coverStart[at] === 1) singles++;
  }
  let crowd = 0;
  for (const { candidate: other } of all) {
    if (other.gain <= leastGain) continue;
    if (other.changedFrom < candidate.changedTo && candidate.changedFrom < other.changedTo) crowd++;
  }
  return [words, singles, crowd, (lattice.best + candidate.gain) / lattice.length];
}
