import { createObservable, type Observable, type SaveStatus } from '@inkstone/editor/sync';

/** Time for which everything must have been saved before this is shown, in ms. */
export const savedDelay = 400;

/**
 * A debounced save status for display: while the user types, the server acknowledges every few letters, and a label that changes
 * each time would distract and cost a frame. Only `saved` is delayed; all other states are shown immediately.
 */
export function debouncedStatus(status: Observable<SaveStatus>): Observable<SaveStatus> {
  const shown = createObservable(status.getSnapshot());
  return {
    getSnapshot: shown.getSnapshot,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => shown.set(status.getSnapshot());
      const follow = () => {
        clearTimeout(timer);
        const isDelayed = shown.getSnapshot().kind === 'saving' && status.getSnapshot().kind === 'saved';
        if (isDelayed) timer = setTimeout(show, savedDelay);
        else show();
      };
      const stops = [shown.subscribe(listener), status.subscribe(follow)];
      follow();
      return () => {
        clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
  };
}
