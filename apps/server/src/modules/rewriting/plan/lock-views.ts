import type { LockView } from '@inkstone/contracts/rewriting';
import { shift } from '@inkstone/kernel';
import type { Lock } from '@inkstone/rewrite';

/** Locks of a part of a text, in offsets of the whole text. */
export function shiftLocks(locks: readonly Lock[], by: number): LockView[] {
  return locks.map(({ kind, span }) => ({ kind, span: shift(span, by) }));
}
