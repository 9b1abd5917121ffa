import { defineConfig } from 'vitest/config';
import { embeddedTests } from './apps/server/src/testing/embedded-tests.ts';
import { ByEnvironment } from './tests/support/by-environment.ts';
import { unsharedTests } from './tests/support/unshared-tests.ts';

const never = ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/e2e/**'];
/** Collecting garbage only above 1 GB saves a seventh of the processor time of a worker with server tests. */
const largeHeap = '--initial-heap-size=1000';

const setupFiles = ['tests/support/guards.ts'];

/** Unit tests share the modules that a worker has read, which otherwise takes longer than the tests. */
const shared = ['packages', 'apps', 'training', 'script', 'tests'].map(
  (folder) => `${folder}/**/*.test.{ts,tsx}`,
);

const unit = (name: string, options: { include: string[]; exclude: string[]; isolate: boolean }) => ({
  test: {
    name,
    ...options,
    execArgv: [largeHeap],
    setupFiles,
    // Nothing is timed here; a machine with other work may take its time. `script/soak random` tries TIMES as many cases.
    testTimeout: 60_000 * Number(process.env.TIMES ?? 1),
    hookTimeout: 60_000,
  },
});

/** Tests of the server, which share their modules and their options. */
const server = (name: string, include: string[], env: Record<string, string> = {}) => ({
  test: {
    name,
    include,
    env,
    exclude: never,
    // Nothing of ours lives in modules, and reading them anew for each file took as long as the tests.
    isolate: false,
    // A worker opens and closes the embedded database dozens of times; V8 once broke off ("jit_page_->allocations_")
    // while it freed machine code of one that was closed (Node 24.21).
    execArgv: [largeHeap, '--no-wasm-code-gc'],
    setupFiles,
    // A test that starts several processes takes 20 s beside other stages, and minutes on a machine with much other work.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The usual second is too short beside other stages.
    expect: { poll: { timeout: 30_000 } },
  },
});

/**
 * `unit`, `unit-shared`: rules and parts, nothing started. `server`: through HTTP against a real database. `embedded`:
 * those of the server's tests that `script/test` runs on the embedded database as well.
 */
export default defineConfig({
  test: {
    // On two cores the default would be one.
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [
      unit('unit', {
        include: unsharedTests,
        exclude: [...never, '**/*.int.test.ts'],
        isolate: true,
      }),
      unit('unit-shared', {
        include: shared,
        exclude: [...never, '**/*.int.test.ts', ...unsharedTests],
        isolate: false,
      }),
      server('server', ['apps/server/**/*.int.test.ts', 'tests/cluster/**/*.int.test.ts']),
      server(
        'embedded',
        embeddedTests.map((path) => `apps/server/src/${path.replace(/\/$/, '/**/*.int.test.ts')}`),
        { TESTS_ARE_REPEATED: 'true' },
      ),
    ],
  },
});
