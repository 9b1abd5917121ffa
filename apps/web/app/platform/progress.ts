/** Delay before the bar is shown, in ms (spec, 9: throttle). */
export const progressThrottle = 200;
/** Time after which the bar is full without a reply, in ms (spec, 9: duration). */
export const progressDuration = 5000;
/** How long a full or failed bar stays visible, in ms. */
const fadeOut = 400;

/** The state of the bar. */
export type ProgressState = 'hidden' | 'running' | 'done' | 'failed';

/** The progress bar at the top of the page: an observable state of the running requests. */
export interface Progress {
  readonly start: () => void;
  /** Ends one request; the bar is full when the last request has ended. */
  readonly finish: () => void;
  /** Ends one request and shows a failed bar briefly, even if no bar was visible before. */
  readonly fail: () => void;
  readonly state: () => ProgressState;
  /** Returns the unsubscribe function. */
  readonly watch: (changed: () => void) => () => void;
}

/** Creates a hidden bar. A page needs only one: `progress`. */
export function createProgress(): Progress {
  let state: ProgressState = 'hidden';
  /** Number of pending requests. */
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  const show = (next: ProgressState) => {
    state = next;
    for (const changed of watchers) changed();
  };
  const leave = (next: 'done' | 'failed') => {
    clearTimeout(timer);
    show(next);
    timer = setTimeout(() => show(running > 0 ? 'running' : 'hidden'), fadeOut);
  };

  return {
    start() {
      running++;
      if (running > 1 || state !== 'hidden') return;
      clearTimeout(timer);
      timer = setTimeout(() => show('running'), progressThrottle);
    },
    finish() {
      running = Math.max(0, running - 1);
      if (running > 0) return;
      if (state === 'running') leave('done');
      else if (state === 'hidden') clearTimeout(timer);
    },
    fail() {
      running = Math.max(0, running - 1);
      leave('failed');
    },
    state: () => state,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** The page's bar. */
export const progress = createProgress();
