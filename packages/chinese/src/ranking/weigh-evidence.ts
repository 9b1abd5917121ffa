import type { Experience } from './experience.ts';
import { featureNames } from './features.ts';

/** A proposal at its position in a text, with its features. */
export interface TextProposal {
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly better: string;
  /** The whole new word, and the written text in its place. */
  readonly word: string;
  readonly stretch: string;
  /** Bits of `Likeness`. */
  readonly likeness: number;
  /** In the order of `featureNames`. */
  readonly features: readonly number[];
}

const gainAt = featureNames.indexOf('gain');
/** Value of comparisons without a competitor. */
const nobody = -12;
/** Upper limit in sums. */
const mostEvidence = 8;

/**
 * Completes the features of proposals for one range of text: their experience, and their evidence (model
 * and experience) compared with that of others for the same characters and elsewhere.
 */
export function weighEvidence(proposals: readonly TextProposal[], experience: Experience): TextProposal[] {
  const pairOdds = proposals.map(({ found, better }) => averageOver(found, better, experience.pair));
  const evidence = proposals.map(({ features }, i) => features[gainAt] * Math.LN10 + pairOdds[i]);
  const odds = evidence.map((each) => Math.exp(Math.min(mostEvidence, each)));
  return proposals.map((one, i) => {
    const { found, better, word, stretch } = one;
    let rival = nobody;
    let other = nobody;
    let strong = 0;
    let crowd = 1;
    let elsewhere = 0;
    for (const [k, another] of proposals.entries()) {
      if (k === i) continue;
      if (one.start < another.end && another.start < one.end) {
        rival = Math.max(rival, evidence[k]);
        crowd += odds[k];
      } else {
        elsewhere += odds[k];
        other = Math.max(other, evidence[k]);
        if (evidence[k] > 0) strong++;
      }
    }
    const features = [
      ...one.features,
      pairOdds[i],
      averageOver(found, better, experience.wrong),
      averageOver(found, better, (_, b) => experience.mistaken(b)),
      experience.word(stretch, word),
      evidence[i],
      evidence[i] - rival,
      evidence[i] - other,
      strong,
      averageOver(better, found, experience.pair),
      evidence[i] - Math.log(crowd),
      Math.log(1 + elsewhere),
    ];
    return { ...one, features };
  });
}

/** The mean of a value over the differing characters. */
function averageOver(found: string, better: string, value: (a: string, b: string) => number): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < found.length; i++) {
    if (found[i] === better[i]) continue;
    sum += value(found.charAt(i), better.charAt(i));
    count++;
  }
  return sum / count;
}
