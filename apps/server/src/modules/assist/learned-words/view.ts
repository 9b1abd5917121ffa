import type { WordView } from '@inkstone/contracts/assist/word-list';
import type { StoredWord } from './store.ts';

/** A learned word as sent to its owner. */
export function viewWord({ checks: _, deletedAt: __, addedAt, ...shown }: StoredWord): WordView {
  return { ...shown, addedAt: addedAt ?? 0 };
}
