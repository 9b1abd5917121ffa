import type { CandidateFinder } from '../candidates/candidate-finder.ts';
import { proposeChanges } from '../candidates/proposals.ts';
import { hanRuns, maxRunLength, type SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import type { FeatureWriter } from './features.ts';
import type { TextProposal } from './weigh-evidence.ts';

/** Dependencies of describing texts. */
export interface Describer {
  readonly language: LanguageModel;
  readonly lattice: SourceLattice;
  readonly finder: CandidateFinder;
  readonly writer: FeatureWriter;
}

/** Maximum distance of proposals that are compared, in characters. */
const comparedAtOnce = 200;

/** Yields all proposals for a text, grouped by those that are compared with each other. */
export function* describeText(text: string, describer: Describer): Iterable<TextProposal[]> {
  let group: TextProposal[] = [];
  let characters = 0;
  for (const { index, 0: run } of text.matchAll(hanRuns)) {
    for (let from = 0; from < run.length; from += maxRunLength) {
      const to = Math.min(run.length, from + maxRunLength);
      group.push(...describeRun(text, index + from, index + to, describer));
      characters += to - from;
      if (characters < comparedAtOnce) continue;
      yield group;
      group = [];
      characters = 0;
    }
  }
  yield group;
}

function describeRun(text: string, start: number, end: number, describer: Describer): TextProposal[] {
  const { lattice, finder, writer, language } = describer;
  lattice.read(text, start, end);
  const proposals = proposeChanges(lattice, finder.find(lattice), language.vocabulary);
  return proposals.map((proposal) => {
    const { candidate, replacement } = proposal;
    return {
      start: start + candidate.changedFrom,
      end: start + candidate.changedTo,
      found: text.slice(start + candidate.changedFrom, start + candidate.changedTo),
      better: replacement,
      features: writer.describe(lattice, proposal, proposals, { text, offset: start }),
      likeness: candidate.likeness,
      word: language.vocabulary.textOf(candidate.word),
      stretch: text.slice(start + candidate.start, start + candidate.end),
    };
  });
}
