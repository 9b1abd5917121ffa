/** Delay before the bar is shown, in ms (spec, 9: throttle). */
export const progressThrottle = 200;
/** Time until the bar is full when there is no reply, in ms (spec, 9: duration). */
export const progressDuration = 5000;
/** How long a full or failed bar stays visible, in ms. */
const farewell = 400;

/** The state of the bar. */
export type ProgressState = 'hidden' | 'running' | 'done' | 'failed';

/** The progress bar at the top of the page: an observable state of the running requests. */
export interface Progress {
  readonly start: () => void;
  readonly finish: () => void;
  /** Shows a failed bar briefly, even if no bar was visible before. */
  readonly fail: () => void;
  readonly state: () => ProgressState;
  /** Returns the unsubscribe function. */
  readonly watch: (changed: () => void) => () => void;
}

/** Creates a hidden bar. A page needs only one: `progress`. */
export function createProgress(): Progress {
  let state: ProgressState = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  const show = (next: ProgressState) => {
    state = next;
    for (const changed of watchers) changed();
  };
  const later = (wait: number, next: ProgressState) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(next), wait);
  };
  const leave = (next: 'done' | 'failed') => {
    show(next);
    later(farewell, 'hidden');
  };

  return {
    start() {
      if (state !== 'running') later(progressThrottle, 'running');
    },
    finish() {
      if (state === 'running') leave('done');
      else if (state === 'hidden') clearTimeout(timer);
    },
    fail: () => leave('failed'),
    state: () => state,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** The page's bar. */
export const progress = createProgress();
