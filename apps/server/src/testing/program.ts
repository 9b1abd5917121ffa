import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { copyEmbeddedTemplate } from './database.ts';

/** NODE_COMPILE_CACHE, set by script/test, avoids that each process compiles the same sources again. */
const { NODE_COMPILE_CACHE, TESTED_BUILD } = process.env;
/** The build of the sources under test if script/test has made one: it starts in half of the processor time. */
const cli = TESTED_BUILD || join(import.meta.dirname, '../cli.ts');
/**
 * Skips the optimisation of the embedded database, which takes 1.2 of the 4 s of processor time of a start and is of no
 * use to short processes.
 */
const flags = ['--liftoff-only'];

/** A process of the program. */
export interface StartedProgram {
  readonly child: ChildProcess;
  /** Its standard output and standard error so far. */
  readonly output: { out: string; err: string };
  /** Its exit code. */
  readonly exit: Promise<number>;
  /** Waits until standard error matches; rejects if the process ends before. Returns the first group. */
  until(pattern: RegExp): Promise<string>;
}

/** The program in one data folder, as an operator runs it. */
export interface Program {
  readonly dataDir: string;
  /** Places a migrated database where the program would create its own, which takes most of a first start. */
  prepareDatabase(): Promise<void>;
  /** Runs a command, including `start`; `user` is the system user who runs it. */
  run(args: readonly string[], environment?: Record<string, string>, user?: User): StartedProgram;
  /** Starts the server on a free port, waits until it serves, and also returns its URL. */
  serve(environment?: Record<string, string>): Promise<StartedProgram & { readonly url: string }>;
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** A data folder for each test of a file; processes that still run after a test are killed. Called once, outside tests. */
export function useProgram(): Program {
  let dataDir = '';
  const children: ChildProcess[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'inkstone-program-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });
  const run: Program['run'] = (args, environment = {}, user = {}) => {
    const env = {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'test', DATA_DIR: dataDir, WARM_CHECKS: 'off' },
      ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
      ...environment,
    };
    const child = spawn(process.execPath, [...flags, cli, ...args], { env, ...user });
    children.push(child);
    return listenTo(child);
  };
  return {
    get dataDir() {
      return dataDir;
    },
    prepareDatabase: () => copyEmbeddedTemplate(join(dataDir, 'database')),
    run,
    serve: async (environment) => {
      const started = run(['start'], { PORT: '0', ...environment });
      return { ...started, url: await started.until(/Open (\S+) in/) };
    },
  };
}

function listenTo(child: ChildProcess): StartedProgram {
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  const exit = once(child, 'close').then(([code]) => Number(code));
  const until = async (pattern: RegExp) => {
    const silence = exit.then((code) => {
      throw new Error(`It ended with ${code} and never printed ${pattern}: ${output.err}`);
    });
    // It may end later: nothing waits for its output any more.
    silence.catch(() => undefined);
    for (;;) {
      const found = pattern.exec(output.err);
      if (found) return found[1] ?? '';
      await Promise.race([child.stderr && once(child.stderr, 'data'), silence]);
    }
  };
  return { child, output, exit, until };
}
