import { createObservable, type Observable, type SaveStatus } from '@inkstone/editor/sync';

/** Everything stays saved this long, in ms, before it is said again. */
export const calmDelay = 400;

/**
 * A save status for the eye: while somebody types, the server acknowledges every few letters, and words that
 * change each time would disturb and cost a frame. Only `saved` is held back; all else is said at once.
 */
export function calmStatus(status: Observable<SaveStatus>): Observable<SaveStatus> {
  const shown = createObservable(status.getSnapshot());
  return {
    getSnapshot: shown.getSnapshot,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => shown.set(status.getSnapshot());
      const follow = () => {
        clearTimeout(timer);
        const isCalming = shown.getSnapshot().kind === 'saving' && status.getSnapshot().kind === 'saved';
        if (isCalming) timer = setTimeout(show, calmDelay);
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
