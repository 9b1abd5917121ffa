import { Plugin } from '@tiptap/pm/state';

/** Holds back what others write, as while an input method is composing. */
export interface RemoteUpdates {
  pauseRemote(): void;
  resumeRemote(): void;
}

/** After an input method has finished, browsers still deliver its last change; ms. */
export const afterComposition = 40;
/** Longest that others' edits wait for one composition, in ms. */
export const longestHold = 15_000;

/**
 * Keeps others' edits out of the document while an input method is composing: each replaces parts of the
 * page, and browsers then cancel the composition.
 */
export function compositionGuard(remote: RemoteUpdates): Plugin {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  function resumeAfter(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(resume, delay);
  }

  function resume(): void {
    clearTimeout(timer);
    if (!isHeld) return;
    isHeld = false;
    remote.resumeRemote();
  }

  return new Plugin({
    props: {
      handleDOMEvents: {
        compositionstart: () => {
          if (!isHeld) remote.pauseRemote();
          isHeld = true;
          resumeAfter(longestHold);
          return false;
        },
        compositionend: () => {
          resumeAfter(afterComposition);
          return false;
        },
      },
    },
    view: () => ({ destroy: resume }),
  });
}
