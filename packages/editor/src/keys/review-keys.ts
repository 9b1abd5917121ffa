import { Extension } from '@tiptap/core';
import type { LintReview } from '../lints/index.ts';
import { keysOf, type ShortcutId } from './shortcuts.ts';

/** Keyboard navigation through findings; without findings, the keys keep their default behaviour. */
export function reviewKeys(review: LintReview): Extension {
  const withActive = (act: (serial: number) => boolean) => () => {
    const { active } = review.current();
    return active !== null && act(active);
  };
  const actions: Partial<Record<ShortcutId, () => boolean>> = {
    next: () => review.step(1),
    previous: () => review.step(-1),
    // Continues with the next finding, so that one key steps through the text.
    accept: withActive((serial) => review.accept(serial) && (review.step(1) || true)),
    ignoreOnce: withActive((serial) => review.ignoreOnce(serial) !== null && (review.step(1) || true)),
  };
  return Extension.create({
    name: 'reviewKeys',
    // Before hard break, which handles every Enter with a modifier.
    priority: 300,
    addKeyboardShortcuts: () =>
      Object.fromEntries(
        Object.entries(actions).flatMap(([id, action]) =>
          keysOf(id as ShortcutId).map((key) => [key, action] as const),
        ),
      ),
  });
}
