/** A bin of predictions: their number, mean predicted share, and share that was correct. */
interface ReliabilityPart {
  readonly from: number;
  readonly count: number;
  readonly predicted: number;
  readonly right: number;
}

/** Formats the calibration of findings on unseen texts as a table. */
export function describeReliability(
  title: string,
  parts: readonly ReliabilityPart[],
  error: number,
): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  return [
    title,
    'told      findings  told on average  right',
    ...parts.map(({ from, count, predicted, right }) =>
      [
        `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`.padEnd(9),
        String(count).padStart(8),
        percent(predicted).padStart(16),
        percent(right).padStart(7),
      ].join(' '),
    ),
    `error (ECE) ${percent(error).trim()}`,
  ];
}
