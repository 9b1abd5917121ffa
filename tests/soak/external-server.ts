import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A PostgreSQL or Redis server on this machine that a test stops and starts. Disposing ends the one that the test started. */
export interface ExternalServer extends AsyncDisposable {
  /** Sends a signal, and waits until nothing listens on its port. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Starts it with the same data and port, and waits until it accepts connections. */
  start(): Promise<void>;
}

/** Maximum wait for a start or an end, in ms. */
const maxWait = 120_000;

/** Finds the server that listens on the port of a URL among the processes of this machine, by `/proc` (Linux). */
export function findExternalServer(url: string): ExternalServer {
  const { port } = new URL(url);
  const first = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isServerOf(name, port));
  if (first === undefined) throw new Error(`No PostgreSQL or Redis of this machine listens on port ${port}.`);
  const [program = '', ...args] = startCommandOf(first, port);
  const { uid, gid } = statSync(`/proc/${first}`);
  let pid = Number(first);
  let isOurs = false;

  async function end(signal: NodeJS.Signals): Promise<void> {
    process.kill(pid, signal);
    await until(async () => !(await listens(port)), `stop listening on port ${port}`);
  }

  /** A killed server can leave processes that prevent the start for a moment: it is repeated. */
  async function start(): Promise<void> {
    isOurs = true;
    let hasEnded = true;
    await until(async () => {
      if (hasEnded) {
        hasEnded = false;
        const child = spawn(program, args, { uid, gid, stdio: 'ignore', cwd: '/' });
        child.once('exit', () => {
          hasEnded = true;
        });
        pid = child.pid ?? 0;
      }
      return !hasEnded && (await listens(port));
    }, `listen on port ${port} again`);
  }

  return {
    end,
    start,
    [Symbol.asyncDispose]: async () => {
      if (isOurs && (await listens(port))) await end('SIGINT');
    },
  };
}

function readCommand(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

function isServerOf(pid: string, port: string): boolean {
  const command = readCommand(pid);
  const [program = ''] = command;
  return program.endsWith('/postgres')
    ? command[command.indexOf('-p') + 1] === port
    : program.includes('redis-server') && program.includes(`:${port}`);
}

/** Redis replaces its arguments by a title; `script/lib/redis.sh` starts it with these. */
function startCommandOf(pid: string, port: string): readonly string[] {
  const command = readCommand(pid);
  if (command[0]?.endsWith('/postgres')) return command;
  const folder = readlinkSync(`/proc/${pid}/cwd`);
  const network = ['--bind', '127.0.0.1', '--port', port];
  return ['redis-server', ...network, '--dir', folder, '--save', '', '--appendonly', 'no'];
}

function listens(port: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(Number(port), '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

async function until(isReached: () => Promise<boolean>, purpose: string): Promise<void> {
  const end = performance.now() + maxWait;
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error(`The server does not ${purpose}.`);
    await pause(100);
  }
}
