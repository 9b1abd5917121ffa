import type { Check } from './check.ts';
import { documentPaths } from './document-paths.ts';
import { imports } from './imports.ts';
import { lockFile } from './lock-file.ts';
import { migrations } from './migrations.ts';
import { notices } from './notices.ts';
import { lint, phrases, types } from './programs.ts';
import { secrets } from './secrets.ts';
import { sizeBudget } from './size-budget.ts';

/** Maximum number of violations printed per check; the others are only counted. */
const maxShown = 40;

const checks: readonly Check[] = [
  types,
  lint,
  imports,
  phrases,
  sizeBudget,
  secrets,
  lockFile,
  migrations,
  notices,
  documentPaths,
];

/** Runs one check and prints its result; a check that throws counts as a violation. */
async function run({ name, findFaults }: Check) {
  const start = performance.now();
  const faults = await findFaults().catch((error: unknown) => [`the check itself failed: ${String(error)}`]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = faults.length === 0 ? 'ok' : `${faults.length} fault${faults.length === 1 ? '' : 's'}`;
  console.log(`${name.padEnd(10)} ${verdict.padEnd(10)} ${seconds.padStart(5)} s`);
  return { name, faults };
}

const wanted = process.argv.slice(2);
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results = await Promise.all(chosen.map(run));
const failed = results.filter(({ faults }) => faults.length > 0);

for (const { name, faults } of failed) {
  console.log(`\n${[name, ...faults.slice(0, maxShown)].join('\n  ')}`);
  if (faults.length > maxShown) console.log(`  … and ${faults.length - maxShown} more`);
}
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || chosen.length === 0 ? 1 : 0;
