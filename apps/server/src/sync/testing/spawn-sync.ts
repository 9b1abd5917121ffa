import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ProcessMessage } from './sync-process.ts';

/** Which database a spawned server uses: a PostgreSQL address, or a folder for the embedded one. */
export type Where = { readonly databaseUrl: string } | { readonly dataDir: string };

/** A server in a process of its own. */
export interface SpawnedSync {
  readonly url: string;
  /** Processor time in ms since the last call, and memory in MB now. */
  stats(): Promise<{ cpuMs: number; rssMb: number }>;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Starts the server of sync-process.ts; resolves when it takes connections. */
export async function spawnSync(where: Where): Promise<SpawnedSync> {
  const env = { ...process.env };
  delete env.DATABASE_URL;
  if ('databaseUrl' in where) env.DATABASE_URL = where.databaseUrl;
  else env.DATA_DIR = where.dataDir;
  const child = fork(new URL('./sync-process.ts', import.meta.url), { env, stdio: 'inherit' });
  const ready = await hear(child, 'ready');
  return {
    url: ready.url,
    async stats() {
      child.send('stats');
      const { cpuMs, rssMb } = await hear(child, 'stats');
      return { cpuMs, rssMb };
    },
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function hear<K extends ProcessMessage['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<ProcessMessage, { kind: K }>> {
  for (;;) {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The server process ended with ${code}`);
      }),
    ])) as [ProcessMessage];
    if (message.kind === kind) return message as Extract<ProcessMessage, { kind: K }>;
  }
}
