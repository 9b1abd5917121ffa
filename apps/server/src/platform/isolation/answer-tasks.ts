import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { AppError } from '@inkstone/contracts';
import type { Answer, TaskMessage } from './message.ts';

/** The build places it beside the bundle under this name. */
const watchFile = import.meta.url.endsWith('.ts') ? './task-watch.ts' : './task-watch.js';

/** Runs the tasks that the server sends to this process, one at a time, until the server exits. */
export function answerTasks<Task, Result>(run: (task: Task) => Promise<Result> | Result): void {
  if (!process.send)
    throw new Error('This file is a child process of the server and cannot be run directly.');
  raiseOomScore();
  const watch = new Worker(new URL(watchFile, import.meta.url), { name: 'task-watch' });
  watch.unref();
  const reply = (answer: Answer<Result>) => process.send?.(answer);
  process.on('message', ({ task, limits }: TaskMessage<Task>) => {
    watch.postMessage(limits);
    void answer(run, task).then((done) => {
      watch.postMessage(null);
      reply(done);
    });
  });
  process.on('uncaughtException', (error) => {
    const answer: Answer<Result> = { failure: describe(error) };
    process.send?.(answer, undefined, {}, () => process.exit(1));
  });
  // The server ends this process when it has no more tasks; a terminal sends its signals to both.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
}

async function answer<Task, Result>(
  run: (task: Task) => Promise<Result> | Result,
  task: Task,
): Promise<Answer<Result>> {
  try {
    return { result: await run(task), memory: process.memoryUsage.rss() };
  } catch (error) {
    if (!(error instanceof AppError)) return { failure: describe(error) };
    return { refusal: { code: error.code, params: error.params }, memory: process.memoryUsage.rss() };
  }
}

function describe(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}

/** Makes the Linux out-of-memory killer choose this process instead of the server. */
function raiseOomScore(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // A container may not permit it.
  }
}
