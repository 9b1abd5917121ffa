import { existsSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { EngineStream } from './engine-stream.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

/** The build places the worker beside the bundle under this name. */
const workerFile = import.meta.url.endsWith('.ts') ? './worker.ts' : './embedded-worker.js';

/** The embedded database has stopped itself. The next connection restarts it, with recovery. */
export class EngineStoppedError extends Error {
  /** PostgreSQL's crash_shutdown, or ENOSPC where the disk is full. */
  readonly code: string;

  constructor(reason: string) {
    super(`The embedded database stopped: ${reason}`);
    this.name = 'EngineStoppedError';
    this.code = /no space left/i.test(reason) ? 'ENOSPC' : '57P02';
  }
}

/** PGlite in a worker thread, accessed through streams that `pg` treats as sockets. */
export class Engine {
  readonly #options: WorkerOptions;
  readonly #streams = new Map<number, EngineStream>();
  #worker: Promise<Worker> | null = null;
  #lastConnection = 0;
  #isStopped = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Resolves when the database is open; creates it first if there is none. */
  async start(): Promise<void> {
    await this.#running();
  }

  /** A new connection, for `pg.Pool({ stream })`. */
  connect(): Duplex {
    const connection = ++this.#lastConnection;
    let worker: Worker | null = null;
    const post = (message: ToWorker, transfer: readonly ArrayBuffer[] = []) =>
      worker?.postMessage(message, transfer);
    return new EngineStream({
      open: async (stream) => {
        worker = await this.#running();
        this.#streams.set(connection, stream);
        post({ kind: 'open', connection });
      },
      send: (bytes) => post({ kind: 'data', connection, bytes }, [bytes.buffer]),
      close: () => {
        if (this.#streams.delete(connection)) post({ kind: 'close', connection });
      },
    });
  }

  /** Shuts the database down cleanly; close connections first. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const worker = await this.#worker?.catch(() => null);
    if (!worker) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    worker.once('exit', () => resolve());
    worker.postMessage({ kind: 'stop' } satisfies ToWorker);
    await promise;
  }

  #running(): Promise<Worker> {
    if (this.#isStopped) return Promise.reject(new EngineStoppedError('it was closed'));
    this.#worker ??= this.#launch().catch((error) => {
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  async #launch(): Promise<Worker> {
    // Creating a database takes three times the memory of running one; a separate thread releases it.
    if (!existsSync(this.#options.folder)) await this.#untilExit(this.#spawn());
    const worker = this.#spawn();
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    let reason = 'the worker thread ended';
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'data') this.#streams.get(message.connection)?.push(message.bytes);
      else if (message.kind === 'ready') resolve(worker);
      else reason = message.reason;
    });
    worker.on('error', (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => {
      const error = new EngineStoppedError(reason);
      reject(error);
      this.#worker = null;
      for (const stream of this.#streams.values()) stream.destroy(error);
    });
    return promise;
  }

  #spawn(): Worker {
    return new Worker(new URL(workerFile, import.meta.url), { workerData: this.#options });
  }

  async #untilExit(worker: Worker): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    worker.on('error', (error) => reject(error));
    worker.on('exit', () => resolve());
    await promise;
  }
}
