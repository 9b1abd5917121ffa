import { AppError } from '@inkstone/contracts';
import { saveDisplay } from '@inkstone/contracts/accounts/display';
import { createDocument, trashDocuments } from '@inkstone/contracts/documents';
import {
  archivePath,
  getArchive,
  importDocument,
  startArchive,
} from '@inkstone/contracts/documents/exchange';
import { createFolder } from '@inkstone/contracts/documents/folders';
import { bodySchema } from '@inkstone/editor/schema';
import { writeDocx } from '@inkstone/exchange/docx';
import { day } from '@inkstone/kernel';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SendFailure } from '../../../../ports/send-failure.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';
import { createAccount } from '../../../accounts/testing.ts';
import { removeExpiredArchives, writeArchive } from './write-archive.ts';

const sent: { accountId: string; archiveId: string }[] = [];
let server: TestServer;
let owner: TestClient;
let otherUser: TestClient;
beforeAll(async () => {
  const jobs = {
    start: async () => undefined,
    stop: async () => undefined,
    send: async (_job: unknown, payload: unknown) => void sent.push(payload as (typeof sent)[number]),
  };
  server = await createTestServer({ config: { sessionDays: 60 }, base: { jobs } });
});
afterAll(() => server.close());
beforeEach(async () => {
  sent.length = 0;
  owner = server.as((await createAccount(server.deps)).token);
  otherUser = server.as((await createAccount(server.deps)).token);
});

const work = async () => {
  for (const payload of sent.splice(0)) await writeArchive(server.deps, payload);
};
const mails = () => server.deps.mail.simulated?.() ?? [];
const unpacked = async () => unzipSync(new Uint8Array(await (await owner.fetch(archivePath)).arrayBuffer()));
const refusalOf = async (call: Promise<unknown>) => {
  const refusal = await call.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
};

