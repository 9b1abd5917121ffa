import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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

  it('makes the secret once, for the owner only, and keeps it', () => {
    const first = openKeys({ secretKey: null, dataDir }, seededRandom(1)).derive('puzzle');
    const second = openKeys({ secretKey: null, dataDir }, seededRandom(2)).derive('puzzle');
    expect(second).toEqual(first);
    expect(readdirSync(join(dataDir, 'keys'))).toEqual(['master.key']);
    expect(statSync(join(dataDir, 'keys', 'master.key')).mode & 0o777).toBe(0o600);
  });

  it('prefers the given secret and then writes nothing', () => {
    const given = openKeys({ secretKey: 'given', dataDir }, seededRandom(1));
    expect(given.derive('puzzle')).toEqual(createKeys('given').derive('puzzle'));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('makes with the first of several secrets, and reads by all of them', () => {
    const keys = openKeys({ secretKey: 'new, old', dataDir }, seededRandom(1));
    const [of, before] = [createKeys('new').derive('puzzle'), createKeys('old').derive('puzzle')];
    expect(keys.derive('puzzle')).toEqual(of);
    expect(keys.deriveAll('puzzle')).toEqual([of, before]);
  });

  it('gives each purpose its own key', () => {
    const keys = createKeys('given');
    expect(keys.derive('puzzle')).toHaveLength(32);
    expect(keys.derive('puzzle')).not.toEqual(keys.derive('code'));
  });
});
