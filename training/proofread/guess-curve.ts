/** A guess and its outcome: 1 correct, 0 wrong. */
export interface JudgedGuess {
  readonly rule: string;
  readonly logOdds: number;
  readonly rightness: number;
}

/** Maps predicted to measured log-odds: `shift + slope * guessed`, with a shift per rule. */
export interface GuessCurve {
  readonly slope: number;
  readonly shifts: ReadonlyMap<string, number>;
}

/** Weight of the common shift in a rule's shift, in findings. */
const draw = 12;
const slopes = Array.from({ length: 23 }, (_, step) => 0.4 + step * 0.05);
const farthest = 6;

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Fits Platt scaling with one slope for all rules. */
export function fitGuessCurve(guesses: readonly JudgedGuess[]): GuessCurve {
  const byRule = Object.groupBy(guesses, ({ rule }) => rule);
  const fits = slopes.map((slope) => {
    const common = shiftOf(guesses, slope, 0, 0);
    const shifts = new Map(
      Object.entries(byRule).map(([rule, own = []]) => [rule, shiftOf(own, slope, common, draw)] as const),
    );
    const likelihood = guesses.reduce((sum, { rule, logOdds, rightness }) => {
      const share = logistic((shifts.get(rule) ?? common) + slope * logOdds);
      return sum + rightness * Math.log(share) + (1 - rightness) * Math.log(1 - share);
    }, 0);
    return { slope, shifts, likelihood };
  });
  return fits.reduce((best, fit) => (fit.likelihood > best.likelihood ? fit : best));
}

/** Returns the shift with equal expected and actual numbers of correct findings; the common shift has the weight `weight`. */
function shiftOf(guesses: readonly JudgedGuess[], slope: number, common: number, weight: number): number {
  let [low, high] = [-farthest, farthest];
  while (high - low > 0.005) {
    const shift = (low + high) / 2;
    const surplus = guesses.reduce(
      (sum, { logOdds, rightness }) => sum + logistic(shift + slope * logOdds) - rightness,
      weight * (logistic(shift) - logistic(common)),
    );
    if (surplus > 0) high = shift;
    else low = shift;
  }
  return high;
}
