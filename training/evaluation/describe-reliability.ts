/** Of findings told with much the same share: how many, the share told on average, and the share that was right. */
interface ReliabilityPart {
  readonly from: number;
  readonly count: number;
  readonly told: number;
  readonly right: number;
}

/** How true the credibility of findings came on texts that it was not learned from, as lines of a table. */
export function describeReliability(
  title: string,
  parts: readonly ReliabilityPart[],
  error: number,
): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  return [
    title,
    'told      findings  told on average  right',
    ...parts.map(({ from, count, told, right }) =>
      [
        `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`.padEnd(9),
        String(count).padStart(8),
        percent(told).padStart(16),
        percent(right).padStart(7),
      ].join(' '),
    ),
    `error (ECE) ${percent(error).trim()}`,
  ];
}
