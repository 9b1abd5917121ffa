import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toRefusal } from '../../http/refusal.ts';
import { createFolder } from './create-folder.ts';
import { EngineStoppedError } from './engine.ts';
import { type NodeFileSystem, openPglite } from './open-pglite.ts';

const diskFull = () => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

/** A disk that accepts no more bytes while it is full; `where` selects the files on it. */
function limitedDisk(where: (folder: string) => boolean) {
  const disk = { isFull: false };
  const limit = (files: NodeFileSystem) => {
    const { write } = files.stream_ops;
    files.stream_ops.write = (stream, ...rest) =>
      disk.isFull && where(stream.node.parent.name) ? files.tryFSOperation(diskFull) : write(stream, ...rest);
  };
  return { disk, limit };
}

const insert = (pglite: PGlite, from: number, to: number) =>
  pglite.query(`insert into notes select n, repeat('x', 1500) from generate_series($1::int, $2) n`, [
    from,
    to,
  ]);
const count = async (pglite: PGlite) =>
  (await pglite.query<{ n: number }>('select count(*)::int as n from notes')).rows[0]?.n;

describe.skipIf(process.env.TEST_DATABASE_URL)('a full disk under the embedded database', () => {
  let folder: string;
  let cluster: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkstone-full-'));
    const template = join(folder, 'template');
    await createFolder(template);
    const pglite = await openPglite(template, { isDurable: true });
    await pglite.exec('create table notes (id integer primary key, words text not null)');
    await insert(pglite, 1, 10);
    await pglite.close();
  });
  beforeEach(async () => {
    cluster = join(folder, 'cluster');
    await rm(cluster, { recursive: true, force: true });
    await cp(join(folder, 'template'), cluster, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('fails the statement, keeps what was committed, and continues when there is space', async () => {
    const { disk, limit } = limitedDisk((parent) => parent !== 'pg_wal');
    const pglite = await openPglite(cluster, { isDurable: true, watch: limit });

    disk.isFull = true;
    const refused = await insert(pglite, 11, 1000).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: '53100' });
    expect(toRefusal(refused).code).toBe('disk_full');
    expect(await count(pglite)).toBe(10);

    disk.isFull = false;
    await insert(pglite, 11, 1000);
    expect(await count(pglite)).toBe(1000);
    await pglite.close();
  });

  it('stops the engine when the log cannot be written, and recovers everything committed', async () => {
    const { disk, limit } = limitedDisk((parent) => parent === 'pg_wal');
    const lines: string[] = [];
    const pglite = await openPglite(cluster, {
      isDurable: true,
      watch: limit,
      onLine: (line) => lines.push(line),
    });

    disk.isFull = true;
    await expect(insert(pglite, 11, 12)).rejects.toThrow();
    const reason = lines.find((line) => line.includes('PANIC')) ?? '';
    expect(toRefusal(new EngineStoppedError(reason)).code).toBe('disk_full');

    const again = await openPglite(cluster, { isDurable: true });
    expect(await count(again)).toBe(10);
    await again.close();
  });
});
