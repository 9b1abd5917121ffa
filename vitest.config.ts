import { defineConfig } from 'vitest/config';
import { embeddedTests } from './apps/server/src/testing/embedded-tests.ts';

const never = ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/e2e/**'];
const setupFiles = ['tests/support/guards.ts'];

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
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

/**
 * `unit`: rules and parts, nothing started. `server`: through HTTP against a real database. `embedded`:
 * those of the server's tests that `script/test` runs on the embedded database as well.
 */
export default defineConfig({
  test: {
    // On two cores the default would be one.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'training/**/*.test.ts',
            'script/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...never, '**/*.int.test.ts'],
          setupFiles,
          // Nothing is timed here; a machine with other work may take its time.
          testTimeout: 60_000,
        },
      },
      server('server', ['apps/server/**/*.int.test.ts', 'tests/cluster/**/*.int.test.ts']),
      server(
        'embedded',
        embeddedTests.map((path) => `apps/server/src/${path.replace(/\/$/, '/**/*.int.test.ts')}`),
      ),
    ],
  },
});
