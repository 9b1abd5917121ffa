import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ModelError, type ModelFault, type ModelRequest } from '../../../ports/text-model.ts';
import { Answer } from './answer.ts';
import { LineError, maxLine, splitLines } from './lines.ts';
import { type FromModel, fromModel, type ModelStart, type ToModel } from './messages.ts';

/** JavaScript heap of the process, in MB; the model itself is outside of it. */
const heap = 512;
/** Timeout for the exit of a process whose connection has ended, in ms. */
const exitTimeout = 250;

/** The report of a process that has loaded its model. */
export interface LoadedFacts {
  /** From the start of the process, in ms. */
  readonly loadTime: number;
  /** Resident memory, in bytes. */
  readonly memory: number;
}

/** A process that has loaded one model and generates answers. It receives no setting of the server. */
export class ModelProcess {
  readonly #child: ChildProcess;
  readonly #socket: Duplex;
  readonly #answers = new Map<number, Answer>();
  readonly #ready = Promise.withResolvers<LoadedFacts>();
  readonly #ended = Promise.withResolvers<ModelError>();
  #next = 1;
  #isEnded = false;

  /** Starts `file`, which has `loadWithin` ms to load the model. */
  constructor(file: URL, start: ModelStart, loadWithin: number) {
    const { NODE_ENV = '', TZ = '', LANG = '' } = process.env;
    this.#child = spawn(process.execPath, [`--max-old-space-size=${heap}`, fileURLToPath(file)], {
      env: { NODE_ENV, LANG, ...(TZ && { TZ }) },
      // The library prints to its standard streams.
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#socket = this.#child.stdio[3] as Duplex;
    this.#listen();
    const loading = setTimeout(() => this.#fail('timeout', 'the model does not load'), loadWithin);
    const clear = () => clearTimeout(loading);
    // Callers of the process receive the error through `ready`.
    this.#ready.promise.then(clear, clear);
    this.#send(start);
  }

  get pid(): number | null {
    return this.#child.pid ?? null;
  }

  /** Resolves when the model is loaded; rejects with ModelError if it cannot be. */
  get ready(): Promise<LoadedFacts> {
    return this.#ready.promise;
  }

  /** Resolves to the reason when the process has ended, or is being ended. */
  get ended(): Promise<ModelError> {
    return this.#ended.promise;
  }

  /** Begins an answer. */
  generate({ messages, maxTokens, temperature, json }: ModelRequest): {
    readonly id: number;
    readonly answer: Answer;
  } {
    const id = this.#next++;
    const answer = new Answer();
    this.#answers.set(id, answer);
    if (this.#isEnded) answer.fail(new ModelError('unreachable', 'the process has ended'));
    else this.#send({ type: 'complete', id, messages, maxTokens, temperature, json });
    return { id, answer };
  }

  /** Stops an answer; a process that continues for more than `grace` ms is ended. */
  async stop(id: number, grace: number): Promise<void> {
    const answer = this.#answers.get(id);
    if (!answer || answer.isOver) return;
    this.#send({ type: 'abort', id });
    const timer = setTimeout(() => this.#fail('unreachable', 'an answer could not be stopped'), grace);
    await answer.over;
    clearTimeout(timer);
  }

  /** Ends the process and its answers. */
  end(): void {
    this.#fail('unreachable', 'the model was closed');
  }

  #listen(): void {
    const split = splitLines(maxLine, (line) => this.#take(line));
    this.#socket.on('data', (bytes: Buffer) => {
      try {
        if (!this.#isEnded) split(bytes);
      } catch (error) {
        const isOurs = error instanceof LineError || error instanceof ModelError;
        this.#fail('protocol', isOurs ? error.message : 'a message of the process has an unknown form');
      }
    });
    // When the process crashes, its connection ends just before.
    this.#socket.on('close', () => setTimeout(() => this.#fail('cut', 'the connection ended'), exitTimeout));
    this.#socket.on('error', () => undefined);
    this.#child.on('error', (error) => this.#fail('unreachable', error.name));
    this.#child.on('exit', (code, signal) =>
      this.#fail('unreachable', `the process ended with ${signal ?? code ?? 'no code'}`),
    );
  }

  #take(line: string): void {
    const message = fromModel.parse(JSON.parse(line));
    if (message.type === 'ready') this.#ready.resolve(message);
    else if (message.type === 'failed') this.#fail(message.fault, message.detail);
    else this.#takeFor(this.#answers.get(message.id), message);
  }

  #takeFor(answer: Answer | undefined, message: Extract<FromModel, { readonly id: number }>): void {
    if (!answer) return;
    if (message.type === 'text') answer.push(message);
    else if (message.type === 'fault') answer.fail(new ModelError(message.fault, message.detail));
    else if (message.type === 'aborted') answer.fail(new ModelError('cut', 'stopped'));
    else answer.push({ type: 'finish', reason: message.reason, usage: message.usage });
    if (message.type !== 'text') this.#answers.delete(message.id);
  }

  #send(message: ToModel): void {
    if (!this.#isEnded) this.#socket.write(`${JSON.stringify(message)}\n`);
  }

  #fail(fault: ModelFault, detail: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
    this.#socket.destroy();
    const error = new ModelError(fault, detail);
    this.#ready.reject(error);
    for (const answer of this.#answers.values()) answer.fail(error);
    this.#answers.clear();
    this.#ended.resolve(error);
  }
}
