import type { FindStatus } from '@inkstone/editor/find';
import { useState } from 'react';
import type { Find } from './use-find.ts';

/** What the last replacement did: the number of replaced matches, or `tooLarge` if nothing was replaced. */
export type Replaced = number | 'tooLarge';

/** The commands that replace, and their result until the next command. */
export interface Replacing {
  readonly done: Replaced | null;
  one(): void;
  all(): void;
  /** Removes the result from the status. */
  forget(): void;
}

/** Replaces what the bar has found. */
export function useReplacing({ finder, form: { replacement } }: Find, { count }: FindStatus): Replacing {
  const [done, setDone] = useState<Replaced | null>(null);
  const forget = () => setDone(null);
  return {
    done,
    forget,
    one() {
      const result = count === 0 ? 'none' : finder.current?.replace(replacement);
      setDone(result === 'tooLarge' ? result : null);
    },
    all() {
      if (count === 0) return;
      const replaced = finder.current?.replaceAll(replacement);
      // A refusal has been reported by the limit itself.
      if (!replaced || replaced.result === 'refused') forget();
      else setDone(replaced.result === 'tooLarge' ? 'tooLarge' : replaced.count);
    },
  };
}
