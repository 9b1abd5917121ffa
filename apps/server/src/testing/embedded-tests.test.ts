import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddedTests } from './embedded-tests.ts';

const sources = join(import.meta.dirname, '..');
const files = globSync('**/*.int.test.ts', { cwd: sources });
const covers = (entry: string, file: string) =>
  entry.endsWith('/') ? file.startsWith(entry) : file === entry;
const isEmbedded = (file: string) => embeddedTests.some((entry) => covers(entry, file));

describe('the tests that also run on the embedded database', () => {
  it.each(embeddedTests)('%s exists', (entry) => {
    expect(files.filter((file) => covers(entry, file))).not.toEqual([]);
  });

  it('include every test excluded on PostgreSQL', () => {
    const leftOut = files.filter((file) =>
      /skipIf\((?:process\.env\.TEST_DATABASE_URL|server|hasServer)\)/.test(
        readFileSync(join(sources, file), 'utf8'),
      ),
    );
    expect(leftOut.length).toBeGreaterThan(3);
    expect(leftOut.filter((file) => !isEmbedded(file))).toEqual([]);
  });

  // Its own test compares its tasks with the list of modules.
  it('include the main task of every module', () => {
    expect(embeddedTests).toContain('integration/every-module.int.test.ts');
  });
});
