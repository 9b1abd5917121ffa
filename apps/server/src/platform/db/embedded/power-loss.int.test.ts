import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder } from './create-folder.ts';
import { failPower } from './testing/power-loss.ts';

/** A small part of `testing/soak-power-loss.ts`. It depends on PGlite's internals: a new version must pass. */
describe.skipIf(process.env.TEST_DATABASE_URL)('a power failure', () => {
  let folder: string;
  let template: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkstone-power-'));
    template = join(folder, 'template');
    await createFolder(template);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([1, 2, 3])('loses nothing acknowledged and damages nothing (seed %i)', async (seed) => {
    for (const outcome of await failPower({ template, seed, fsync: 'pretended' })) {
      expect(outcome).toEqual({ acknowledged: outcome.acknowledged, lost: 0, contradiction: null });
      expect(outcome.acknowledged).toBeGreaterThan(0);
    }
  });

  it('would lose everything without the fsync hook', async () => {
    const [nothingSurvived] = await failPower({ template, seed: 1, fsync: 'none' });
    expect(nothingSurvived?.lost).not.toBe(0);
  });
});
