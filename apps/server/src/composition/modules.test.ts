import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startBareServer } from '../testing/bare-server.ts';
import { modules } from './modules.ts';
import { readinessChecks } from './readiness.ts';

const repeated = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);

it('declares every file and table of account data once', () => {
  const data = modules.flatMap(({ accountData }) => accountData ?? []);
  const files = data.flatMap(({ archived = {} }) => Object.keys(archived));
  const tables = data.flatMap(({ archived = {}, unarchived = [] }) => [
    ...Object.values(archived),
    ...unarchived,
  ]);
  const folders = data.flatMap(({ archivedFolders = [], unarchivedFolders = [] }) => [
    ...archivedFolders,
    ...unarchivedFolders,
  ]);
  expect(files.length).toBeGreaterThan(15);
  expect(repeated(files)).toEqual([]);
  expect(repeated(tables.map((table) => getTableName(table)))).toEqual([]);
  expect(repeated(folders)).toEqual([]);
});

it('checks the readiness of a module that declares a check, with the dependencies', async () => {
  await using server = await startBareServer();
  const { deps } = server;
  const requested: unknown[] = [];
  const checks = readinessChecks(deps, [
    { name: 'library', readiness: { checks: { library: async (given) => requested.push(given) } } },
  ]);
  expect(Object.keys(checks)).toEqual(['db', 'migrations', 'files', 'jobs', 'library']);
  await checks.library?.();
  expect(requested).toEqual([deps]);
});
