import { parseArgs } from 'node:util';
import { checkRandomTexts } from '../../apps/server/src/modules/rewriting/testing/check-random-texts.ts';

// Rewrites random sentences with locks with a malicious model: every lock must be kept, and every sentence checked.
const { values } = parseArgs({
  options: { sentences: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const { faults, sentences, rewritten, kept } = await checkRandomTexts(
  Number(values.sentences),
  Number(values.seed),
);
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(
  `${sentences} sentences: ${rewritten} rewritten, ${kept} kept as they were; ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
