import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from '../../testing/s3.ts';
import { createDiskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { readS3Address } from './s3-address.ts';
import { createS3Files } from './s3-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('files on disk', () => {
  keepsTheContract(async () => createDiskFiles(join(folder, 'disk')));

  it('leaves no partial file when its source is interrupted', async () => {
    const files = createDiskFiles(join(folder, 'broken'));
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the source broke');
      })(),
    );
    await expect(files.put('a/b', source)).rejects.toThrow('the source broke');
    expect(await files.get('a/b')).toBeNull();
    expect(await readdir(join(folder, 'broken', '.drafts'))).toEqual([]);
  });
});

describe('files on S3', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3(join(folder, 's3'));
  });
  afterAll(() => server.stop());
  keepsTheContract(async () => createS3Files(readS3Address(server.url)));
});

/** The behaviour of every FileStore. */
function keepsTheContract(create: () => Promise<FileStore>): void {
  const bytes = (text: string) => Buffer.from(text);
  const keys = async (files: FileStore, prefix: string) => {
    const found: string[] = [];
    for await (const key of files.list(prefix)) found.push(key);
    return found.sort();
  };

  it('returns what was stored, as bytes and as a stream', async () => {
    const files = await create();
    await files.put('a/ink.txt', bytes('砚台'));
    expect(Buffer.from((await files.get('a/ink.txt')) ?? []).toString()).toBe('砚台');
    const file = await files.open('a/ink.txt');
    expect(file?.size).toBe(6);
    expect(file && (await buffer(file.content)).toString()).toBe('砚台');
  });

  it('stores a stream, and replaces an existing file', async () => {
    const files = await create();
    const large = Buffer.alloc(3_000_000, 'x');
    await files.put('b', bytes('old'));
    await files.put('b', Readable.from([large.subarray(0, 1_000_000), large.subarray(1_000_000)]));
    expect(large.equals((await files.get('b')) ?? Buffer.alloc(0))).toBe(true);
  });

  it('keeps an empty file', async () => {
    const files = await create();
    await files.put('empty', new Uint8Array());
    expect((await files.get('empty'))?.length).toBe(0);
  });

  it('returns null for a missing file, also where the key is a folder', async () => {
    const files = await create();
    await files.put('c/d', bytes('x'));
    expect(await files.get('nothing')).toBeNull();
    expect(await files.open('c')).toBeNull();
    expect(await files.get('c/d/e')).toBeNull();
  });

  it('deletes, also a missing file', async () => {
    const files = await create();
    await files.put('e/f', bytes('x'));
    await files.delete('e/f');
    await files.delete('e/f');
    await files.delete('never/was');
    expect(await files.get('e/f')).toBeNull();
  });

  it('lists keys below a prefix of whole segments', async () => {
    const files = await create();
    for (const key of ['list/1', 'list/2/3', 'listing/4']) await files.put(key, bytes('x'));
    expect(await keys(files, 'list/')).toEqual(['list/1', 'list/2/3']);
    expect(await keys(files, 'none/')).toEqual([]);
    expect(await keys(files, '')).toEqual(expect.arrayContaining(['list/1', 'listing/4']));
  });

  it.each(['', '/', '../x', 'a/../b', 'a//b', '/a', 'a/', '.drafts/x', 'a\\b', 'a\0b', 'é', 'x'.repeat(600)])(
    'refuses the key %j',
    async (key) => {
      const files = await create();
      await expect((async () => files.get(key))()).rejects.toThrow('Not a key');
      await expect((async () => files.put(key, bytes('x')))()).rejects.toThrow('Not a key');
    },
  );
}
