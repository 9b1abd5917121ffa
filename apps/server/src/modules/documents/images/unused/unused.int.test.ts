import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import {
  createDocument,
  emptyTrash,
  removeDocuments,
  storeImage,
  trashDocuments,
} from '@inkstone/contracts/documents';
import { sendDelta } from '@inkstone/contracts/documents/deltas';
import { getStorage, removeUnusedPictures } from '@inkstone/contracts/documents/storage';
import { saveVersion } from '@inkstone/contracts/documents/versions';
import { day } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compactDocument } from '../../../../platform/sync/compaction.ts';
import { updateOf, writeContent } from '../../../../platform/sync/index.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';
import { createAccount } from '../../../accounts/testing.ts';
import { checkPictures } from './check-pictures.ts';
import { freeUnused } from './free-unused.ts';

let server: TestServer;
let owner: TestClient;
let otherUser: TestClient;
let ownerId: string;
beforeAll(async () => {
  server = await createTestServer({ config: { sessionDays: 400 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  const account = await createAccount(server.deps);
  ownerId = account.accountId;
  owner = server.as(account.token);
  otherUser = server.as((await createAccount(server.deps)).token);
});

async function drawn(background: string): Promise<string> {
  const square = sharp({ create: { width: 30, height: 20, channels: 3, background } });
  return (await square.png().toBuffer()).toString('base64');
}

const send = async (background: string, client = owner) =>
  client.call(storeImage, { base64: await drawn(background) });

/** A document that contains these pictures. */
async function documentWith(...pictures: { url: string }[]): Promise<string> {
  const { id } = await owner.call(createDocument, { title: '画' });
  const content = pictures.map(({ url }) => ({ type: 'image', attrs: { src: url } }));
  const body = { type: 'doc', content };
  // The document has its title already; a second one would be added to it.
  const update = updateOf((doc) => writeContent(doc, { title: '', body, notes: [] }));
  await owner.call(sendDelta, { id, update: Buffer.from(update ?? []).toString('base64') });
  return id;
}

async function removeForGood(...ids: string[]): Promise<void> {
  await owner.call(trashDocuments, { ids });
  await owner.call(removeDocuments, { ids });
}

const isThere = async ({ url }: { url: string }) => (await owner.fetch(url)).status === 200;
const used = async () => {
  const { accountSize, leftSize } = await owner.call(userInfo, {});
  return accountSize - leftSize;
};
const files = async () => {
  const keys: string[] = [];
  for await (const key of server.deps.files.list(`images/${ownerId}/`)) keys.push(key);
  return keys.length;
};

describe('the job', () => {
  it('deletes pictures only removed documents used, 30 days after the upload, and frees their storage', async () => {
    const [red, blue] = [await send('red'), await send('blue')];
    const removed = await documentWith(red, blue);
    await documentWith(blue);
    const before = await used();
    await removeForGood(removed);
    server.clock.advance(30 * day - 1);
    await checkPictures(server.deps);
    expect([await isThere(red), await isThere(blue), await files()]).toEqual([true, true, 2]);
    server.clock.advance(1);
    await checkPictures(server.deps);
    await checkPictures(server.deps);
    expect([await isThere(red), await isThere(blue), await files()]).toEqual([false, true, 1]);
    expect(await used()).toBeLessThan(before);
    expect(await used()).toBeGreaterThan(0);
  });

  it('keeps pictures used in the trash, in a version or in a merged log', async () => {
    const pictures = [await send('#010101'), await send('#020202'), await send('#030303')];
    const [trashed, versioned, merged] = pictures.map((picture) => documentWith(picture));
    const removed = await documentWith(...pictures);
    const inVersion = (await versioned) ?? '';
    await owner.call(saveVersion, { id: inVersion, name: '一' });
    await server.deps.db.run('delete from document_updates where document_id = $1', [inVersion]);
    await compactDocument(server.deps, (await merged) ?? '');
    server.clock.advance(30 * day);
    await owner.call(trashDocuments, { ids: [(await trashed) ?? ''] });
    await removeForGood(removed);
    await checkPictures(server.deps);
    expect(await Promise.all(pictures.map(isThere))).toEqual([true, true, true]);
    await owner.call(emptyTrash, {});
    await checkPictures(server.deps);
    expect(await Promise.all(pictures.map(isThere))).toEqual([false, true, true]);
  });

  it('keeps a picture that is uploaded again meanwhile, and restores one whose file is missing', async () => {
    const red = await send('red');
    await removeForGood(await documentWith(red));
    server.clock.advance(30 * day);
    expect((await send('red')).id).toBe(red.id);
    await checkPictures(server.deps);
    expect(await isThere(red)).toBe(true);
    server.clock.advance(30 * day);
    const [again] = await Promise.all([send('red'), checkPictures(server.deps)]);
    expect(await isThere(again)).toBe(true);
    expect(await files()).toBe(1);
  });

  it('keeps a picture that is inserted into a text during the check', async () => {
    const red = await send('red');
    server.clock.advance(31 * day);
    const { files: store, clock, db } = server.deps;
    let isPictureUsed = false;
    const late = {
      ...db,
      sql: db.sql,
      transact: async <T>(work: Parameters<typeof db.transact<T>>[0]) => {
        if (!isPictureUsed) await documentWith(red);
        isPictureUsed = true;
        return db.transact(work);
      },
    };
    await freeUnused({ files: store, clock, db: late }, ownerId, clock.now());
    expect([isPictureUsed, await isThere(red)]).toEqual([true, true]);
  });

  it('removes files without a row after a crash, of this account only', async () => {
    const { deps } = server;
    await deps.files.put(`images/${ownerId}/left`, Buffer.from('x'));
    const theirs = await send('red', otherUser);
    await freeUnused(deps, ownerId, deps.clock.now());
    expect(await files()).toBe(0);
    expect((await otherUser.fetch(theirs.url)).status).toBe(200);
  });
});

describe('the owner', () => {
  it('sees which pictures use storage and which documents contain them', async () => {
    const red = await send('red');
    const id = await documentWith(red);
    await send('blue');
    const storage = await owner.call(getStorage, {});
    expect(storage).toMatchObject({ total: 500 * 1024 * 1024, pictures: 2, unused: { pictures: 0 } });
    expect(storage.used).toBe(await used());
    expect(storage.largest.find((picture) => picture.id === red.id)?.documents).toEqual([
      { id, title: '画', isTrashed: false, isInVersions: false },
    ]);
    expect((await otherUser.call(getStorage, {})).pictures).toBe(0);
  });

  it('removes their own unused pictures that are older than a day', async () => {
    const [held, loose] = [await send('red'), await send('blue')];
    await documentWith(held);
    const theirs = await send('red', otherUser);
    expect(await owner.call(removeUnusedPictures, {})).toEqual({ removed: 0, size: 0 });
    server.clock.advance(day);
    const { unused } = await owner.call(getStorage, {});
    expect(await owner.call(removeUnusedPictures, {})).toEqual({ removed: 1, size: unused.size });
    expect([await isThere(held), await isThere(loose)]).toEqual([true, false]);
    expect((await otherUser.fetch(theirs.url)).status).toBe(200);
    const visitor = server.visitor();
    await expect(visitor.call(getStorage, {})).rejects.toEqual(new AppError('sign_in_first'));
    await expect(visitor.call(removeUnusedPictures, {})).rejects.toEqual(new AppError('sign_in_first'));
  });
});
