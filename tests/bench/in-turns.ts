import { quantile } from './figure.ts';
import { type Load, type LoadRequest, putUnderLoad } from './load.ts';

/** One server and what is asked of it. */
export interface Target {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
}

/** How often the two are measured one after the other: often and shortly, for a median that noise does not move. */
const turns = 15;

/**
 * Measures two servers in turn, both up all the time: what slows the machine for a while slows both, and the
 * ratio of one turn stays true.
 */
export async function measureInTurns(a: Target, b: Target): Promise<readonly (readonly [Load, Load])[]> {
  for (const { url, requests } of [a, b]) await putUnderLoad(url, requests, 3);
  const pairs: [Load, Load][] = [];
  for (let turn = 0; turn < turns; turn++) {
    pairs.push([await putUnderLoad(a.url, a.requests, 1), await putUnderLoad(b.url, b.requests, 1)]);
  }
  return pairs;
}

/** The middle one of what is picked from each sample. */
export function median<T>(samples: readonly T[], pick: (sample: T) => number): number {
  return quantile(samples.map(pick), 0.5);
}
