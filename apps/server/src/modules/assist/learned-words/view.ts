import type { WordView } from '@inkstone/contracts/word-list';
import type { StoredWord } from './store.ts';

/** A word of the list as its owner sees it. */
export function viewWord({ checks: _, deletedAt: __, addedAt, ...shown }: StoredWord): WordView {
  return { ...shown, addedAt: addedAt ?? 0 };
}
