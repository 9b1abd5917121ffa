/** What changes from one label to another would be worth, by their margin. */
export interface Ledger {
  /** A change with this margin, in `share` of all cases like it. */
  note(change: Change, isRight: boolean, share: number): void;
  /** A change of what had been right. */
  alarm(change: Change): void;
  /** The margins from which on a change is right in this share of the cases, and what comes of that. */
  settle(precision: (from: number, to: number) => number): Settlement;
}

/** A proposal: one label for another, so much likelier. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly margin: number;
}

/** What follows from thresholds. All figures are cases in the text set aside. */
export interface Settlement {
  /** For each `from * labels + to`, in tenths; 255: never. */
  readonly thresholds: Uint8Array;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Changes of what had been right, were all of the text right. */
  readonly alarms: number;
}

const bins = 160;
/** The smallest margin that counts. */
const firstBin = 12;
/** Doubt: so much may have gone wrong unseen with a kind of change, the less the greater its margin. */
const doubt = 1.5;
const doubtFades = 2;
/** So many bins together say whether a margin is enough. */
const windowBins = 8;

/** An empty ledger for a choice among so many labels. */
export function createLedger(labels: number): Ledger {
  const sums = () => new Float64Array(labels * labels * bins);
  const [right, wrong, alarms] = [sums(), sums(), sums()];
  const binOf = ({ from, to, margin }: Change) =>
    (from * labels + to) * bins + Math.max(0, Math.min(bins - 1, Math.floor(margin * 10)));
  const add = (to: Float64Array, at: number, share: number) => {
    to[at] = (to[at] ?? 0) + share;
  };
  return {
    note: (change, isRight, share) => add(isRight ? right : wrong, binOf(change), share),
    alarm: (change) => add(alarms, binOf(change), 1),
    settle(precision) {
      const thresholds = new Uint8Array(labels * labels);
      const settled = { right: 0, wrong: 0, missed: 0, alarms: 0 };
      for (let pair = 0; pair < labels * labels; pair++) {
        const part = (of: Float64Array) => of.subarray(pair * bins, (pair + 1) * bins);
        const wanted = precision(Math.floor(pair / labels), pair % labels);
        const threshold = leastMargin(part(right), part(wrong), wanted);
        thresholds[pair] = threshold;
        settled.right += sumFrom(part(right), threshold);
        settled.wrong += sumFrom(part(wrong), threshold);
        settled.missed += sumFrom(part(right), 0) - sumFrom(part(right), threshold);
        settled.alarms += sumFrom(part(alarms), threshold);
      }
      return { thresholds, ...settled };
    },
  };
}

function sumFrom(values: Float64Array, start: number): number {
  let sum = 0;
  for (let at = start; at < values.length; at++) sum += values[at] ?? 0;
  return sum;
}

/** The bin from which on changes are worth it, each window of margins by itself; 255: none. */
function leastMargin(right: Float64Array, wrong: Float64Array, precision: number): number {
  const total = sumFrom(right, firstBin);
  let least = 255;
  for (let bin = bins - 1; bin >= firstBin; bin--) {
    const good = sumFrom(right.subarray(bin, bin + windowBins), 0);
    const bad = sumFrom(wrong.subarray(bin, bin + windowBins), 0);
    if (good + bad === 0) continue;
    const uncertain = (doubt * Math.exp(-bin / 10 / doubtFades) * good) / total;
    if (good / (good + bad + uncertain) >= precision) least = bin;
    else if (bad > 3) break;
  }
  return total > 0.02 ? least : 255;
}

/** One place of right text with the scores of its labels. */
export interface Place {
  readonly scores: Float32Array;
  readonly allowed: readonly number[];
  readonly right: number;
  /** How often which label is written where another is right: `channel[right][written]`. */
  readonly channel: readonly (readonly number[])[];
}

/** Notes what each wrong writing of a place would lead to, and what leaving it right does. */
export function notePlace(ledger: Ledger, place: Place): void {
  let rest = 1;
  for (const written of place.allowed) {
    const share = written === place.right ? 0 : (place.channel[place.right]?.[written] ?? 0);
    if (share === 0) continue;
    rest -= share;
    const change = changeOf(place, written);
    if (change !== null) ledger.note(change, change.to === place.right, share);
  }
  const alarm = changeOf(place, place.right);
  if (alarm === null) return;
  ledger.note(alarm, false, rest);
  ledger.alarm(alarm);
}

function changeOf({ scores, allowed }: Place, written: number): Change | null {
  let best = -1;
  for (const label of allowed) {
    if (label !== written && (best === -1 || (scores[label] ?? 0) > (scores[best] ?? 0))) best = label;
  }
  const margin = (scores[best] ?? 0) - (scores[written] ?? 0);
  return best === -1 || margin <= 0 ? null : { from: written, to: best, margin };
}
