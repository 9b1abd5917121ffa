/** Counts the outcomes of label changes by margin. */
export interface Ledger {
  /** Records a wrong text, with its share, for which a change has this margin. */
  note(change: Change, isRight: boolean, share: number): void;
  /** Records a change of correct text. */
  alarm(change: Change): void;
  /** Returns the histories of all changes that were correct at least occasionally. */
  histories(): History[];
}

/** A proposal to replace one label by another, with its margin. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly margin: number;
}

/** Number of correct changes, wrong changes, and changes of correct text, by bins of the margin. */
export interface History {
  readonly from: number;
  readonly to: number;
  readonly right: Float64Array;
  readonly wrong: Float64Array;
  readonly alarms: Float64Array;
}

export const bins = 160;
export const binsPerUnit = 10;
/** Minimum share of correct changes of a proposed change. */
const minRight = 0.02;

/** Creates an empty ledger for a number of labels. */
export function createLedger(labels: number): Ledger {
  const sums = () => new Float64Array(labels * labels * bins);
  const [right, wrong, alarms] = [sums(), sums(), sums()];
  const binOf = ({ from, to, margin }: Change) =>
    (from * labels + to) * bins + Math.min(bins - 1, Math.floor(margin * binsPerUnit));
  const add = (to: Float64Array, at: number, share: number) => {
    to[at] = (to[at] ?? 0) + share;
  };
  return {
    note: (change, isRight, share) => add(isRight ? right : wrong, binOf(change), share),
    alarm: (change) => add(alarms, binOf(change), 1),
    histories() {
      const all = Array.from({ length: labels * labels }, (_, pair) => {
        const part = (of: Float64Array) => of.subarray(pair * bins, (pair + 1) * bins);
        const [from, to] = [Math.floor(pair / labels), pair % labels];
        return { from, to, right: part(right), wrong: part(wrong), alarms: part(alarms) };
      });
      return all.filter((history) => total(history.right) > minRight);
    },
  };
}

/** Returns the sum of bins from an index on. */
export function total(values: Float64Array, start = 0): number {
  let sum = 0;
  for (let at = start; at < values.length; at++) sum += values[at] ?? 0;
  return sum;
}

/** One position of correct text with the scores of its labels. */
export interface Place {
  readonly scores: Float32Array;
  readonly allowed: readonly number[];
  readonly right: number;
  /** Share of written labels by correct label: `channel[right][written]`. */
  readonly channel: readonly (readonly number[])[];
}

/** Records the changes that each wrong label at a position would cause, and those of the correct one. */
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
