import { Plugin } from '@tiptap/pm/state';

/** Pauses remote updates, for example while an input method is composing. */
export interface RemoteUpdates {
  pauseRemote(): void;
  resumeRemote(): void;
}

/** Time after the end of a composition in which browsers deliver its last change, in ms. */
export const afterComposition = 40;
/** Maximum time that remote updates wait for one composition, in ms. */
export const maxDelay = 15_000;

/**
 * Delays remote updates while an input method is composing: an update replaces parts of the page, and browsers then cancel the
 * composition.
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
          resumeAfter(maxDelay);
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
