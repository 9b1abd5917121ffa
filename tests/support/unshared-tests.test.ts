import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { unsharedTests } from './unshared-tests.ts';

const root = join(import.meta.dirname, '../..');
const sources = ['apps/*/{app,src}', 'packages/*', 'training', 'script', 'tests'];
const files = globSync(
  sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
);

it('lists every unit test that mocks modules or resets them', () => {
  const replacing = files.filter(
    (file) =>
      !file.endsWith('.int.test.ts') &&
      /\bvi\.(?:(?:do)?[mM]ock|resetModules)\(/m.test(readFileSync(join(root, file), 'utf8')),
  );
  const missing = replacing.filter((file) => !unsharedTests.some((listed) => matchesGlob(file, listed)));
  expect(replacing.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

it.each(unsharedTests)('lists only tests that exist: %s', (listed) => {
  expect(files.some((file) => matchesGlob(file, listed))).toBe(true);
});
