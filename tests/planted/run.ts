import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faults, faultsOfBuild } from './faults.ts';

/**
 * `node tests/planted/run.ts [--build] [layer …]` plants one fault after another in the sources, verifies
 * that the tests that must detect it fail, and reverts it. Uses the embedded database without
 * TEST_DATABASE_URL. The last line is `N passed, N failed`; an undetected fault counts as failed.
 */

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { build: { type: 'boolean' } },
  allowPositionals: true,
});
const chosen = (values.build ? faultsOfBuild : faults).filter(
  ({ layer }) => positionals.length === 0 || positionals.some((name) => layer.startsWith(name)),
);

/** Whether a program exited successfully. */
function runs(command: readonly string[]): boolean {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { cwd: root, stdio: 'ignore' }).status === 0;
}

/** Whether the tests pass on the unmodified sources, and fail with the fault. */
function isNoticed({ file, right, wrong, command }: Fault): boolean {
  const path = join(root, file);
  if (execFileSync('git', ['status', '--porcelain', file], { cwd: root, encoding: 'utf8' }) !== '')
    throw new Error(`${file} has changes that are not committed`);
  const source = readFileSync(path, 'utf8');
  if (source.split(right).length !== 2) throw new Error(`${file} does not hold this once: ${right}`);
  const build = () => values.build !== true || runs(['node', 'script/build.ts']);
  if (!build() || !runs(command)) throw new Error(`Without a fault this fails: ${command.join(' ')}`);
  try {
    writeFileSync(
      path,
      source.replace(right, () => wrong),
    );
    // A build that fails has detected the fault too.
    return !build() || !runs(command);
  } finally {
    writeFileSync(path, source);
  }
}

let noticed = 0;
for (const fault of chosen) {
  const isCaught = isNoticed(fault);
  if (isCaught) noticed++;
  console.log(`${fault.layer.padEnd(16)} ${isCaught ? 'noticed' : 'NOT NOTICED'}  ${fault.file}`);
}
if (values.build) runs(['node', 'script/build.ts']);
console.log(`${noticed} passed, ${chosen.length - noticed} failed`);
process.exitCode = noticed === chosen.length && noticed > 0 ? 0 : 1;
