import type { LockView } from '@inkstone/contracts/rewriting';
import { shift } from '@inkstone/kernel';
import type { Lock } from '@inkstone/rewrite';

/** Shifts locks from offsets of a part to offsets of the whole text (UTF-16 code units). */
export function shiftLocks(locks: readonly Lock[], by: number): LockView[] {
  return locks.map(({ kind, span }) => ({ kind, span: shift(span, by) }));
}
