import { AppError } from '@inkstone/contracts';

/** Runs work within the limits of a gate, in the queue of that name. */
export type Gate = <T>(work: () => Promise<T>, queue?: string) => Promise<T>;

/**
 * Creates a concurrency limit: `running` tasks at once, `runningPerQueue` of one queue. Others wait in at most
 * `queues` queues (default 1) of `waiting` places each, served in turn, so that a full queue delays no other.
 * Without a free place a task is refused with `service_unavailable`.
 */
export function createGate(limits: {
  readonly running: number;
  readonly runningPerQueue?: number;
  readonly waiting: number;
  readonly queues?: number;
}): Gate {
  const { queues: maxQueues = 1, runningPerQueue: maxPerQueue = limits.running } = limits;
  /** Queues with waiting tasks; the next one to be served is first. */
  const queues = new Map<string, (() => void)[]>();
  /** Running tasks by queue. */
  const running = new Map<string, number>();
  let allRunning = 0;
  const mayRun = (name: string) => (running.get(name) ?? 0) < maxPerQueue;

  function count(name: string, change: 1 | -1): void {
    const now = (running.get(name) ?? 0) + change;
    if (now === 0) running.delete(name);
    else running.set(name, now);
    allRunning += change;
  }

  async function enter(name: string): Promise<void> {
    if (allRunning < limits.running && mayRun(name)) {
      count(name, 1);
      return;
    }
    const queue = queues.get(name) ?? [];
    const isNew = queue.length === 0;
    if (queue.length === limits.waiting || (isNew && queues.size === maxQueues)) {
      throw new AppError('service_unavailable');
    }
    queues.set(name, queue);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Starts the first task of the next queue that may run, and moves that queue to the end. */
  function leave(left: string): void {
    count(left, -1);
    const next = [...queues].find(([name]) => mayRun(name));
    if (next === undefined) return;
    const [name, queue] = next;
    const first = queue.shift();
    queues.delete(name);
    if (queue.length > 0) queues.set(name, queue);
    count(name, 1);
    first?.();
  }

  return async (work, queue = '') => {
    await enter(queue);
    try {
      return await work();
    } finally {
      leave(queue);
    }
  };
}
