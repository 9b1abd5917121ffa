import { AppError } from '@inkstone/contracts';
import { createDocument, storeImage } from '@inkstone/contracts/documents';
import { sendDelta } from '@inkstone/contracts/documents/deltas';
import { searchDocuments } from '@inkstone/contracts/documents/search';
import { getStorage, setPictureSearch } from '@inkstone/contracts/documents/storage';
import { documentParts } from '@inkstone/contracts/sync';
import { day } from '@inkstone/kernel';
import { sql as query } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { RecognisedPicture, TextRecogniser } from '../../../../ports/text-recogniser.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { planNestedLoops } from '../../../../testing/nested-loops.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';
import { createAccount } from '../../../accounts/testing.ts';
import { readPictureTexts } from './read-picture-texts.ts';
import { takeWaiting } from './store.ts';

let server: TestServer;
let owner: TestClient;
let read: () => Promise<RecognisedPicture>;
let reads = 0;

beforeAll(async () => {
  const textRecogniser: TextRecogniser = {
    engine: 'test',
    recognise: () => {
      reads++;
      return read();
    },
    close: async () => undefined,
  };
  server = await createTestServer({ base: { textRecogniser } });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = server.as((await createAccount(server.deps)).token);
  reads = 0;
  read = async () => found('端砚出自肇庆', 90);
});

function found(text: string, confidence: number): RecognisedPicture {
  const box = { left: 0, top: 0, right: 9, bottom: 9 };
  const line = { box, words: [{ text, confidence, box }] };
  const blocks = [{ kind: 'paragraph' as const, box, lines: [line] }];
  return { width: 9, height: 9, turned: 0, language: 'zh', prepared: Buffer.from(''), blocks };
}

/** The address of a stored picture of one colour. */
async function store(grey: number): Promise<string> {
  const background = { r: grey, g: grey, b: grey };
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return (await owner.call(storeImage, { base64: picture.toString('base64') })).url;
}

async function write(title: string, ...pictures: string[]): Promise<void> {
  const { id } = await owner.call(createDocument, { title });
  const doc = new Y.Doc();
  for (const src of pictures) {
    const image = new Y.XmlElement('image');
    doc.getXmlFragment(documentParts.body).push([image]);
    image.setAttribute('src', src);
  }
  await owner.call(sendDelta, { id, update: Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64') });
  await server.deps.sync.flush();
}

const search = async (query: string) => (await owner.call(searchDocuments, { query })).found;
const titles = async (query: string) => (await search(query)).map(({ document }) => document.title);

it('pictures are read only for owners who want it, once for all documents, and found with a mark', async () => {
  const picture = await store(1);
  await write('甲', picture);
  await write('乙', picture);
  await search('端砚');
  await readPictureTexts(server.deps);
  expect([reads, await titles('端砚')]).toEqual([0, []]);
  expect((await owner.call(getStorage, {})).findsPictures).toBe(false);

  await owner.call(setPictureSearch, { isOn: true });
  await search('端砚');
  await readPictureTexts(server.deps);
  expect((await titles('端砚')).sort()).toEqual(['乙', '甲']);
  expect(reads).toBe(1);
  const [first] = await search('端砚 肇庆');
  expect([first?.isInPicture, first?.excerpt.text]).toEqual([true, '端砚出自肇庆']);
  expect((await search('甲'))[0]?.isInPicture).toBe(false);

  await owner.call(setPictureSearch, { isOn: false });
  expect(await titles('端砚')).toEqual([]);
  expect(await server.deps.db.run("select 1 from picture_texts where state = 'done'")).toEqual([]);
});

it('texts recognised with low confidence are not found, and unreadable pictures are not retried', async () => {
  await owner.call(setPictureSearch, { isOn: true });
  read = async () => found('端砚出自肇庆', 20);
  await write('丙', await store(2));
  await search('端砚');
  await readPictureTexts(server.deps);
  expect(await titles('端砚')).toEqual([]);
  read = () => Promise.reject(new AppError('picture_unreadable', { name: '' }));
  await write('丁', await store(3));
  await search('端砚');
  await readPictureTexts(server.deps);
  await readPictureTexts(server.deps);
  expect(reads).toBe(2);
});

it('reading waits while the engine is busy', async () => {
  await owner.call(setPictureSearch, { isOn: true });
  read = () => Promise.reject(new AppError('ocr_busy'));
  await write('戊', await store(4), await store(5));
  await search('端砚');
  for (let turn = 0; turn < 8; turn++) await readPictureTexts(server.deps);
  expect(reads).toBe(8);
  read = async () => found('端砚出自肇庆', 90);
  await readPictureTexts(server.deps);
  expect(await titles('端砚')).toEqual(['戊']);
});

it('as many pictures are read by day as the tier allows, without holding up other accounts', async () => {
  await owner.call(setPictureSearch, { isOn: true });
  const many = await Promise.all(Array.from({ length: 12 }, (_, at) => store(100 + at)));
  await write('己', ...many);
  await search('端砚');
  await readPictureTexts(server.deps);
  expect(reads).toBe(10);
  owner = server.as((await createAccount(server.deps)).token);
  await owner.call(setPictureSearch, { isOn: true });
  await write('庚', await store(200));
  await search('端砚');
  await readPictureTexts(server.deps);
  expect(reads).toBe(11);
  server.clock.advance(day);
  await readPictureTexts(server.deps);
  expect(reads).toBe(13);
});

it('takes one picture at a time and counts its attempt, whatever the database plans', async () => {
  await owner.call(setPictureSearch, { isOn: true });
  await write('甲', await store(7), await store(8), await store(9));
  await search('甲');
  const tried = query`select image_id from picture_texts where state = 'waiting' and tries > 0`;
  await server.deps.db.transact(async ({ sql }) => {
    await planNestedLoops(sql);
    const before = (await sql.execute(tried)).rows.length;
    expect(await takeWaiting(sql, [], 1)).toMatchObject({ tries: 1 });
    expect((await sql.execute(tried)).rows).toHaveLength(before + 1);
  });
});
