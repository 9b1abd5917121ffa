import { createIds, seededRandom, systemClock } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { type RunEnvironment, runRandomSteps, summarizeTexts } from './testing/random-run.ts';
import { createRunEnvironment } from './testing/story-stage.ts';

const seed = 20_261_121;
const runs = 50;

let environment: RunEnvironment;

beforeAll(async () => {
  environment = await createRunEnvironment(await createTestDatabase());
});

afterAll(async () => {
  await environment.testbed.close();
  await environment.testbed.db.close();
});

it.each(Array.from({ length: runs }, (_, run) => seed + run))(
  'three to five peers become equal, and equal to the database: run %i',
  async (story) => {
    const ids = createIds(systemClock, seededRandom(story));
    const { texts, lost } = await runRandomSteps(environment, ids.next(), seededRandom(story), 60);
    expect(new Set(texts).size, summarizeTexts(texts)).toBe(1);
    expect(lost).toBe(0);
  },
  120_000,
);
