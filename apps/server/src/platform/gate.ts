import { AppError } from '@inkstone/contracts';

/** Runs work when its turn has come, in the line of that name. */
export type Gate = <T>(work: () => Promise<T>, line?: string) => Promise<T>;

/**
 * Lets `running` of them run at once, `runningOfLine` at most of one line. Others wait in `lines`, one where not stated,
 * of `waiting` places each, which are served in turn: a crowd in one line holds nobody up in another. Who finds no place
 * is refused with `service_unavailable`.
 */
export function createGate(most: {
  readonly running: number;
  readonly runningOfLine?: number;
  readonly waiting: number;
  readonly lines?: number;
}): Gate {
  const { lines: mostLines = 1, runningOfLine: mostOfLine = most.running } = most;
  /** Lines in which somebody waits, the one to be served next first. */
  const lines = new Map<string, (() => void)[]>();
  /** How many run of each line. */
  const running = new Map<string, number>();
  let allRunning = 0;
  const mayRun = (name: string) => (running.get(name) ?? 0) < mostOfLine;

  function count(name: string, change: 1 | -1): void {
    const now = (running.get(name) ?? 0) + change;
    if (now === 0) running.delete(name);
    else running.set(name, now);
    allRunning += change;
  }

  async function enter(name: string): Promise<void> {
    if (allRunning < most.running && mayRun(name)) {
      count(name, 1);
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

  /** Whoever leaves lets in the first of the next line that may run, which then goes behind the others. */
  function leave(left: string): void {
    count(left, -1);
    const next = [...lines].find(([name]) => mayRun(name));
    if (next === undefined) return;
    const [name, line] = next;
    const first = line.shift();
    lines.delete(name);
    if (line.length > 0) lines.set(name, line);
    count(name, 1);
    first?.();
  }

  return async (work, line = '') => {
    await enter(line);
    try {
      return await work();
    } finally {
      leave(line);
    }
  };
}
