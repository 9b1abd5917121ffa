import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@inkstone/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys, openKeys } from './keys.ts';

describe('keys', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'inkstone-keys-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  /** Opens the keys of an installation without data, or with some. */
  const open = (secretKey: string | null, seed = 1, hasData = false) =>
    openKeys({ secretKey, dataDir }, seededRandom(seed), () => Promise.resolve(hasData));

  it('creates the secret once, readable by the owner only, and keeps it', async () => {
    const first = (await open(null)).derive('puzzle');
    const second = (await open(null, 2, true)).derive('puzzle');
    expect(second).toEqual(first);
    expect(readdirSync(join(dataDir, 'keys'))).toEqual(['master.key']);
    expect(statSync(join(dataDir, 'keys', 'master.key')).mode & 0o777).toBe(0o600);
  });

  it('prefers the given secret and then writes nothing', async () => {
    const given = await open('given', 1, true);
    expect(given.derive('puzzle')).toEqual(createKeys('given').derive('puzzle'));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('creates with the first of several secrets, and reads with all of them', async () => {
    const keys = await open('new, old');
    const [of, before] = [createKeys('new').derive('puzzle'), createKeys('old').derive('puzzle')];
    expect(keys.derive('puzzle')).toEqual(of);
    expect(keys.deriveAll('puzzle')).toEqual([of, before]);
  });

  it('creates no new secret beside data', async () => {
    await expect(open(null, 1, true)).rejects.toThrow(/master\.key is missing, but there are accounts/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each(['', 'short', `${'a'.repeat(40)},short`])('refuses the damaged secret "%s"', async (text) => {
    mkdirSync(join(dataDir, 'keys'));
    writeFileSync(join(dataDir, 'keys', 'master.key'), text);
    await expect(open(null)).rejects.toThrow(/is damaged: it has fewer than 32 characters/);
    expect(readFileSync(join(dataDir, 'keys', 'master.key'), 'utf8')).toBe(text);
  });

  it('derives a separate key for each purpose', () => {
    const keys = createKeys('given');
    expect(keys.derive('puzzle')).toHaveLength(32);
    expect(keys.derive('puzzle')).not.toEqual(keys.derive('code'));
  });
});
