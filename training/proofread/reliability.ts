/** Predicted credibility of a finding, and whether it was correct. */
export interface PredictedOutcome {
  readonly predicted: number;
  readonly rightness: number;
}

/** Findings by predicted credibility, in tenths. */
export interface Reliability {
  readonly parts: readonly {
    readonly from: number;
    readonly count: number;
    readonly predicted: number;
    readonly right: number;
  }[];
  /** Expected calibration error: average difference between prediction and outcome. */
  readonly error: number;
}

/** Compares predictions with outcomes. */
export function reliabilityOf(predicted: readonly PredictedOutcome[]): Reliability {
  const groups = Object.groupBy(predicted, ({ predicted }) => Math.min(9, Math.floor(predicted * 10)));
  const parts = Object.entries(groups)
    .map(([tenth, group = []]) => {
      const mean = (of: (one: PredictedOutcome) => number) =>
        group.reduce((sum, one) => sum + of(one), 0) / group.length;
      const rounded = (value: number) => Math.round(value * 1000) / 1000;
      return {
        from: Number(tenth) / 10,
        count: group.length,
        predicted: rounded(mean(({ predicted }) => predicted)),
        right: rounded(mean(({ rightness }) => rightness)),
      };
    })
    .sort((a, b) => a.from - b.from);
  const error = parts.reduce(
    (sum, { count, predicted, right }) => sum + count * Math.abs(predicted - right),
    0,
  );
  return { parts, error: Math.round((1000 * error) / Math.max(1, predicted.length)) / 1000 };
}
