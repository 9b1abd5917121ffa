import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder } from './create-folder.ts';
import { openPglite } from './open-pglite.ts';
import { runMessages } from './run-messages.ts';
import { writeMessage } from './wire-messages.ts';

describe.skipIf(process.env.TEST_DATABASE_URL)('running messages in the embedded engine', () => {
  let folder: string;
  let pglite: PGlite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkstone-messages-'));
    await createFolder(join(folder, 'cluster'));
    pglite = await openPglite(join(folder, 'cluster'), { isDurable: false });
  });
  afterAll(async () => {
    await pglite.close();
    await rm(folder, { recursive: true });
  });

  const query = (sql: string) => Buffer.from(runMessages(pglite, writeMessage('Q', sql))).toString('latin1');

  it('returns the complete reply, also in many pieces', () => {
    const reply = query("select repeat('é', 3) || i from generate_series(1, 20000) as i");
    expect(reply).toContain('SELECT 20000');
    expect(reply.length).toBeGreaterThan(20_000 * 11);
    expect(query('select 1/0')).toContain('division by zero');
  });

  it('retains nothing of a reply', () => {
    const big = "select repeat('x', 20000)";
    query(big);
    const before = usedAfterCollection();
    for (let i = 0; i < 1000; i++) query(big);
    // 1,000 retained replies would be 20 MB.
    expect(usedAfterCollection() - before).toBeLessThan(4 * 2 ** 20);
  });
});

/** Bytes of V8's heap in use after garbage collection. */
function usedAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return getHeapStatistics().used_heap_size;
}
