import { Likeness } from './characters/character-table.ts';
import type { Calibration } from './ranking/calibration.ts';
import type { Experience } from './ranking/experience.ts';
import type { createPrudence } from './ranking/prudence.ts';
import { type Forest, judge } from './ranking/trees.ts';
import { type TextProposal, weighEvidence } from './ranking/weigh-evidence.ts';

/** How what was meant resembles what was written: same sound, nearly the same, shape; else only the context tells. */
export type Resemblance = 'sound' | 'near' | 'shape' | 'context';

/** A change that the model thinks right. Offsets are UTF-16 units of the text given. */
export interface Suggestion {
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly better: string;
  /** The whole word that would stand there. */
  readonly word: string;
  readonly resemblance: Resemblance;
  /** Of changes that looked so in texts it had not seen, this share was right. */
  readonly credible: number;
}

/** What proposals are ranked by. */
export interface Ranking {
  readonly experience: Experience;
  readonly forest: Forest;
  readonly prudenceIn: ReturnType<typeof createPrudence>;
}

/** What proposals are judged by. */
export interface Judgement extends Ranking {
  readonly calibrate: Calibration;
}

/** A proposal with what ranks it above others. */
export interface RankedProposal {
  readonly proposal: TextProposal;
  readonly logOdds: number;
}

/** Of the proposals for a text those that are credible enough and do not overlap, in order of place. */
export function judgeProposals(
  text: string,
  groups: Iterable<readonly TextProposal[]>,
  judgement: Judgement,
  least: number,
): Suggestion[] {
  const { calibrate } = judgement;
  const isCredible = (logOdds: number) => calibrate(logOdds) >= least;
  return rankProposals(text, groups, judgement, isCredible).map(({ proposal, logOdds }) =>
    toSuggestion(proposal, calibrate(logOdds)),
  );
}

/** Of the proposals for a text those that are wanted; of several for the same characters, the first in rank. */
export function rankProposals(
  text: string,
  groups: Iterable<readonly TextProposal[]>,
  { experience, forest, prudenceIn }: Ranking,
  isWanted: (logOdds: number) => boolean,
): RankedProposal[] {
  const prudence = prudenceIn(text);
  const found: RankedProposal[] = [];
  for (const group of groups) {
    const wanted = weighEvidence(group, experience).flatMap((proposal) => {
      const logOdds = judge(forest, proposal.features) - prudence(proposal.start, proposal.end);
      return isWanted(logOdds) ? [{ proposal, logOdds }] : [];
    });
    found.push(...withoutOverlaps(wanted));
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

/** Of changes to the same characters the first in rank, in order of place. */
function withoutOverlaps(ranked: readonly RankedProposal[]): RankedProposal[] {
  const kept: RankedProposal[] = [];
  for (const one of [...ranked].sort((a, b) => b.logOdds - a.logOdds)) {
    const { start, end } = one.proposal;
    if (kept.every(({ proposal }) => end <= proposal.start || proposal.end <= start)) kept.push(one);
  }
  return kept.sort((a, b) => a.proposal.start - b.proposal.start);
}
