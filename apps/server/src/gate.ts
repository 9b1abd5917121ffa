import { AppError } from '@inkstone/contracts';

/** Runs work when its turn has come. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets `running` of them run at once and `waiting` more wait in line. Whoever comes then is refused with
 * `service_unavailable`.
 */
export function createGate(most: { readonly running: number; readonly waiting: number }): Gate {
  const line: (() => void)[] = [];
  let running = 0;

  /** Whoever leaves hands the place on to the next in line. */
  async function enter(): Promise<void> {
    if (running < most.running) running++;
    else if (line.length < most.waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new AppError('service_unavailable');
  }

  function leave(): void {
    const next = line.shift();
    if (next === undefined) running--;
    else next();
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
