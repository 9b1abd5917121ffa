import { Likeness } from './characters/character-table.ts';
import { type Calibration, oddsBelow } from './ranking/calibration.ts';
import type { Experience } from './ranking/experience.ts';
import type { createRequiredEvidence } from './ranking/required-evidence.ts';
import { type Forest, judge } from './ranking/trees.ts';
import { type TextProposal, weighEvidence } from './ranking/weigh-evidence.ts';

/** Similarity of the intended and the written text: same sound, similar sound, similar shape, or only the context. */
export type Resemblance = 'sound' | 'near' | 'shape' | 'context';

/** A proposed change. Offsets are UTF-16 units of the given text. */
export interface Suggestion {
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly better: string;
  /** The whole corrected word. */
  readonly word: string;
  readonly resemblance: Resemblance;
  /** The text in place of `word`, if it is not a word of the model. */
  readonly noWord?: string;
  /** Logarithm (base 10) of the probability of `word`. */
  readonly frequency?: number;
  /** Share of such changes that were correct in unseen texts. */
  readonly credible: number;
}

/** Dependencies of ranking. */
export interface Ranking {
  readonly experience: Experience;
  readonly forest: Forest;
  readonly requiredEvidenceIn: ReturnType<typeof createRequiredEvidence>;
}

/** Dependencies of judging. */
export interface Judgement extends Ranking {
  readonly calibrate: Calibration;
}

/** A proposal with its rank. */
export interface RankedProposal {
  readonly proposal: TextProposal;
  readonly logOdds: number;
}

/** Returns the sufficiently credible, non-overlapping proposals for a text, sorted by position. */
export function judgeProposals(
  text: string,
  groups: Iterable<readonly TextProposal[]>,
  judgement: Judgement,
  minCredible: number,
): Suggestion[] {
  const { calibrate } = judgement;
  const isCredible = (logOdds: number) => calibrate(logOdds) >= minCredible;
  return rankProposals(text, groups, judgement, isCredible, oddsBelow(calibrate, minCredible)).map(
    ({ proposal, logOdds }) => toSuggestion(proposal, calibrate(logOdds)),
  );
}

/**
 * Selects proposals for a text; of several for the same characters, the first in rank. Proposals below `minOdds` are never
 * selected, and `RequiredEvidence` only lowers odds.
 */
export function rankProposals(
  text: string,
  groups: Iterable<readonly TextProposal[]>,
  { experience, forest, requiredEvidenceIn }: Ranking,
  isWanted: (logOdds: number) => boolean,
  minOdds = Number.NEGATIVE_INFINITY,
): RankedProposal[] {
  const requiredEvidence = requiredEvidenceIn(text);
  const found: RankedProposal[] = [];
  for (const group of groups) {
    weighEvidence(group, experience);
    const wanted: RankedProposal[] = [];
    for (const proposal of group) {
      const odds = judge(forest, proposal.features, minOdds);
      if (odds < minOdds) continue;
      const logOdds = odds - requiredEvidence(proposal.start, proposal.end);
      if (isWanted(logOdds)) wanted.push({ proposal, logOdds });
    }
    if (wanted.length > 0) found.push(...withoutOverlaps(wanted));
  }
  return found;
}

function toSuggestion(
  { start, end, found, better, word, likeness }: TextProposal,
  credible: number,
): Suggestion {
  return { start, end, found, better, word, credible, resemblance: resemblanceOf(likeness) };
}

function resemblanceOf(likeness: number): Resemblance {
  if ((likeness & Likeness.sound) !== 0) return 'sound';
  if ((likeness & Likeness.shape) !== 0) return 'shape';
  return (likeness & Likeness.nearSound) !== 0 ? 'near' : 'context';
}

/** Returns the first-ranked of overlapping changes, sorted by position. */
function withoutOverlaps(ranked: readonly RankedProposal[]): RankedProposal[] {
  const kept: RankedProposal[] = [];
  for (const one of [...ranked].sort((a, b) => b.logOdds - a.logOdds)) {
    const { start, end } = one.proposal;
    if (kept.every(({ proposal }) => end <= proposal.start || proposal.end <= start)) kept.push(one);
  }
  return kept.sort((a, b) => a.proposal.start - b.proposal.start);
}
