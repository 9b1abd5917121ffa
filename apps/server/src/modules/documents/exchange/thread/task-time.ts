import type { Worker } from 'node:worker_threads';
import { minute, second } from '@inkstone/kernel';
import type { ExchangeTask } from './task.ts';

const megabyte = 1024 * 1024;
const lookEvery = 500;
/** Formats that a small file can make slow on purpose; a large one that people wrote takes so long for each MB. */
const markup = { formats: ['markdown', 'html', 'web'], least: 10 * second, perMegabyte: 4 * second } as const;

/** How much time of the processor a task may take, in ms: one that needs more was made to. */
export function longestOf(task: ExchangeTask): number {
  if (task.kind !== 'read' && task.kind !== 'paragraphs') return minute;
  if (!markup.formats.some((format) => format === task.format)) return minute;
  return Math.min(minute, markup.least + (task.bytes.length / megabyte) * markup.perMegabyte);
}

/**
 * Ends a thread that takes more than `longest` of the processor, or a minute by the clock, until disposed of. What others
 * take of a busy machine does not count against a file.
 */
export function limitTime(worker: Worker, longest: number): Disposable {
  const stop = () => void worker.terminate();
  const before = timeOf(worker);
  const look = async () => {
    const [start, now] = [await before, await timeOf(worker)];
    if (now - start > longest) stop();
  };
  const looking = setInterval(() => void look(), lookEvery);
  const ending = setTimeout(stop, minute);
  return {
    [Symbol.dispose]: () => {
      clearInterval(looking);
      clearTimeout(ending);
    },
  };
}

/** What a thread has taken of the processor, in ms; nothing before it has begun and when it has ended. */
async function timeOf(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
