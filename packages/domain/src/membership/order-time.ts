import { type LineageEdge, originShare } from './lineage.ts';

/** Unused time of a grant that was made of what somebody bought. */
export interface HeldTime {
  readonly grantId: string;
  /** In ms of the grant. */
  readonly unused: number;
  /** The ms of what was bought that `unused` was made of. */
  readonly worth: number;
}

/** The unused time that is taken from a grant, and the rest, in ms of the grant. */
export interface TakenTime {
  readonly grantId: string;
  readonly taken: number;
  readonly kept: number;
}

/** The ms of what was bought that `ms` of a grant were made of, rounded up. `lengths` as of `originShare`. */
export function originTime(
  grantId: string,
  ms: number,
  edges: readonly LineageEdge[],
  lengths: ReadonlyMap<string, number>,
): number {
  const { originId, part, whole } = originShare(grantId, ms, edges, lengths);
  return Number((part * BigInt(lengths.get(originId) ?? 0) + whole - 1n) / whole);
}

/**
 * Takes what `amount` ms of the time that was bought became, from one grant after the other in the order of `held`. What stays
 * of a grant is rounded down. Grants that nothing is taken of are not named.
 */
export function takeTime(held: readonly HeldTime[], amount: number): TakenTime[] {
  let left = amount;
  return held.flatMap(({ grantId, unused, worth }) => {
    if (left <= 0) return [];
    const kept = left < worth ? Number((BigInt(unused) * BigInt(worth - left)) / BigInt(worth)) : 0;
    left -= worth;
    return [{ grantId, taken: unused - kept, kept }];
  });
}
