import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** A running `llama-server` that serves one model file. */
export interface LlamaServer extends AsyncDisposable {
  /** The base URL of its OpenAI-compatible interface. */
  readonly url: string;
  /** Ends it abruptly, as a crash does. */
  kill(): Promise<void>;
}

/** Options for starting a server. */
export interface LlamaServerOptions {
  /** Number of answers that it generates concurrently. */
  readonly slots: number;
  /** The context length of each answer, in tokens. */
  readonly contextTokens: number;
  /** The port of a server that has ended; by default a free one. */
  readonly port?: number;
  readonly key?: string;
  /** Whether an answer may exceed the context, endlessly. */
  readonly isEndless?: boolean;
}

/** Returns the program that TEST_LLAMA_SERVER names, or `llama-server` on PATH; null if there is none. */
export function findLlamaServer(environment = process.env): string | null {
  if (environment.TEST_LLAMA_SERVER) return environment.TEST_LLAMA_SERVER;
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, 'llama-server')).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts a server on a loopback port and resolves when its model is loaded; rejects with its output if it ends before. */
export async function startLlamaServer(
  program: string,
  file: string,
  options: LlamaServerOptions,
): Promise<LlamaServer> {
  const port = options.port ?? (await freePort());
  const child = spawn(program, argumentsOf(file, port, options), { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collectOutput(child);
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await untilHealthy(origin, child, output);
  } catch (error) {
    await kill();
    throw error;
  }
  return {
    url: `${origin}/v1`,
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

/** Returns the port of a base URL, for a server that takes the place of another. */
export function portOf({ url }: LlamaServer): number {
  return Number(new URL(url).port);
}

function argumentsOf(
  file: string,
  port: number,
  { slots, contextTokens, key, isEndless = false }: LlamaServerOptions,
) {
  return [
    ...['--model', file, '--host', '127.0.0.1', '--port', String(port), '--jinja'],
    ...['--parallel', String(slots), '--ctx-size', String(slots * contextTokens), '--threads', '1'],
    ...(key === undefined ? [] : ['--api-key', key]),
    ...(isEndless ? ['--context-shift'] : []),
  ];
}

function collectOutput(child: ChildProcess): () => string {
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  return () => Buffer.concat(parts).toString();
}

async function untilHealthy(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`llama-server has ended:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
