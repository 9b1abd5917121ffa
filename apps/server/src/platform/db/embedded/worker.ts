import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createFolder } from './create-folder.ts';
import { LogMeter } from './log-meter.ts';
import { Multiplexer } from './multiplexer.ts';
import { openPglite } from './open-pglite.ts';
import { runMessages } from './run-messages.ts';
import { writeMessage } from './wire-messages.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

/**
 * The worker thread of the embedded database, which keeps slow queries off the main thread. Either creates
 * the database and exits, or opens it and serves until stopped.
 */

/** Bytes of write-ahead log after which a checkpoint is due. */
const maxLogLength = 64 * 1024 * 1024;

const { folder, isDurable } = workerData as WorkerOptions;
const port = parentPort;
if (!port) throw new Error('This file is the start of a worker thread.');

const post = (message: FromWorker, transfer: readonly ArrayBuffer[] = []) =>
  port.postMessage(message, transfer);
/** Reports the reason and ends the thread. */
function fail(reason: string): never {
  post({ kind: 'failed', reason });
  process.exit(1);
}

if (existsSync(folder)) await serve();
else await createFolder(folder);

async function serve(): Promise<void> {
  let lastLine = '';
  const log = new LogMeter(maxLogLength);
  const pglite = await openPglite(folder, {
    isDurable,
    onLine: (line) => {
      if (/ (FATAL|PANIC): /.test(line)) lastLine = line;
    },
    onAbort: (reason) => fail(lastLine || reason),
    watch: (files) => log.watch(files),
  }).catch((error: Error) => fail(lastLine || error.message));
  const connections = new Multiplexer({
    run: (messages) => runMessages(pglite, messages),
    send: (connection, reply) => {
      const bytes = new Uint8Array(reply);
      post({ kind: 'data', connection, bytes }, [bytes.buffer]);
    },
    whenIdle: () => {
      if (log.isOver()) runMessages(pglite, writeMessage('Q', 'checkpoint'));
    },
  });
  port?.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'open':
        return connections.open(message.connection);
      case 'data':
        return connections.receive(message.connection, message.bytes);
      case 'close':
        return connections.close(message.connection);
      case 'stop':
        return void pglite.close().then(() => port.close());
    }
  });
  post({ kind: 'ready' });
}
