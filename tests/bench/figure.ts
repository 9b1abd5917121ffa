/** One line of the table that `script/bench` prints. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** The target of issue 2, as text; absent when a figure is only for comparison. */
  readonly aim?: string;
  readonly isMet?: boolean;
}

/** Formats a measured number with its maximum or minimum. */
export function figure(
  what: string,
  value: number,
  unit: string,
  aim?: { readonly atMost: number } | { readonly atLeast: number },
): Figure {
  const shown = `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${unit}`;
  if (aim === undefined) return { what, value: shown };
  if ('atMost' in aim)
    return { what, value: shown, aim: `≤ ${aim.atMost} ${unit}`, isMet: value <= aim.atMost };
  return { what, value: shown, aim: `≥ ${aim.atLeast} ${unit}`, isMet: value >= aim.atLeast };
}

/** Formats the figures as lines of a table, in the given order. */
export function table(figures: readonly Figure[]): readonly string[] {
  const width = Math.max(0, ...figures.map(({ what }) => what.length));
  return figures.map(({ what, value, aim = '', isMet }) => {
    const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED';
    return `${what.padEnd(width)}  ${value.padStart(12)}  ${aim.padEnd(12)} ${verdict}`.trimEnd();
  });
}

/** Returns the quantile `share` (0 to 1) of the samples; NaN without samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
