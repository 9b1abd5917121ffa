import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';

describe.skipIf(process.env.TEST_DATABASE_URL)('the embedded engine', () => {
  let folder: string;
  let engine: Engine;
  let pool: pg.Pool;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkstone-engine-'));
    engine = new Engine({ folder: join(folder, 'cluster'), isDurable: true });
    pool = new pg.Pool({ stream: () => engine.connect(), user: 'postgres', max: 4 });
    pool.on('error', () => {});
    await pool.query('create table notes (id integer primary key)');
  });
  afterAll(async () => {
    await pool.end();
    await engine.stop();
    await rm(folder, { recursive: true });
  });

  const clients = async (count: number) => Promise.all(Array.from({ length: count }, () => pool.connect()));

  it('separates statements of the same name by connection', async () => {
    const [one, two] = await clients(2);
    const first = { name: 'same', text: 'select 1 as n' };
    const second = { name: 'same', text: 'select 2 as n' };
    for (let i = 0; i < 3; i++) {
      expect((await one?.query(first))?.rows).toEqual([{ n: 1 }]);
      expect((await two?.query(second))?.rows).toEqual([{ n: 2 }]);
    }
    one?.release();
    two?.release();
  });

  it('serves a transaction alone, and the others after it', async () => {
    const [one, two] = await clients(2);
    await one?.query('begin');
    await one?.query('insert into notes values (1)');
    const waiting = two?.query('select count(*)::int as n from notes where id = 1');
    await one?.query('rollback');
    expect((await waiting)?.rows).toEqual([{ n: 0 }]);
    one?.release();
    two?.release();
  });

  it('rolls back the open transaction of a closed connection', async () => {
    const [one] = await clients(1);
    await one?.query('begin');
    await one?.query('insert into notes values (2)');
    one?.release(true);
    const { rows } = await pool.query('select count(*)::int as n from notes where id = 2');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('restarts after it stopped itself, with everything that was committed', async () => {
    await pool.query('insert into notes values (3)');
    const log = join(folder, 'cluster', 'pg_wal');
    await rename(log, `${log}.away`);
    const crashing = pool.query('select pg_switch_wal(); insert into notes values (4)');
    await expect(crashing).rejects.toMatchObject({
      code: '57P02',
      message: expect.stringContaining('stopped'),
    });

    await rename(`${log}.away`, log);
    const { rows } = await pool.query('select id from notes where id = 3');
    expect(rows).toEqual([{ id: 3 }]);
  });
});
