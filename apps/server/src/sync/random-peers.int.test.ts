import { createIds, seededRandom, systemClock } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { tellStory } from './testing/random-story.ts';
import { createSyncWorld, type SyncWorld } from './testing/sync-world.ts';

const seed = 20_261_121;
const runs = 50;

let world: SyncWorld;

beforeAll(async () => {
  world = await createSyncWorld({ db: await createTestDatabase() });
});

afterAll(async () => {
  await world.close();
  await world.db.close();
});

it.each(Array.from({ length: runs }, (_, run) => seed + run))(
  'three devices end equal, and equal to the database: story %i',
  async (story) => {
    const ids = createIds(systemClock, seededRandom(story));
    const { texts, lost } = await tellStory(world, ids.next(), seededRandom(story), 60);
    expect(new Set(texts).size).toBe(1);
    expect(lost).toBe(0);
  },
);
