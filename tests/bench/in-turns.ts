import { quantile } from './figure.ts';
import { type Load, type LoadRequest, putUnderLoad } from './load.ts';

/** A server and the requests to measure. */
export interface Target {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
}

/** Number of turns: many short ones, because their median is robust against noise. */
const turns = 15;

/**
 * Measures two servers in alternating turns while both are running: a temporary slowdown of the machine
 * affects both, so the ratio within a turn stays valid.
 */
export async function measureInTurns(a: Target, b: Target): Promise<readonly (readonly [Load, Load])[]> {
  for (const { url, requests } of [a, b]) await putUnderLoad(url, requests, 3);
  const pairs: [Load, Load][] = [];
  for (let turn = 0; turn < turns; turn++) {
    pairs.push([await putUnderLoad(a.url, a.requests, 1), await putUnderLoad(b.url, b.requests, 1)]);
  }
  return pairs;
}

/** Returns the median of a value of each sample. */
export function median<T>(samples: readonly T[], pick: (sample: T) => number): number {
  return quantile(samples.map(pick), 0.5);
}
