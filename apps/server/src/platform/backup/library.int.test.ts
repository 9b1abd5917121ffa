import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocument, imagePath, listDocuments, trashDocuments } from '@inkstone/contracts/documents';
import { importDocument } from '@inkstone/contracts/documents/exchange';
import { createFolder, listFolders } from '@inkstone/contracts/documents/folders';
import { getVersion, listVersions, saveVersion } from '@inkstone/contracts/documents/versions';
import { getShare, previewShare, saveShare } from '@inkstone/contracts/sharing';
import { documentParts } from '@inkstone/contracts/sync';
import { manualClock, seededRandom } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createAccount } from '../../modules/accounts/testing.ts';
import type { Config } from '../../ports/config.ts';
import type { TestClient } from '../../testing/client.ts';
import { testConfig } from '../../testing/config.ts';
import { copyEmbeddedTemplate } from '../../testing/database.ts';
import { createRawPool, type RawPool } from '../../testing/raw-pool.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { openDatabase } from '../db/open-database.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { createLog } from '../observability/log.ts';
import { openKeys } from '../security/keys.ts';
import { compactDocument } from '../sync/compaction.ts';
import { runBackup } from './backup.ts';
import { runRestore } from './restore.ts';

let folder: string;
let databases: RawPool[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-library-'));
});
afterAll(async () => {
  for (const { close } of databases) await close();
  await rm(folder, { recursive: true });
});

/** The location of an installation with its own keys. */
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>;

async function emptyPlace(name: string): Promise<Place> {
  const place = { dataDir: join(folder, name), databaseUrl: null, secretKey: null };
  if (!process.env.TEST_DATABASE_URL) return place;
  const database = await createRawPool();
  databases = [...databases, database];
  return { ...place, databaseUrl: database.url };
}

/** Runs a server at a location during `work`. */
async function serve<T>(place: Place, work: (server: TestServer) => Promise<T>): Promise<T> {
  const config = testConfig(place);
  const db = await openDatabase(config, { log: createLog('silent') });
  const files = createFileStore(config);
  const keys = await openKeys(config, seededRandom(7), () => Promise.resolve(false));
  const server = await createTestServer({ config: place, base: { db, files, keys } });
  try {
    return await work(server);
  } finally {
    // The location outlives the server, and the server removes only its own data folder.
    await server.close();
    await db.close();
  }
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Folders, a file with a picture, marks with notes, versions, a share, the trash; some of it compacted. */
async function fill(server: TestServer, owner: TestClient): Promise<void> {
  const outer = await owner.call(createFolder, { name: '论文' });
  const inner = await owner.call(createFolder, { name: '草稿', parentId: outer.id });
  for (let n = 0; n < 6; n++) {
    const square = sharp({ create: { width: 9 + n, height: 9, channels: 3, background: 'navy' } });
    const picture = (await square.png().toBuffer()).toString('base64');
    const text = `# 第 ${n} 章\n\n正文 ${n}，**粗**。\n\n![图](data:image/png;base64,${picture})`;
    const base64 = Buffer.from(text).toString('base64');
    const folderId = [null, outer.id, inner.id][n % 3] ?? null;
    const { document } = await owner.call(importDocument, { name: `${n}.md`, base64, folderId });
    await owner.call(saveVersion, { id: document.id, name: `初稿 ${n}` });
    await server.deps.sync.edit(document.id, (doc) => {
      const paragraph = new Y.XmlElement('paragraph');
      paragraph.insert(0, [new Y.XmlText(`后来 ${n} 😀`)]);
      doc.getXmlFragment(documentParts.body).push([paragraph]);
      doc.getMap(documentParts.notes).set(`n${n}`, new Y.Map([['text', new Y.Text(`批注 ${n}`)]]));
    });
    if (n % 2) await compactDocument(server.deps, document.id);
    if (n < 2) await owner.call(saveShare, { documentId: document.id, action: 'turn_on', password: '4321' });
  }
  const { id } = await owner.call(createDocument, { title: '删去的' });
  await owner.call(trashDocuments, { ids: [id] });
}

/** All data of an account, with a checksum of each text with its notes, each version and each picture. */
async function takeStock(server: TestServer, owner: TestClient): Promise<Record<string, unknown>> {
  const live = (await owner.call(listDocuments, {})).documents;
  const trash = (await owner.call(listDocuments, { where: 'trash' })).documents;
  const stock: Record<string, unknown> = { live, trash, folders: await owner.call(listFolders, {}) };
  for (const { id } of [...live, ...trash]) {
    const text = await server.deps.sync.read(id, (doc) =>
      JSON.stringify([
        doc.getText(documentParts.title),
        doc.getXmlFragment(documentParts.body).toString(),
        doc.getMap(documentParts.notes),
      ]),
    );
    const pictures = [...text.matchAll(new RegExp(`${imagePath}\\?id=[\\w-]+`, 'g'))].map(async ([src]) => {
      const response = await owner.fetch(src);
      return [response.status, hash(Buffer.from(await response.arrayBuffer()))];
    });
    const { versions } = await owner.call(listVersions, { id });
    const contents = versions.map(({ id: version }) => owner.call(getVersion, { id, version }));
    stock[id] = {
      text: hash(text),
      pictures: await Promise.all(pictures),
      versions: (await Promise.all(contents)).map((version) => hash(JSON.stringify(version))),
      share: await owner.call(getShare, { documentId: id }),
    };
  }
  return stock;
}

it('a backup restored on an empty machine has every text, picture, version, folder and link', {
  timeout: 120_000,
}, async () => {
  const [here, there] = [await emptyPlace('here'), await emptyPlace('there')];
  if (!here.databaseUrl) await copyEmbeddedTemplate(join(here.dataDir, 'database'));
  const { token, stock } = await serve(here, async (server) => {
    const { token } = await createAccount(server.deps);
    const owner = server.as(token);
    await fill(server, owner);
    await server.deps.sync.flush();
    return { token, stock: await takeStock(server, owner) };
  });
  expect(stock.live).toHaveLength(6);

  const config = testConfig(here);
  await runBackup(config, join(folder, 'backup'), manualClock(1_790_000_000_000));
  await rm(here.dataDir, { recursive: true });
  await runRestore(testConfig(there), join(folder, 'backup'), { force: false });

  await serve(there, async (server) => {
    // The session is still valid after the restore.
    expect(await takeStock(server, server.as(token))).toEqual(stock);
    const shared = Object.values(stock).find(isShared);
    const preview = server
      .visitor()
      .call(previewShare, { token: shared?.share.token ?? '', password: '4321' });
    expect((await preview).html).toContain('后来');
  });
});

function isShared(entry: unknown): entry is { share: { token: string } } {
  return typeof entry === 'object' && entry !== null && 'share' in entry && isOn(entry.share);
}

function isOn(share: unknown): boolean {
  return typeof share === 'object' && share !== null && 'state' in share && share.state === 'on';
}
