import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/client.ts';
import { startBalancer } from './balancer.ts';
import { launchEnvironment, launchFlags } from './launch.ts';
import { freePort } from './server-process.ts';
import { signUp } from './sign-up.ts';
import { createTestingDatabase } from './testing-database.ts';

const root = resolve(import.meta.dirname, '../..');
const timeout = 180_000;

/** One process of a cluster. */
export interface Member {
  readonly port: number;
  readonly pid: number;
  /** kill -9; resolves when the process has ended. */
  kill(): Promise<void>;
  /** Restarts it on its port. */
  restart(): Promise<void>;
}

/** Two web and two sync processes of one installation behind one address. */
export interface Cluster extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  readonly web: readonly [Member, Member];
  readonly sync: readonly [Member, Member];
  /** Creates an account; its client uses the address of the balancer. */
  signUp(): Promise<TestClient>;
  /** Returns the log output of all processes. */
  log(): string;
}

export interface ClusterOptions {
  /** A PostgreSQL server on which a database for the cluster is created. */
  readonly postgres: string;
  /** Without it the processes share only the database. */
  readonly redis: string | null;
  /** Whether to start the built server with its pages, or the sources without pages. */
  readonly isBuilt: boolean;
}

/** Starts the processes and waits until all are ready. Disposing removes all they left. */
export async function startCluster({ postgres, redis, isBuilt }: ClusterOptions): Promise<Cluster> {
  const database = await createTestingDatabase(postgres);
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-cluster-'));
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [port = 0, ...own] = ports;
  const written: string[] = [];
  const program = isBuilt ? 'apps/server/build/main.js' : 'apps/server/src/cli.ts';
  const settings = {
    PATH: process.env.PATH,
    ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    ...launchEnvironment,
    NODE_ENV: isBuilt ? 'production' : 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET_KEY: 'one secret for all processes of the cluster',
    BASE_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DEVICES_FREE: '50',
    WARM_CHECKS: 'off',
    LOG_LEVEL: 'warn',
    ...(redis && { REDIS_URL: redis, REDIS_PREFIX: `cluster-${randomBytes(6).toString('hex')}:` }),
  };
  const members: Member[] = [];
  const start = async (at: number, role: string) => {
    const member = await startMember(program, { ...settings, PORT: String(own[at]), ROLE: role }, written);
    members.push(member);
    return member;
  };
  // The first process creates the tables.
  const web = [await start(0, 'web,worker'), await start(1, 'web')] as const;
  const sync = [await start(2, 'sync'), await start(3, 'sync')] as const;
  const balancer = await startBalancer(port, {
    web: web.map((member) => member.port),
    sync: sync.map((member) => member.port),
  });
  return {
    url: balancer.url,
    databaseUrl: database.url,
    web,
    sync,
    async signUp() {
      // The SMS simulator is local to its process.
      const { cookies } = await signUp(`http://localhost:${web[0].port}`);
      const client = createTestClient(balancer.url);
      for (const [name, value] of cookies) client.cookies.set(name, value);
      return client;
    },
    log: () => written.join(''),
    [Symbol.asyncDispose]: async () => {
      await balancer[Symbol.asyncDispose]();
      await Promise.all(members.map((member) => member.kill()));
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startMember(
  program: string,
  env: NodeJS.ProcessEnv & { readonly PORT: string },
  written: string[],
): Promise<Member> {
  const live = async () => {
    const child = spawn(process.execPath, [...launchFlags, program, 'start'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => written.push(String(chunk)));
    await untilReady(child, env.PORT, written);
    return child;
  };
  let child = await live();
  return {
    port: Number(env.PORT),
    get pid() {
      return child.pid ?? 0;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async restart() {
      child = await live();
    },
  };
}

async function untilReady(child: ChildProcess, port: string, written: readonly string[]): Promise<void> {
  const until = performance.now() + timeout;
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode === null && performance.now() < until) await pause(50);
    else {
      child.kill('SIGKILL');
      throw new Error(`A process did not become ready.\n${written.slice(-40).join('')}`);
    }
  }
}
