import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/e2e/**'];
const setupFiles = ['tests/support/guards.ts'];

/** `unit`: rules and parts, nothing started. `server`: through HTTP against a real database. */
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
            'script/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...never, '**/*.int.test.ts'],
          setupFiles,
          // Nothing is timed here; a machine with other work may take its time.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.int.test.ts'],
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
      },
    ],
  },
});
