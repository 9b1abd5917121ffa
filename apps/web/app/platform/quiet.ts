/** Lets a worker thread defer expensive work while the user types in its page. */
export interface Quiet {
  setBusy(isBusy: boolean): void;
  /** Resolves when the user is not typing, or after a timeout. */
  wait(): Promise<void>;
}

/** Creates an instance. After `maxWait` ms of continuous typing the deferred work starts anyway. */
export function createQuiet(maxWait = 20_000): Quiet {
  let isBusy = false;
  let waiting: (() => void)[] = [];
  return {
    setBusy(next) {
      isBusy = next;
      if (isBusy) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    wait() {
      if (!isBusy) return Promise.resolve();
      return new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, maxWait);
      });
    },
  };
}
