import { bins, binsPerUnit, type History, total } from './ledger.ts';

/** Margin of even odds of a kind of change, and the slope of its log-odds beyond. */
export interface EvenOdds {
  /** Log-odds per unit of margin. */
  readonly slope: number;
  /** The margin of even odds of each history, in the order given. */
  readonly evens: readonly number[];
}

/** Prior: number of unseen failures of each kind, fewer for greater margins. */
const priorFailures = 1.5;
const priorDecay = 2;
const slopes = Array.from({ length: 29 }, (_, step) => 0.3 + step * 0.05);
const maxMargin = 25;

/** Fits a logistic regression of correctness on the margin: a common slope, an offset per history. */
export function fitEvenOdds(histories: readonly History[]): EvenOdds {
  const smoothed = histories.map(withPrior);
  const fits = slopes.map((slope) => {
    const evens = smoothed.map((history) => evenOf(history, slope));
    const likelihood = smoothed.reduce(
      (sum, history, at) => sum + logLikelihood(history, slope, evens[at]),
      0,
    );
    return { slope, evens, likelihood };
  });
  return fits.reduce((best, fit) => (fit.likelihood > best.likelihood ? fit : best));
}

const middleOf = (bin: number) => (bin + 0.5) / binsPerUnit;
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

function withPrior(history: History): History {
  const all = total(history.right);
  const wrong = history.wrong.map(
    (count, bin) =>
      count + (priorFailures * Math.exp(-middleOf(bin) / priorDecay) * (history.right[bin] ?? 0)) / all,
  );
  return { ...history, wrong };
}

/** Returns the offset of maximum likelihood, at which expected and actual successes are equal. */
function evenOf({ right, wrong }: History, slope: number): number {
  const expectsTooMany = (even: number) => {
    let surplus = 0;
    for (let bin = 0; bin < bins; bin++) {
      const all = (right[bin] ?? 0) + (wrong[bin] ?? 0);
      if (all > 0) surplus += all * logistic(slope * (middleOf(bin) - even)) - (right[bin] ?? 0);
    }
    return surplus > 0;
  };
  let [low, high] = [0, maxMargin];
  while (high - low > 0.02) {
    const middle = (low + high) / 2;
    if (expectsTooMany(middle)) low = middle;
    else high = middle;
  }
  return high;
}

function logLikelihood({ right, wrong }: History, slope: number, even = 0): number {
  let sum = 0;
  for (let bin = 0; bin < bins; bin++) {
    const share = Math.min(1 - 1e-9, Math.max(1e-9, logistic(slope * (middleOf(bin) - even))));
    sum += (right[bin] ?? 0) * Math.log(share) + (wrong[bin] ?? 0) * Math.log(1 - share);
  }
  return sum;
}
