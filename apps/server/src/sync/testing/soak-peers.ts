import { parseArgs } from 'node:util';
import { createIds, seededRandom, systemClock } from '@inkstone/kernel';
import { createTestDatabase } from '../../testing/database.ts';
import { tellStory } from './random-story.ts';
import { createSyncWorld } from './sync-world.ts';

/** `soak-peers.ts --runs 1000 --seed 1 --steps 60`: tells stories of three devices until one ends badly. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '60' },
  },
});
const runs = Number(values.runs);
const firstSeed = Number(values.seed);

const world = await createSyncWorld({ db: await createTestDatabase() });
const totals = { runs: 0, edits: 0, partitions: 0, crashes: 0, restarts: 0, compactions: 0 };
const bad: number[] = [];

for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
  const documentId = createIds(systemClock, seededRandom(seed)).next();
  const story = await tellStory(world, documentId, seededRandom(seed), Number(values.steps));
  totals.runs++;
  for (const key of ['edits', 'partitions', 'crashes', 'restarts', 'compactions'] as const) {
    totals[key] += story[key];
  }
  if (new Set(story.texts).size !== 1 || story.lost > 0) {
    bad.push(seed);
    process.stdout.write(`${JSON.stringify({ seed, ...story, texts: story.texts.map(shorten) })}\n`);
  }
}

function shorten(text: string): string {
  return text.length <= 400 ? text : `${text.slice(0, 200)} … ${text.slice(-200)} (${text.length})`;
}

await world.close();
await world.db.close();
process.stdout.write(`${JSON.stringify({ engine: world.db.engine, ...totals, badSeeds: bad })}\n`);
process.exit(bad.length > 0 ? 1 : 0);
