import type { Tier } from './versions/tier.ts';

const megabyte = 1024 * 1024;

/** Bytes of files an account may keep, by tier (the seed of prices.md). Texts are not counted. */
export const storageLimitOf: Readonly<Record<Tier, number>> = {
  free: 500 * megabyte,
  plus: 5 * 1024 * megabyte,
  pro: 50 * 1024 * megabyte,
};

/** An account's room for files, in bytes. */
export interface StorageRoom {
  readonly total: number;
  readonly left: number;
}

/** What is left of a limit; never below nothing, though a lapsed plan may leave more kept than the limit. */
export function storageRoom(total: number, used: number): StorageRoom {
  return { total, left: Math.max(0, total - used) };
}
