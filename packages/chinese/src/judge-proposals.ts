import { Likeness } from './characters/character-table.ts';
import type { Experience } from './ranking/experience.ts';
import type { createPrudence } from './ranking/prudence.ts';
import { type Forest, judge, probability } from './ranking/trees.ts';
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
  /** Probability that a careful editor would agree, in a text of ordinary care. */
  readonly credible: number;
}

/** What proposals are judged by. */
export interface Judgement {
  readonly experience: Experience;
  readonly forest: Forest;
  readonly prudenceIn: ReturnType<typeof createPrudence>;
}

/**
 * The trees were grown where half of the sentences had mistakes, of a kind harder to find than those of most
 * people; this much, as logarithm of odds, brings their 0.35 to 0.5.
 */
const toOrdinary = 0.6;

/** Of the proposals for a text those that are credible enough and do not overlap, in order of place. */
export function judgeProposals(
  text: string,
  groups: Iterable<readonly TextProposal[]>,
  { experience, forest, prudenceIn }: Judgement,
  least: number,
): Suggestion[] {
  const prudence = prudenceIn(text);
  const found: Suggestion[] = [];
  for (const group of groups) {
    const judged = weighEvidence(group, experience).flatMap((proposal) => {
      const doubt = prudence(proposal.start, proposal.end);
      const credible = probability(judge(forest, proposal.features) - doubt + toOrdinary);
      return credible < least ? [] : [toSuggestion(proposal, credible)];
    });
    found.push(...withoutOverlaps(judged));
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

/** Of changes to the same characters the most credible, in order of place. */
function withoutOverlaps(suggestions: readonly Suggestion[]): Suggestion[] {
  const kept: Suggestion[] = [];
  for (const one of [...suggestions].sort((a, b) => b.credible - a.credible)) {
    if (kept.every(({ start, end }) => one.end <= start || end <= one.start)) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}
