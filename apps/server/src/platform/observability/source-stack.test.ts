import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toSourceLine } from './source-stack.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-stack-'));
  // Columns 1 and 11 of the script are lines 1 and 3 of the source.
  const map = { version: 3, sources: ['../src/page.ts'], names: [], mappings: 'AAAA,UAEE' };
  writeFileSync(join(folder, 'page.js.map'), JSON.stringify(map));
  writeFileSync(join(folder, 'damaged.js.map'), '{');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a script of the build', () => pathToFileURL(join(folder, 'page.js')).href],
  ['a path', () => join(folder, 'page.js')],
])('shows the place of %s in the source', (_, script) => {
  const source = relative('', join(folder, '../src/page.ts'));
  expect(toSourceLine(`at open (${script()}:1:11)`)).toBe(`at open (${source}:3:3)`);
  expect(toSourceLine(`at async ${script()}:1:1`)).toBe(`at async ${source}:1:1`);
});

it.each([
  'at node:internal/process/task_queues:103:5',
  'at read (/srv/node_modules/pg/lib/client.js:12:7)',
  'at <anonymous>',
  'Error: x',
])('leaves other lines as they are: %s', (line) => {
  expect(toSourceLine(line)).toBe(line);
});

it('leaves a line as it is when the map is damaged', () => {
  const line = `at open (${join(folder, 'damaged.js')}:1:11)`;
  expect(toSourceLine(line)).toBe(line);
});
