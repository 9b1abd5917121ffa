import type { Tier } from '../membership/index.ts';

const megabyte = 1024 * 1024;

/** File storage limit by tier, in bytes (the seed of prices.md). Texts are not counted. */
export const storageLimitOf: Readonly<Record<Tier, number>> = {
  free: 500 * megabyte,
  plus: 5 * 1024 * megabyte,
  pro: 50 * 1024 * megabyte,
};

/** File storage of an account, in bytes. */
export interface StorageRoom {
  readonly total: number;
  readonly left: number;
}

/** Remaining storage, at least 0: after a downgrade, usage may exceed the limit. */
export function storageRoom(total: number, used: number): StorageRoom {
  return { total, left: Math.max(0, total - used) };
}
