import { type LineageEdge, originShare } from './lineage.ts';

/** Unused time of a grant that was derived from a purchase. */
export interface HeldTime {
  readonly grantId: string;
  /** In ms of the grant. */
  readonly unused: number;
  /** The ms of the purchased time that `unused` represents. */
  readonly worth: number;
}

/** The time revoked from a grant, and the rest, in ms of the grant. */
export interface TakenTime {
  readonly grantId: string;
  readonly taken: number;
  readonly kept: number;
}

/** Returns the ms of the purchased time that `ms` of a grant represent, rounded up. `lengths`: as for `originShare`. */
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
 * Revokes time worth `amount` ms of the purchased time, from one grant after the other in the order of
 * `held`. The rest of a grant is rounded down. Unaffected grants are omitted.
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