it('writes everything with folders, pictures and unique safe names', async () => {
  const folder = await owner.call(createFolder, { name: '论文: 2026', parentId: null });
  const red = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const text = `# 春\n\n正文\n\n![](data:image/png;base64,${red.toString('base64')})`;
  const base64 = Buffer.from(text).toString('base64');
  await owner.call(importDocument, { name: 'a.md', base64, folderId: folder.id });
  for (const title of ['A', 'a', '../../etc/passwd', 'CON', '']) await owner.call(createDocument, { title });
  const removed = await owner.call(createDocument, { title: '删' });
  await owner.call(trashDocuments, { ids: [removed.id] });

  expect(await owner.call(startArchive, { format: 'md' })).toMatchObject({
    state: 'waiting',
    done: 0,
    total: 6,
  });
  expect(await refusalOf(owner.call(startArchive, {}))).toBe('export_running');
  expect((await owner.fetch(archivePath)).status).toBe(404);
  await work();
  expect((await owner.call(getArchive, {})).archive).toMatchObject({ state: 'done', done: 6, total: 6 });

  const response = await owner.fetch(archivePath);
  expect(response.headers.get('content-disposition')).toContain('inkstone-2026-11-21.zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const names = Object.keys(files).sort();
  expect(names.filter((name) => !/^(?:pictures|account)\//.test(name))).toEqual(
    [
      'A.md',
      'Untitled (2).md',
      'Untitled.md',
      'a (2).md',
      'etc passwd.md',
      'metadata.json',
      '论文 2026/春.md',
    ].sort(),
  );
  const picture = names.find((name) => name.startsWith('pictures/')) ?? '';
  expect(strFromU8(files['论文 2026/春.md'] ?? new Uint8Array())).toContain(`](../${picture})`);
  const metadata = JSON.parse(strFromU8(files['metadata.json'] ?? new Uint8Array()));
  expect(metadata.documents).toHaveLength(6);
});

it('contains the notes of documents in every format', async () => {
  const words = bodySchema.text('春眠', [bodySchema.mark('note', { id: 'a' })]);
  const body = bodySchema.node('doc', null, bodySchema.node('paragraph', null, words));
  const note = { id: 'a', text: '请核对', author: '李', at: null, isDone: false, replyTo: null };
  const docx = writeDocx({ title: '晓', body, pictures: new Map(), notes: [note] });
  const base64 = Buffer.from(docx).toString('base64');
  await owner.call(importDocument, { name: 'a.docx', base64 });
  for (const format of ['docx', 'md', 'html', 'txt'] as const) {
    await owner.call(startArchive, { format });
    await work();
    const file = (await unpacked())[`晓.${format}`] ?? new Uint8Array();
    const text = format === 'docx' ? unzipSync(file)['word/comments.xml'] : file;
    expect(strFromU8(text ?? new Uint8Array())).toContain('请核对');
  }
});

it('serves an archive to its owner only', async () => {
  await owner.call(createDocument, { title: '私' });
  await owner.call(startArchive, {});
  await work();
  expect(Object.keys(await unpacked())).toContain('私.docx');
  expect((await otherUser.fetch(archivePath)).status).toBe(404);
  expect((await server.visitor().fetch(archivePath)).status).toBe(401);
  expect((await otherUser.call(getArchive, {})).archive).toBeNull();
  expect(await refusalOf(server.visitor().call(startArchive, {}))).toBe('sign_in_first');
});

it.each([
  ['en', 'Inkstone: your data export is ready', '/en/app/account'],
  ['zh-tw', '硯台：您的資料已打包完成', '/zh-tw/app/account'],
  ['de', 'Inkstone: Ihre Daten liegen bereit', '/de/app/account'],
  [null, '砚台：您的资料已打包好', '/zh/app/account'],
] as const)('sends one e-mail when it is ready, in the language %s', async (language, subject, path) => {
  const { token } = await createAccount(server.deps, { email: `reader-${language}@example.org` });
  const person = server.as(token);
  if (language) await person.call(saveDisplay, { language });
  const before = mails().length;
  await person.call(startArchive, { format: 'txt' });
  const [requested] = sent;
  await work();
  if (requested) await writeArchive(server.deps, requested);
  expect(mails()).toHaveLength(before + 1);
  expect(mails()[0]).toMatchObject({ subject, code: null });
  expect(mails()[0]?.text).toContain(`\n${server.deps.config.baseUrl}${path}\n`);
});

it('sends no mail to an account without an address, and completes although a mail is rejected', async () => {
  const before = mails().length;
  await owner.call(startArchive, { format: 'txt' });
  await work();
  expect(mails()).toHaveLength(before);

  const person = server.as((await createAccount(server.deps, { email: 'full@example.org' })).token);
  const send = vi.spyOn(server.deps.mail, 'send').mockRejectedValue(new SendFailure('limit', 'full'));
  await person.call(startArchive, { format: 'txt' });
  await work();
  expect(send).toHaveBeenCalledOnce();
  send.mockRestore();
  expect((await person.call(getArchive, {})).archive).toMatchObject({ state: 'done' });
});

it('may be written twice, is replaced by the next one, and is deleted after a week', async () => {
  await owner.call(startArchive, { format: 'txt' });
  const [first] = sent;
  await work();
  if (first) await writeArchive(server.deps, first);
  const names = Object.keys(await unpacked());
  expect(names.filter((name) => !name.startsWith('account/'))).toEqual(['metadata.json']);

  await owner.call(createDocument, { title: '新' });
  await owner.call(startArchive, { format: 'txt' });
  if (first) await writeArchive(server.deps, first);
  await work();
  expect(Object.keys(await unpacked())).toContain('新.txt');

  server.clock.advance(7 * day);
  expect((await owner.fetch(archivePath)).status).toBe(404);
  await removeExpiredArchives(server.deps);
  const left: string[] = [];
  for await (const key of server.deps.files.list('archives/')) left.push(key);
  expect((await owner.call(getArchive, {})).archive).toBeNull();
  expect(left).toEqual([]);
});
