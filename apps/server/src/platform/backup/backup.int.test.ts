import { appendFile, cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../ports/config.ts';
import { testConfig } from '../../testing/config.ts';
import { copyEmbeddedTemplate, keepEngine } from '../../testing/database.ts';
import { createRawPool, type RawPool } from '../../testing/raw-pool.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { openDatabase } from '../db/open-database.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { createLog } from '../observability/log.ts';
import { openKeys } from '../security/keys.ts';
import { runBackup } from './backup.ts';
import { dumpPostgres, restorePostgres } from './postgres-tools.ts';
import { runRestore } from './restore.ts';

const tools = { log: createLog('silent') };
const clock = manualClock(1_790_000_000_000);

let folder: string;
let databases: RawPool[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-backup-'));
  if (!process.env.TEST_DATABASE_URL) await keepEngine();
});
afterAll(async () => {
  for (const { close } of databases) await close();
  await rm(folder, { recursive: true });
});

/** Settings of an empty installation. */
async function blank(name: string): Promise<Config> {
  const config = { secretKey: null, dataDir: join(folder, name) };
  if (!process.env.TEST_DATABASE_URL) return testConfig(config);
  const database = await createRawPool();
  databases = [...databases, database];
  return testConfig({ ...config, databaseUrl: database.url });
}

async function master(config: Config): Promise<Uint8Array> {
  const random = { bytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)) };
  return (await openKeys(config, random, () => Promise.resolve(false))).derive('test');
}

async function fill(config: Config, words: string): Promise<void> {
  if (!config.databaseUrl) await copyEmbeddedTemplate(join(config.dataDir, 'database'));
  const db = await openDatabase(config, tools);
  await db.run('create table if not exists kept (words text)');
  await db.run('insert into kept values ($1)', [words]);
  await db.close();
  await createFileStore(config).put('pictures/1.png', Buffer.from(words));
  await master(config);
}

async function contentOf(config: Config): Promise<unknown> {
  const db = await openDatabase(config, tools);
  const rows = await db.run('select words from kept');
  await db.close();
  const picture = await createFileStore(config).get('pictures/1.png');
  return { rows, picture: picture && Buffer.from(picture).toString() };
}

describe('backup and restore', () => {
  it('restores rows, files and keys at another place', async () => {
    const [here, there] = [await blank('here'), await blank('there')];
    await fill(here, '砚台');
    const manifest = await runBackup(here, join(folder, 'backup'), clock);
    expect(manifest.createdAt).toBe(clock.now());

    await runRestore(there, join(folder, 'backup'), { force: false });
    expect(await contentOf(there)).toEqual({ rows: [{ words: '砚台' }], picture: '砚台' });
    expect(await master(there)).toEqual(await master(here));
    expect((await stat(join(there.dataDir, 'keys', 'master.key'))).mode & 0o077).toBe(0);
  });

  it('replaces an installation only on request', async () => {
    const [here, there] = [await blank('newer'), await blank('older')];
    await fill(here, 'new');
    await fill(there, 'old');
    await createFileStore(there).put('pictures/2.png', Buffer.from('only here'));
    await runBackup(here, join(folder, 'replacing'), clock);

    await expect(runRestore(there, join(folder, 'replacing'), { force: false })).rejects.toThrow('--force');
    expect(await contentOf(there)).toEqual({ rows: [{ words: 'old' }], picture: 'old' });
    await runRestore(there, join(folder, 'replacing'), { force: true });
    expect(await contentOf(there)).toEqual({ rows: [{ words: 'new' }], picture: 'new' });
    expect(await createFileStore(there).get('pictures/2.png')).toBeNull();
    expect(await master(there)).toEqual(await master(here));
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'leaves a database unchanged when its backup cannot be read',
    async () => {
      const [here, there] = [await blank('broken'), await blank('kept')];
      await fill(here, 'new');
      await fill(there, 'old');
      const dump = join(folder, 'cut.dump');
      await dumpPostgres(here.databaseUrl ?? '', dump);
      await truncate(dump, (await stat(dump)).size - 200);
      await expect(restorePostgres(there.databaseUrl ?? '', dump, true)).rejects.toThrow('pg_restore failed');
      expect(await contentOf(there)).toMatchObject({ rows: [{ words: 'old' }] });
    },
  );

  it('refuses a damaged or missing backup, and changes nothing', async () => {
    const there = await blank('untouched');
    const damaged = join(folder, 'damaged');
    await cp(join(folder, 'backup'), damaged, { recursive: true });
    await appendFile(join(damaged, 'files', 'pictures', '1.png'), 'y');
    await expect(runRestore(there, damaged, { force: true })).rejects.toThrow('pictures/1.png differs from');
    await rm(join(damaged, 'files', 'pictures', '1.png'));
    await expect(runRestore(there, damaged, { force: true })).rejects.toThrow('pictures/1.png is missing');
    await writeFile(join(damaged, 'manifest.json'), '{}');
    await expect(runRestore(there, damaged, { force: true })).rejects.toThrow('not a backup');
    await expect(stat(there.dataDir)).rejects.toThrow('ENOENT');
  });

  it('does not overwrite other files', async () => {
    const target = join(folder, 'other-things');
    await createFileStore(testConfig({ dataDir: target })).put('a', Buffer.from('mine'));
    await expect(runBackup(await blank('careful'), target, clock)).rejects.toThrow('not empty');
    expect(await readFile(join(target, 'files', 'a'), 'utf8')).toBe('mine');
  });

  it.skipIf(process.env.TEST_DATABASE_URL)('waits for the server to stop', async () => {
    const here = await blank('in-use');
    const server = lockFolder(join(here.dataDir, 'database'));
    await expect(runBackup(here, join(folder, 'while-in-use'), clock)).rejects.toThrow('in use');
    server.release();
  });
});
