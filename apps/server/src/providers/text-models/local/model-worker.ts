import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { maxLine, splitLines } from './lines.ts';
import { LoadedModel } from './loaded-model.ts';
import type { FromModel, ModelStart, ToModel } from './messages.ts';

// The process of a model. A fault of the native library ends this process and not the server. It ends itself
// when the server has exited, and when it exceeds its memory limit.

const watchEvery = 1000;
const began = performance.now();
const server = new Socket({ fd: 3, readable: true, writable: true });
const running = new Map<number, AbortController>();
let model: LoadedModel | null = null;

raiseOomScore();
server.on(
  'data',
  splitLines(maxLine, (line) => take(JSON.parse(line) as ToModel)),
);
for (const event of ['end', 'error', 'close'] as const) server.on(event, () => process.exit());
// The server ends this process; a terminal sends its signals to both.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

function send(message: FromModel): void {
  server.write(`${JSON.stringify(message)}\n`);
}

function take(message: ToModel): void {
  if (message.type === 'start') void start(message);
  else if (message.type === 'complete') void complete(message);
  else running.get(message.id)?.abort();
}

async function start(options: ModelStart): Promise<void> {
  setInterval(() => {
    if (process.memoryUsage.rss() > options.memory) process.kill(process.pid, 'SIGKILL');
  }, watchEvery).unref();
  try {
    model = await LoadedModel.load(options);
    send({ type: 'ready', loadTime: performance.now() - began, memory: process.memoryUsage.rss() });
  } catch (error) {
    const isMemory = error instanceof Error && error.name === 'InsufficientMemoryError';
    send({ type: 'failed', fault: isMemory ? 'broken' : 'refused', detail: describe(error) });
  }
}

async function complete(request: Extract<ToModel, { readonly type: 'complete' }>): Promise<void> {
  const { id } = request;
  const controller = new AbortController();
  running.set(id, controller);
  try {
    if (!model) throw new Error('The model is not loaded.');
    send(await model.complete(request, controller.signal, (text) => send({ type: 'text', id, text })));
  } catch (error) {
    send({ type: 'fault', id, fault: 'broken', detail: describe(error) });
  } finally {
    running.delete(id);
  }
}

/** Names an error without its message, which may contain parts of a prompt, except for errors of loading. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return model ? error.name : `${error.name}: ${error.message.slice(0, 200)}`;
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
