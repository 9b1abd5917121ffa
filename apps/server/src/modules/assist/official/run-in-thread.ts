import { Worker } from 'node:worker_threads';
import { AppError } from '@inkstone/contracts';
import { second } from '@inkstone/kernel';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import { createGate } from '../../../gate.ts';
import type { DocxResult, DocxTask, MendedDocx, ReadDocx } from './docx-task.ts';

/** What a thread says of its task. */
export type DocxAnswer =
  | { readonly result: ReadDocx | MendedDocx }
  | { readonly refusal: { readonly code: ErrorCode; readonly params: ErrorParams } };

/** The build puts the worker beside the bundle under this name. */
const workerFile = import.meta.url.endsWith('.ts') ? './docx-worker.ts' : './docx-worker.js';
/** What a file may take of the machine: a document that needs more was made to. */
const longestTask = 60 * second;
const mostMemory = 768;
/** For the whole process: more threads at once would take its memory, more in line would wait too long. */
const gate = createGate({ running: 2, waiting: 16 });

/**
 * Does a task in a thread of its own, so that a large file holds up no other request. Refuses with what
 * `runDocxTask` says, or with `service_unavailable` while too many files are waiting.
 */
export function runInThread<Task extends DocxTask>(task: Task): Promise<DocxResult<Task>> {
  return gate(() => startThread(task));
}

async function startThread<Task extends DocxTask>(task: Task): Promise<DocxResult<Task>> {
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    name: 'docx',
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  const timer = setTimeout(() => void worker.terminate(), longestTask);
  try {
    const answer = await new Promise<DocxAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('docx_unreadable', {}, error) : error,
        ),
      );
      // Without an answer before: its time was up.
      worker.once('exit', () => reject(new AppError('docx_unreadable')));
    });
    if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.params);
    return answer.result as DocxResult<Task>;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
