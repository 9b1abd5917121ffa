import { randomUUID } from 'node:crypto';
import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { addExemptWords } from '@inkstone/contracts/assist/exempt-words';
import { addWord } from '@inkstone/contracts/assist/word-list';
import { createDocument, storeImage, trashDocuments } from '@inkstone/contracts/documents';
import { saveArchiveSchedule } from '@inkstone/contracts/documents/archive-schedules';
import { startArchive } from '@inkstone/contracts/documents/exchange';
import { createFolder } from '@inkstone/contracts/documents/folders';
import { saveVersion } from '@inkstone/contracts/documents/versions';
import { previewShare, saveShare } from '@inkstone/contracts/sharing';
import { documentParts } from '@inkstone/contracts/sync';
import sharp from 'sharp';
import * as Y from 'yjs';
import { createAccount, testProof } from '../../modules/accounts/testing.ts';
import { indexDocuments } from '../../modules/documents/search/index-documents.ts';
import type { TestClient } from '../client.ts';
import type { TestServer } from '../server.ts';

/** Part of all of the owner's data; must not occur in replies to others. */
export const secret = '海底沉钟';

/** The destination of the owner's archives. */
export const backupPlace = {
  kind: 'webdav',
  url: 'https://dav.example.com/',
  user: 'a',
  folder: secret,
} as const;

/** The ids and secrets that calls use, of one owner or of nonexistent data. */
export interface LibraryIds {
  readonly document: string;
  readonly trashed: string;
  readonly folder: string;
  readonly version: string;
  readonly picture: string;
  /** The token in the link, after /fileshare/. */
  readonly link: string;
  /** The ticket in the URL of a picture of the shared text. */
  readonly ticket: string;
  /** A word that is on the word list and among the exempt words. */
  readonly word: string;
}

/** An account with all kinds of document data, and all callers that try to access it. */
export interface Library {
  readonly accountId: string;
  readonly token: string;
  readonly owner: TestClient;
  /** An API key of the owner. */
  readonly key: string;
  readonly ids: LibraryIds;
}

/** Returns ids that do not exist. */
export function nonexistentIds(): LibraryIds {
  return {
    document: randomUUID(),
    trashed: randomUUID(),
    folder: randomUUID(),
    version: randomUUID(),
    picture: randomUUID(),
    link: randomUUID().replaceAll('-', ''),
    ticket: 'AAAA',
    word: '无此词',
  };
}

/** Creates an account with a folder, a text, a picture, a version, a deleted document, a share, an archive and a word. */
export async function createLibrary(server: TestServer): Promise<Library> {
  const { accountId, token } = await createAccount(server.deps);
  const owner = server.as(token);
  const proof = await testProof(server.deps, { accountId }, 'make_key');
  const { secret: key } = await owner.call(createApiKey, { name: secret, opensDocuments: true, proof });
  const { id: folder } = await owner.call(createFolder, { name: secret });
  const { id: document } = await owner.call(createDocument, { title: secret, folderId: folder });
  const { id: trashed } = await owner.call(createDocument, { title: `旧${secret}` });
  await owner.call(trashDocuments, { ids: [trashed] });
  const { id: picture, url } = await owner.call(storeImage, { base64: await drawSquare() });
  await server.deps.sync.edit(document, (doc) => {
    const [paragraph, image] = [new Y.XmlElement('paragraph'), new Y.XmlElement('image')];
    paragraph.insert(0, [new Y.XmlText(secret)]);
    image.setAttribute('src', url);
    doc.getXmlFragment(documentParts.body).insert(0, [paragraph, image]);
  });
  const { id: version } = await owner.call(saveVersion, { id: document, name: secret });
  const { token: link } = await owner.call(saveShare, { documentId: document, action: 'turn_on' });
  if (link === null) throw new Error('A share that is on has a link');
  const { html } = await owner.call(previewShare, { token: link });
  const ticket = decodeURIComponent(/ticket=([^"&]+)/.exec(html)?.[1] ?? '');
  await owner.call(addWord, { word: secret });
  await owner.call(addExemptWords, { words: [secret] });
  await owner.call(startArchive, { format: 'md' });
  const backup = { place: backupPlace, secret, rhythm: 'daily', timeZone: 'UTC', keep: 7 } as const;
  const leave = await testProof(server.deps, { accountId }, 'export_data');
  await owner.call(saveArchiveSchedule, { ...backup, proof: leave });
  await server.deps.sync.flush();
  await indexDocuments(server.deps);
  return {
    accountId,
    token,
    owner,
    key,
    ids: { document, trashed, folder, version, picture, link, ticket, word: secret },
  };
}

/** Creates a picture in the form of an upload. */
export async function drawSquare(): Promise<string> {
  const square = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  return (await square.png().toBuffer()).toString('base64');
}
