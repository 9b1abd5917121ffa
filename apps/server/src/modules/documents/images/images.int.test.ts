import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { imagePath, listDocuments, storeImage } from '@inkstone/contracts/documents';
import { importDocument } from '@inkstone/contracts/documents/exchange';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { drawPicture } from './picture-task.ts';
import { storePicture } from './store-picture.ts';
import { hashOf, storePictures } from './store-pictures.ts';

let server: TestServer;
let owner: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  owner = server.as((await createAccount(server.deps)).token);
  other = server.as((await createAccount(server.deps)).token);
});
afterAll(() => server.close());

async function drawn(background: string): Promise<string> {
  const square = sharp({ create: { width: 30, height: 20, channels: 3, background } });
  return (await square.png().toBuffer()).toString('base64');
}

it('keeps a picture for its owner', async () => {
  const { url, width, height } = await owner.call(storeImage, { base64: await drawn('red') });
  expect({ width, height }).toEqual({ width: 30, height: 20 });
  const response = await owner.fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(30);
});

it('refuses it to other accounts', async () => {
  const { url } = await owner.call(storeImage, { base64: await drawn('green') });
  expect((await other.fetch(url)).status).toBe(404);
  expect((await server.visitor().fetch(url)).status).toBe(401);
  expect((await owner.fetch(`${imagePath}?id=nothing`)).status).toBe(404);
});

