import type { Candidate } from '../candidates/candidate.ts';
import type { Proposal } from '../candidates/proposals.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { noWord } from '../model/trigram-model.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

/** Changes that gain less are no rivals. */
const leastGain = -0.5;
/** In place of the likelihood of a word where only a character stands. */
const noLikelihood = -9;

/** How the words of the text as it stands hold together where the change would be made. */
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

/** With how many of its two neighbours a row of letters in place of the changed ones may stand in a word. */
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

/** What stands where the better word would stand, who else wants to, and how the run would read. */
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
