import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFolder } from '../create-folder.ts';
import { failPower } from './power-loss.ts';

/**
 * Simulates many power failures: `node soak-power-loss.ts --rounds 100 [--seed 1] [--without-fsync]`. Exit
 * code 1 if an acknowledged row was lost or a database did not open.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    'without-fsync': { type: 'boolean', default: false },
  },
});

const fsync = values['without-fsync'] ? 'none' : 'real';
const folder = await mkdtemp(join(tmpdir(), 'inkstone-soak-'));
const total = { acknowledged: 0, lost: 0, unopened: 0, contradictions: 0, outcomes: 0 };
try {
  const template = join(folder, 'template');
  await createFolder(template);
  for (let round = 0; round < Number(values.rounds); round++) {
    const seed = Number(values.seed) + round;
    for (const outcome of await failPower({ template, seed, fsync })) {
      total.outcomes += 1;
      total.acknowledged += outcome.acknowledged;
      total.lost += outcome.lost ?? outcome.acknowledged;
      if (outcome.lost === null) total.unopened += 1;
      else if (outcome.contradiction) total.contradictions += 1;
      if (outcome.lost !== 0 || outcome.contradiction) report(seed, outcome);
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
process.stdout.write(`${JSON.stringify(total)}\n`);
process.exit(total.lost + total.unopened + total.contradictions === 0 ? 0 : 1);

function report(seed: number, outcome: object): void {
  process.stdout.write(`seed ${seed}: ${JSON.stringify(outcome)}\n`);
}
