// Rewrites random sentences with a malicious model: `node tests/soak/rewrite.ts --runs 20000 --seed 1`.
import { parseArgs } from 'node:util';
import { seededRandom } from '@inkstone/kernel';
import { faultsOfRun, runHostile } from '@inkstone/rewrite/internal/testing/hostile';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const random = seededRandom(Number(values.seed));
let rewritten = 0;
let faulty = 0;
for (let run = 0; run < Number(values.runs); run++) {
  const result = runHostile(random);
  if (result.isRewritten) rewritten++;
  const faults = faultsOfRun(result);
  if (faults.length === 0) continue;
  faulty++;
  console.log(
    `run ${run}: ${JSON.stringify(result.sentence)} ⇒ ${JSON.stringify(result.answer)}: ${faults.join('; ')}`,
  );
}
console.log(`${values.runs} sentences, ${rewritten} rewritten, the others kept; ${faulty} with a fault`);
process.exitCode = faulty === 0 ? 0 : 1;
