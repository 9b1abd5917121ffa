import { parseArgs } from 'node:util';
import { createIds, seededRandom, systemClock } from '@inkstone/kernel';
import { createTestDatabase } from '../../../testing/database.ts';

import { runRandomSteps, summarizeTexts } from './random-run.ts';
import { createRunEnvironment } from './story-stage.ts';

/**
 * `soak-peers.ts --runs 1000 --seed 1 --steps 60`: performs random runs of three to five peers and reports
 * failures.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '60' },
  },
});
const runs = Number(values.runs);
const firstSeed = Number(values.seed);

const environment = await createRunEnvironment(await createTestDatabase());
const { testbed } = environment;
const totals = new Map<string, number>();
const bad: number[] = [];

for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
  const documentId = createIds(systemClock, seededRandom(seed)).next();
  const story = await runRandomSteps(environment, documentId, seededRandom(seed), Number(values.steps));
  for (const [what, count] of [
    ['runs', 1],
    ['peers', story.peers],
    ...Object.entries(story.counts),
  ] as const) {
    totals.set(what, (totals.get(what) ?? 0) + count);
  }
  if (new Set(story.texts).size !== 1 || story.lost > 0) {
    bad.push(seed);
    process.stdout.write(`${JSON.stringify({ seed, ...story, texts: summarizeTexts(story.texts) })}\n`);
  }
}

await testbed.close();
await testbed.db.close();
const report = { engine: testbed.db.engine, ...Object.fromEntries(totals), badSeeds: bad };
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(bad.length > 0 ? 1 : 0);
