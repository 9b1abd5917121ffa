import { createIds, seededRandom, systemClock } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { type Stage, summarizeTexts, tellStory } from './testing/random-story.ts';
import { createStage } from './testing/story-stage.ts';

const seed = 20_261_121;
const runs = 50;

let stage: Stage;

beforeAll(async () => {
  stage = await createStage(await createTestDatabase());
});

afterAll(async () => {
  await stage.world.close();
  await stage.world.db.close();
});

it.each(Array.from({ length: runs }, (_, run) => seed + run))(
  'three to five peers end equal, and equal to the database: story %i',
  async (story) => {
    const ids = createIds(systemClock, seededRandom(story));
    const { texts, lost } = await tellStory(stage, ids.next(), seededRandom(story), 60);
    expect(new Set(texts).size, summarizeTexts(texts)).toBe(1);
    expect(lost).toBe(0);
  },
  120_000,
);
