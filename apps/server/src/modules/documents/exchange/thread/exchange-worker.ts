import { parentPort } from 'node:worker_threads';
import { AppError } from '@inkstone/contracts';
import type { Answer } from './exchange-thread.ts';
import { runTask } from './run-task.ts';
import type { ExchangeTask } from './task.ts';

// The thread that reads and writes files, one task after the other. It is started by `openThread`.
const port = parentPort;
if (port === null) throw new Error('This file is a thread of the server and does not run by itself.');

async function answer(task: ExchangeTask): Promise<Answer> {
  try {
    return { result: await runTask(task) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, params: error.params } };
    throw error;
  }
}

port.on('message', (task: ExchangeTask) => void answer(task).then((reply) => port.postMessage(reply)));
