/** A start shorter than this is not shown, in ms (spec, 9: throttle). */
export const progressThrottle = 200;
/** How long the bar takes to its end if nothing answers, in ms (spec, 9: duration). */
export const progressDuration = 5000;
/** How long a full or a failed bar stays to be seen, in ms. */
const farewell = 400;

/** What the bar shows. */
export type ProgressState = 'hidden' | 'running' | 'done' | 'failed';

/** The bar on top of the page: what is under way, told to whoever watches. */
export interface Progress {
  readonly start: () => void;
  readonly finish: () => void;
  /** Shows a failed bar for a moment, even where nothing had been shown yet. */
  readonly fail: () => void;
  readonly state: () => ProgressState;
  /** Returns the function that ends the watching. */
  readonly watch: (changed: () => void) => () => void;
}

/** Makes a bar that is hidden. One is enough for a page: `progress`. */
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
