import { AppError } from '@inkstone/contracts';

/** Runs work when its turn has come, in the line of that name. */
export type Gate = <T>(work: () => Promise<T>, line?: string) => Promise<T>;

/**
 * Lets `running` of them run at once. Others wait in `lines`, one where not stated, of `waiting` places each, which are
 * served in turn: a crowd in one line holds nobody up in another. Who finds no place is refused with `service_unavailable`.
 */
export function createGate(most: {
  readonly running: number;
  readonly waiting: number;
  readonly lines?: number;
}): Gate {
  const { lines: mostLines = 1 } = most;
  /** Lines in which somebody waits, the one to be served next first. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;

  async function enter(name: string): Promise<void> {
    if (running < most.running) {
      running++;
      return;
    }
    const line = lines.get(name) ?? [];
    const isNew = line.length === 0;
    if (line.length === most.waiting || (isNew && lines.size === mostLines)) {
      throw new AppError('service_unavailable');
    }
    lines.set(name, line);
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** Whoever leaves hands the place on to the first of the next line, which then goes behind the others. */
  function leave(): void {
    const [next] = lines;
    if (next === undefined) {
      running--;
      return;
    }
    const [name, line] = next;
    const first = line.shift();
    lines.delete(name);
    if (line.length > 0) lines.set(name, line);
    first?.();
  }

  return async (work, line = '') => {
    await enter(line);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
