import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Check, projectFiles, root, runProgram } from './check.ts';

const folder = 'apps/server/src/platform/db/migrations';
/** A line per migration, `<SHA-256>  <name>`, added with the migration and never changed afterwards. */
const recordFile = 'apps/server/src/platform/db/migration-checksums.txt';

/** Returns lines of the record whose migration is missing or was changed, and migrations without a line. */
export function findUnrecorded(record: readonly string[], actual: readonly string[]): readonly string[] {
  const nameIn = (line: string) => line.split('  ')[1] ?? line;
  const faults = record
    .filter((line) => !actual.includes(line))
    .map((line) => `${nameIn(line)} was changed, renamed or removed: write a new migration instead`);
  const recorded = new Set(record.map(nameIn));
  const added = actual
    .filter((line) => !recorded.has(nameIn(line)))
    .map((line) => `${nameIn(line)} is not recorded: add the line "${line}" to ${recordFile}`);
  return [...faults, ...added];
}

/** Returns lines of an earlier commit that are now missing: a migration was changed together with its line. */
export function findDropped(record: readonly string[], earlier: readonly string[]): readonly string[] {
  return [...new Set(earlier)]
    .filter((line) => !record.includes(line))
    .map(
      (line) =>
        `the line "${line}" was taken out of ${recordFile}: databases may have applied that migration`,
    );
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Returns every line that a commit of this branch added to the record; empty in a copy without history. */
async function readEarlierLines(): Promise<readonly string[]> {
  const { isGood, output } = await runProgram('git', ['log', '--format=', '-p', '--', recordFile]);
  if (!isGood) throw new Error(`git log failed: ${output}`);
  return linesOf(output)
    .filter((line) => /^\+[0-9a-f]{64} {2}/.test(line))
    .map((line) => line.slice(1));
}

async function readActualLines(): Promise<readonly string[]> {
  const files = (await projectFiles()).filter(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('.sql'),
  );
  return Promise.all(
    files.map(async (file) => {
      const statements = (await readFile(join(root, file), 'utf8')).replaceAll('\r\n', '\n');
      return `${createHash('sha256').update(statements).digest('hex')}  ${basename(file, '.sql')}`;
    }),
  );
}

/** Checks that migrations which databases may have applied are unchanged. */
export const migrations: Check = {
  name: 'migrations',
  findFaults: async () => {
    const record = linesOf(await readFile(join(root, recordFile), 'utf8'));
    return [
      ...findUnrecorded(record, await readActualLines()),
      ...findDropped(record, await readEarlierLines()),
    ];
  },
};
