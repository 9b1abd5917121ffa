import type * as Y from 'yjs';
import { smallestEdit } from '../lints/accept-lint.ts';

/** A title that several devices can edit at once; the shape React's useSyncExternalStore takes. */
export interface SharedTitle {
  subscribe(listener: () => void): () => void;
  getSnapshot(): string;
  /** Makes it what was typed: one line, cut to the limit. Others' changes of other letters stay. */
  write(typed: string): void;
}

/** The title in a document's text of that name, at most `limit` characters (code points) long. */
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
