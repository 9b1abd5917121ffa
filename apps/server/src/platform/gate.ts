import { AppError } from '@inkstone/contracts';

/** Runs work within the limits of a gate, in the queue of that name. */
export type Gate = <T>(work: () => Promise<T>, line?: string) => Promise<T>;

/**
 * Creates a concurrency limit: `running` tasks at once, `runningOfLine` of one queue. Others wait in at most
 * `lines` queues (default 1) of `waiting` places each, served in turn, so that a full queue delays no other.
 * Without a free place a task is refused with `service_unavailable`.
 */
export function createGate(most: {
  readonly running: number;
  readonly runningOfLine?: number;
  readonly waiting: number;
  readonly lines?: number;
}): Gate {
  const { lines: mostLines = 1, runningOfLine: mostOfLine = most.running } = most;
  /** Queues with waiting tasks; the next one to be served is first. */
  const lines = new Map<string, (() => void)[]>();
  /** Running tasks by queue. */
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

  /** Starts the first task of the next queue that may run, and moves that queue to the end. */
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
