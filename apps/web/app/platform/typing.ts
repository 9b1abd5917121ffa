/** Whether the user is typing in this page, for work that would otherwise delay keystrokes. */
export interface Typing {
  isBusy(): boolean;
  /** Subscribes to the start of typing and to pauses. */
  subscribe(listener: () => void): () => void;
  /** Resolves when the user is not typing, or after `limit` ms. */
  paused(limit?: number): Promise<void>;
}

/** Length of a pause in typing, in ms: longer than the interval between the keys of a slow typist. */
export const typingPause = 1000;
/** After this time of continuous typing, in ms, deferred work starts anyway. */
export const maxWait = 20_000;

const events = ['keydown', 'compositionupdate', 'input'] as const;

/** Observes the keyboard input of a page. */
export function createTyping(page: Pick<EventTarget, 'addEventListener'>): Typing {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  function notify(): void {
    for (const listener of [...listeners]) listener();
  }

  /** Ends typing after the pause. One timer serves a series of keystrokes, because starting one for each is costly. */
  function end(): void {
    const rest = last + typingPause - Date.now();
    timer = rest > 0 ? setTimeout(end, rest) : undefined;
    if (timer === undefined) notify();
  }

  function note(): void {
    last = Date.now();
    if (timer !== undefined) return;
    timer = setTimeout(end, typingPause);
    notify();
  }

  for (const event of events) page.addEventListener(event, note, { capture: true, passive: true });

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    isBusy: () => timer !== undefined,
    subscribe,
    paused(limit = maxWait) {
      if (timer === undefined) return Promise.resolve();
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(timeout);
          stop();
          resolve();
        };
        const timeout = setTimeout(done, limit);
        const stop = subscribe(() => timer === undefined && done());
      });
    },
  };
}

let ofPage: Typing | undefined;

/** The instance of the current page. */
export function pageTyping(): Typing {
  ofPage ??= createTyping(window);
  return ofPage;
}
