import type { Experience } from './experience.ts';
import { featureNames } from './features.ts';

/** A proposal at its position in a text, with its features. */
export interface TextProposal {
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly better: string;
  /** The whole new word, and the written text that it replaces. */
  readonly word: string;
  readonly stretch: string;
  /** Bits of `Likeness`. */
  readonly likeness: number;
  /** In the order of `featureNames`; those from `pairOdds` on are set by `weighEvidence`. */
  readonly features: Float64Array;
}

const gainAt = featureNames.indexOf('gain');
/** The first feature of experience and comparisons. */
const firstCompared = featureNames.indexOf('pairOdds');
/** Value of comparisons without a competitor. */
const nobody = -12;
/** Maximum value in sums. */
const maxEvidence = 8;

/**
 * Sets the remaining features of proposals for one range of text, in place: their experience, and their evidence (model and
 * experience) compared with that of others for the same characters and elsewhere.
 */
export function weighEvidence(proposals: readonly TextProposal[], experience: Experience): void {
  const { length } = proposals;
  const pairOdds = new Float64Array(length);
  const evidence = new Float64Array(length);
  const odds = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const { found, better, features } = proposals[i];
    pairOdds[i] = averageOver(found, better, experience.pair);
    evidence[i] = features[gainAt] * Math.LN10 + pairOdds[i];
    odds[i] = Math.exp(Math.min(maxEvidence, evidence[i]));
  }
  for (let i = 0; i < length; i++) {
    const { start, end, found, better, word, stretch, features } = proposals[i];
    let rival = nobody;
    let other = nobody;
    let strong = 0;
    let crowd = 1;
    let elsewhere = 0;
    for (let k = 0; k < length; k++) {
      if (k === i) continue;
      if (start < proposals[k].end && proposals[k].start < end) {
        if (evidence[k] > rival) rival = evidence[k];
        crowd += odds[k];
      } else {
        elsewhere += odds[k];
        if (evidence[k] > other) other = evidence[k];
        if (evidence[k] > 0) strong++;
      }
    }
    let at = firstCompared;
    features[at++] = pairOdds[i];
    features[at++] = averageOver(found, better, experience.wrong);
    features[at++] = averageOver(found, better, (_, b) => experience.mistaken(b));
    features[at++] = experience.word(stretch, word);
    features[at++] = evidence[i];
    features[at++] = evidence[i] - rival;
    features[at++] = evidence[i] - other;
    features[at++] = strong;
    features[at++] = averageOver(better, found, experience.pair);
    features[at++] = evidence[i] - Math.log(crowd);
    features[at++] = Math.log(1 + elsewhere);
  }
}

/** Returns the mean of a value over the differing characters. */
function averageOver(found: string, better: string, value: (a: string, b: string) => number): number {
  if (found.length === 1) return found === better ? Number.NaN : value(found, better);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < found.length; i++) {
    if (found[i] === better[i]) continue;
    sum += value(found.charAt(i), better.charAt(i));
    count++;
  }
  return sum / count;
}
