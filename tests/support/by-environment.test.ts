import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sortByEnvironment } from './by-environment.ts';

it('puts the files of a project that name an environment before its others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-order-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fileOf = (project: string, name: string, source: string) => {
    const moduleId = join(folder, name);
    writeFileSync(moduleId, source);
    return { name, project, moduleId };
  };
  const files = [
    fileOf('first', 'a', ''),
    fileOf('first', 'b', '// @vitest-environment happy-dom\n'),
    fileOf('first', 'c', ''),
    fileOf('first', 'd', '// @vitest-environment happy-dom\n'),
    fileOf('second', 'e', ''),
    fileOf('second', 'f', '// @vitest-environment happy-dom\n'),
  ];
  expect(sortByEnvironment(files).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c', 'f', 'e']);
});
