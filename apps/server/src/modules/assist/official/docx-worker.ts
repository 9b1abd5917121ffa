import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@inkstone/contracts';
import { type DocxTask, runDocxTask } from './docx-task.ts';
import type { DocxAnswer } from './run-in-thread.ts';

// The thread that reads and mends one docx and then ends. It is started by `runInThread`.
const port = parentPort;
if (port === null) throw new Error('This file is a thread of the server and does not run by itself.');

function answer(): DocxAnswer {
  try {
    return { result: runDocxTask(workerData as DocxTask) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, params: error.params } };
    throw error;
  }
}

port.postMessage(answer());
