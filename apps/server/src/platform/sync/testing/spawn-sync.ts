import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ProcessMessage, Usage } from './usage.ts';

/** The database of a spawned server: a PostgreSQL URL, or a folder for the embedded one. */
export type Where = { readonly databaseUrl: string } | { readonly dataDir: string };

/** A server in a separate process. */
export interface SpawnedSync {
  readonly url: string;
  /** Processor time in ms since the last call; memory of the process and of its objects, in MB. */
  stats(): Promise<Usage>;
  /** kill -9; resolves when the process has exited. */
  kill(): Promise<void>;
}

/** The server of this project, or Hocuspocus for comparison. */
export type SyncProgram = 'inkstone' | 'hocuspocus';

const programs = { inkstone: './sync-process.ts', hocuspocus: './hocuspocus-process.ts' } as const;

/** Starts a server in a separate process; resolves when it accepts connections. */
export async function spawnSync(where: Where, program: SyncProgram = 'inkstone'): Promise<SpawnedSync> {
  const env = { ...process.env };
  delete env.DATABASE_URL;
  if ('databaseUrl' in where) env.DATABASE_URL = where.databaseUrl;
  else env.DATA_DIR = where.dataDir;
  const child = fork(new URL(programs[program], import.meta.url), {
    env,
    stdio: 'inherit',
    execArgv: ['--expose-gc'],
  });
  const ready = await waitFor(child, 'ready');
  return {
    url: ready.url,
    async stats() {
      child.send('stats');
      return waitFor(child, 'stats');
    },
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function waitFor<K extends ProcessMessage['kind']>(
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
