import { minute } from '@inkstone/kernel';

/** A pool of one thread that is not in use. */
export interface SpareThread<Thread> {
  /** Returns the spare thread, or starts one. */
  take(): Thread;
  /** Keeps a thread for a later `take`. */
  giveBack(thread: Thread): void;
}

/**
 * Creates a pool that ends its thread after `keptFor` ms without use. A user who opens another document within that time
 * does not wait for the engines, whose start takes seconds of processor time; after it, their memory is free again.
 */
export function createSpareThread<Thread>(
  start: () => Thread,
  end: (thread: Thread) => void,
  keptFor = minute,
): SpareThread<Thread> {
  let spare: Thread | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function endSpare(): void {
    clearTimeout(timer);
    if (spare !== undefined) end(spare);
    spare = undefined;
  }

  return {
    take() {
      clearTimeout(timer);
      const thread = spare ?? start();
      spare = undefined;
      return thread;
    },
    giveBack(thread) {
      endSpare();
      spare = thread;
      timer = setTimeout(endSpare, keptFor);
    },
  };
}
