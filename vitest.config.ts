import { defineConfig } from 'vitest/config';
import { embeddedTests } from './apps/server/src/testing/embedded-tests.ts';

const never = ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/e2e/**'];
const setupFiles = ['tests/support/guards.ts'];

/**
 * Unit tests of code that keeps no state in its modules. They share the modules that a worker has read, which otherwise
 * takes longer than the tests.
 */
const pure = 'kernel|contracts|domain|exchange|chinese|english|proofread|rewrite|translate|ocr|api-client';
const shared = [`packages/@(${pure})/**/*.test.ts`, 'apps/server/**/*.test.ts'];

/** Tests in these folders that change the environment, replace timers, or start processes. */
const unshared = [
  'packages/domain/src/documents/versions/diff/diff-bodies.test.ts',
  'apps/server/src/modules/assist/check-files/check-files.test.ts',
  'apps/server/src/modules/assist/server-proofreader.test.ts',
  'apps/server/src/modules/documents/exchange/places/s3/s3-place.test.ts',
  'apps/server/src/platform/db/embedded/folder-lock.test.ts',
  'apps/server/src/platform/isolation/isolated-process.test.ts',
  'apps/server/src/platform/sync/version-watch.test.ts',
  'apps/server/src/providers/mail/smtp.test.ts',
  'apps/server/src/providers/ocr/recogniser.test.ts',
];

const unit = (name: string, options: { include: string[]; exclude: string[]; isolate: boolean }) => ({
  test: {
    name,
    ...options,
    setupFiles,
    // Nothing is timed here; a machine with other work may take its time.
    testTimeout: 60_000,
  },
});

/** Tests of the server, which share their modules and their options. */
const server = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    exclude: never,
    // Nothing of ours lives in modules, and reading them anew for each file took as long as the tests.
    isolate: false,
    // A worker opens and closes the embedded database dozens of times; V8 once broke off ("jit_page_->allocations_")
    // while it freed machine code of one that was closed (Node 24.21).
    execArgv: ['--no-wasm-code-gc'],
    setupFiles,
    // A test that starts several processes takes 20 s beside other stages, and minutes on a machine with much other work.
    testTimeout: 240_000,
    hookTimeout: 240_000,
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
    projects: [
      unit('unit', {
        include: [
          ...unshared,
          `packages/!(${pure})/**/*.test.{ts,tsx}`,
          'apps/web/**/*.test.{ts,tsx}',
          'training/**/*.test.ts',
          'script/**/*.test.ts',
          'tests/**/*.test.ts',
        ],
        exclude: [...never, '**/*.int.test.ts'],
        isolate: true,
      }),
      unit('unit-shared', {
        include: shared,
        exclude: [...never, '**/*.int.test.ts', ...unshared],
        isolate: false,
      }),
      server('server', ['apps/server/**/*.int.test.ts', 'tests/cluster/**/*.int.test.ts']),
      server(
        'embedded',
        embeddedTests.map((path) => `apps/server/src/${path.replace(/\/$/, '/**/*.int.test.ts')}`),
      ),
    ],
  },
});