it('is revalidated for each display without being sent again, because the browser may have another user', async () => {
  const { url } = await owner.call(storeImage, { base64: await drawn('yellow') });
  const first = await owner.fetch(url);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const headers = { 'if-none-match': `${first.headers.get('etag')}` };
  const second = await owner.fetch(url, { headers });
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect((await owner.fetch(url, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  expect((await other.fetch(url, { headers })).status).toBe(404);
  expect((await server.visitor().fetch(url, { headers })).status).toBe(401);
});

it('stores the same picture once for each account', async () => {
  const base64 = await drawn('blue');
  const [first, second] = await Promise.all([
    owner.call(storeImage, { base64 }),
    owner.call(storeImage, { base64 }),
  ]);
  expect(second.id).toBe(first.id);
  expect((await other.call(storeImage, { base64 })).id).not.toBe(first.id);
});

it('refuses a file that is not a picture', async () => {
  const base64 = Buffer.from('<script>alert(1)</script>').toString('base64');
  await expect(owner.call(storeImage, { base64 })).rejects.toEqual(new AppError('file_format_mismatch'));
  await expect(server.visitor().call(storeImage, { base64 })).rejects.toEqual(new AppError('sign_in_first'));
});

it('refuses a picture that is too large with an error code, before and after reading it', async () => {
  const justOver = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64');
  await expect(owner.call(storeImage, { base64: justOver })).rejects.toMatchObject({
    code: 'image_too_large',
  });
  const tooLarge = Buffer.alloc(9 * 1024 * 1024).toString('base64');
  await expect(owner.call(storeImage, { base64: tooLarge })).rejects.toMatchObject({
    code: 'body_too_large',
  });
});

describe('storage space', () => {
  const room = async (client: TestClient) => client.call(userInfo, {});
  const square = async (side: number) => {
    const noise = { create: { width: side, height: side, channels: 3, background: 'grey' } } as const;
    return (await sharp(noise).png().toBuffer()).toString('base64');
  };

  it('is counted once for each picture', async () => {
    const { deps } = server;
    const { token, accountId } = await createAccount(deps);
    const client = server.as(token);
    const before = await room(client);
    expect(before.accountSize).toBe(500 * 1024 * 1024);
    expect(before.leftSize).toBe(before.accountSize);
    const base64 = await square(40);
    await client.call(storeImage, { base64 });
    await client.call(storeImage, { base64 });
    const [row] = await deps.db.run('select sum(size) as size from document_images where account_id = $1', [
      accountId,
    ]);
    expect(before.leftSize - (await room(client)).leftSize).toBe(Number(row?.size));
  });

  it('when used up, refuses with an error code and stores nothing', async () => {
    const { deps } = server;
    const { token, accountId } = await createAccount(deps);
    const client = server.as(token);
    await fillUp(accountId, 10);
    await expect(client.call(storeImage, { base64: await square(50) })).rejects.toEqual(
      new AppError('storage_full', { left: '0.0 MB' }),
    );
    expect(await kept(accountId)).toEqual([]);
    expect((await room(client)).leftSize).toBe(10);
  });

  it('when too small for all pictures of a file, stores none of them', async () => {
    const { token, accountId } = await createAccount(server.deps);
    const client = server.as(token);
    const pictures = await Promise.all([40, 41, 42].map(square));
    const text = pictures.map((base64) => `![](data:image/png;base64,${base64})`).join('\n\n');
    const file = { name: 'a.md', base64: Buffer.from(`甲\n\n${text}`).toString('base64') };
    await fillUp(accountId, 300);
    await expect(client.call(importDocument, file)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await kept(accountId)).toEqual([]);
    expect((await client.call(listDocuments, {})).documents).toEqual([]);
    expect((await room(client)).leftSize).toBe(300);
  });

  it('is freed with every file when the file store fails, except for what another upload uses', async () => {
    const { token, accountId } = await createAccount(server.deps);
    const draw = async (side: number) => drawPicture(Buffer.from(await square(side), 'base64'));
    const [one, two] = [await draw(43), await draw(44)];
    const owner = { accountId, limit: 500 * 1024 * 1024 };
    let puts = 0;
    const files: typeof server.deps.files = {
      ...server.deps.files,
      put: async (key, content) => {
        await server.deps.files.put(key, content);
        if (++puts === 2) throw new Error('no space');
      },
    };
    const nameOf = (picture: typeof one) => ({ id: server.deps.ids.next(), hash: hashOf(picture), picture });
    const pictures = [one, two].map(nameOf);
    const keep = () => storePictures({ ...server.deps, files }, owner, pictures, async () => undefined);
    await expect(keep()).rejects.toThrow('no space');
    expect(await kept(accountId)).toEqual([]);
    // Between the failure and the cleanup another upload sends one of the same pictures.
    puts = 0;
    const { transact } = server.deps.db;
    let turn = 0;
    const db = {
      ...server.deps.db,
      sql: server.deps.db.sql,
      transact: async <T>(work: Parameters<typeof transact<T>>[0]) => {
        if (++turn === 2) await storePicture(server.deps, accountId, one.bytes);
        return server.deps.db.transact(work);
      },
    };
    await expect(
      storePictures({ ...server.deps, files, db }, owner, pictures, async () => undefined),
    ).rejects.toThrow('no space');
    expect(await kept(accountId)).toHaveLength(1);
    expect((await room(server.as(token))).leftSize).toBe(500 * 1024 * 1024 - one.bytes.length);
  });

  it('is not exceeded by concurrent uploads', async () => {
    const { deps } = server;
    const { token, accountId } = await createAccount(deps);
    const client = server.as(token);
    const pictures = await Promise.all(Array.from({ length: 8 }, (_, place) => square(60 + place)));
    const size = (
      await sharp(Buffer.from(pictures[0] ?? '', 'base64'))
        .png()
        .toBuffer()
    ).length;
    await fillUp(accountId, size * 3);
    const outcomes = await Promise.allSettled(pictures.map((base64) => client.call(storeImage, { base64 })));
    const stored = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(8);
    expect(await kept(accountId)).toHaveLength(stored);
    expect((await room(client)).leftSize).toBeGreaterThanOrEqual(0);
  });

  /** Leaves an account this number of bytes. */
  async function fillUp(accountId: string, left: number) {
    await server.deps.db.run('insert into account_storage (account_id, used) values ($1, $2)', [
      accountId,
      500 * 1024 * 1024 - left,
    ]);
  }

  /** The files and rows of an account's pictures; each file has its row. */
  async function kept(accountId: string): Promise<string[]> {
    const files: string[] = [];
    for await (const key of server.deps.files.list(`images/${accountId}/`)) files.push(key);
    const rows = await server.deps.db.run('select file_key from document_images where account_id = $1', [
      accountId,
    ]);
    expect(rows.map((row) => row.file_key).sort()).toEqual(files.sort());
    return files;
  }
});
