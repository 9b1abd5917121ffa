import type * as Y from 'yjs';
import { smallestEdit } from '../lints/accept-lint.ts';

/** A title that several devices can edit concurrently, as a store for React's useSyncExternalStore. */
export interface SharedTitle {
  subscribe(listener: () => void): () => void;
  getSnapshot(): string;
  /**
   * Sets the title to the typed text: one line, cut to the limit. Concurrent changes to other characters are
   * kept.
   */
  write(typed: string): void;
}

/** The title stored in a Y.Text, at most `limit` code points long. */
export function sharedTitle(text: Y.Text, limit: number): SharedTitle {
  return {
    subscribe(listener) {
      text.observe(listener);
      return () => text.unobserve(listener);
    },
    getSnapshot: () => text.toString(),
    write(typed) {
      const title = [...typed.replace(/\s+/g, ' ')].slice(0, limit).join('');
      const { start, end, inserted } = smallestEdit(text.toString(), title);
      text.doc?.transact(() => {
        text.delete(start, end - start);
        text.insert(start, inserted);
      });
    },
  };
}
