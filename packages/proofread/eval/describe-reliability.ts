import type { CrossValidation } from '@inkstone/chinese/cross-validate';

/** How true the credibility of the Chinese model came on texts it had not seen, as lines of a table. */
export function describeReliability({ reliability, baseRate }: CrossValidation): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  return [
    `credibility, cross-validated; ${(1000 * baseRate).toFixed(1)} in 1000 characters are wrong`,
    'told       changes  told on average  right',
    ...reliability.parts.map(({ from, count, told, right }) =>
      [
        `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`.padEnd(9),
        String(count).padStart(8),
        percent(told).padStart(16),
        percent(right).padStart(7),
      ].join(' '),
    ),
    `error (ECE) ${percent(reliability.error).trim()}`,
  ];
}
