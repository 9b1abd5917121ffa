import type { Call, ReplyOf } from '@inkstone/contracts';
import { activeSensitiveWords } from '@inkstone/contracts/assist/sensitive-words';
import { onReturn } from '../../platform/on-return.ts';

/** The chosen groups of sensitive words and the active word lists of a user. */
export type ActiveLists = Pick<ReplyOf<typeof activeSensitiveWords>, 'categories' | 'lists' | 'leaders'>;

/** Minimum interval between two requests when the user returns to the page, in ms. */
const minInterval = 5000;

export interface FollowedLists {
  /** Resolves when the lists have been loaded, or could not be. */
  readonly loaded: Promise<void>;
  stop(): void;
}

/**
 * Loads the word lists that apply to the caller, and again when the user returns to the page, because another device may have
 * changed them, or an organisation may have removed the user. Calls `onLists` with the first result, null if it could not be
 * loaded, and with each later version.
 */
export function followLists(
  call: Call,
  onLists: (lists: ActiveLists | null) => void,
  subscribe: (listener: () => void) => () => void = onReturn,
): FollowedLists {
  let known = '';
  let requestedAt = Date.now();
  let isStopped = false;
  async function load(): Promise<void> {
    requestedAt = Date.now();
    // Without the lists, the built-in one or those loaded before apply.
    const reply = await call(activeSensitiveWords, { known }).catch(() => null);
    if (isStopped || reply?.isKnown) return;
    if (reply === null) {
      if (known === '') onLists(null);
      return;
    }
    known = reply.version;
    onLists(reply);
  }
  const loaded = load();
  const stopLoading = subscribe(() => {
    if (Date.now() - requestedAt >= minInterval) void load();
  });
  return {
    loaded,
    stop() {
      isStopped = true;
      stopLoading();
    },
  };
}
