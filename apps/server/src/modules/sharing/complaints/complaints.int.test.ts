import type { InputOf } from '@inkstone/contracts';
import { storeImage, trashDocuments } from '@inkstone/contracts/documents';
import { complainAboutShare, complaintReasons, previewShare, saveShare } from '@inkstone/contracts/sharing';
import { blockAccount, unblockAccount } from '@inkstone/contracts/staff/accounts';
import {
  listComplaints,
  moderateShare,
  readReported,
  readReportedPicture,
} from '@inkstone/contracts/staff/shares';
import { documentParts } from '@inkstone/contracts/sync';
import { hour } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { sharesCommand } from '../../../cli/shares.ts';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { outputOf } from '../../../testing/operator.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { refusalOf, shareDocument } from '../testing/shared-document.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Report = InputOf<typeof complainAboutShare>;
const report = (input: Report) => server.visitor().call(complainAboutShare, input);

/** Output of a command. */
async function output(...args: string[]): Promise<string> {
  return (await outputOf(server, sharesCommand, ...args)).join('\n');
}

const png = async (background: string) => {
  const square = sharp({ create: { width: 4, height: 4, channels: 3, background } });
  return (await square.png().toBuffer()).toString('base64');
};

/** The colour of the first pixel of a picture in base64. */
async function colourOf(content: string | null): Promise<number[]> {
  const pixels = await sharp(Buffer.from(content ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixels.subarray(0, 3)];
}

async function insertImages(documentId: string, sources: readonly string[]): Promise<void> {
  await server.deps.sync.edit(documentId, (doc) => {
    const images = sources.map((source) => {
      const image = new Y.XmlElement('image');
      image.setAttribute('src', source);
      return image;
    });
    doc.getXmlFragment(documentParts.body).insert(0, images);
  });
}

describe('a report', () => {
  it.each(complaintReasons)('of a shared document reaches the operator: %s', async (reason) => {
    server.clock.advance(2 * hour);
    const { link, documentId } = await shareDocument(server);
    await report({ token: link, reason, text: '第三段\n有问题。\u001b[2J', email: 'who@example.org' });
    const list = await output('list-complaints');
    expect(list).toContain(reason);
    expect(list).toContain(documentId);
    expect(list).toContain('answer to who@example.org');
    expect(list).toContain('    | 第三段\n    | 有问题。 [2J');
    expect(server.captured.text()).not.toContain('who@example.org');
  });

  it.each<[string, Partial<Record<keyof Report, unknown>>, string]>([
    ['an unknown link', { token: 'x' }, 'share_closed'],
    ['an unknown reason', { reason: 'boring' }, 'invalid_request'],
    ['an invalid e-mail address', { email: 'who' }, 'invalid_request'],
    ['a text that is too long', { text: 'x'.repeat(2001) }, 'invalid_request'],
  ])('of %s is refused', async (_, wrong, code) => {
    server.clock.advance(2 * hour);
    const { link } = await shareDocument(server);
    const input = { token: link, reason: 'fraud', ...wrong } as Report;
    expect(await refusalOf(report(input))).toBe(code);
  });

  it('can be made ten times an hour by one address', async () => {
    server.clock.advance(2 * hour);
    const { link } = await shareDocument(server);
    for (let n = 0; n < 10; n++) await report({ token: link, reason: 'lewd' });
    expect(await refusalOf(report({ token: link, reason: 'lewd' }))).toBe('too_many_requests');
  });
});

describe('the operator', () => {
  it('holds a link, releases it, and closes the report, which deletes its reporter', async () => {
    server.clock.advance(2 * hour);
    const { link } = await shareDocument(server);
    await report({ token: link, reason: 'illegal', email: 'who2@example.org' });
    const open = () => refusalOf(server.visitor().call(previewShare, { token: link }));
    expect(await output('hold', `https://write.example.org/en/fileshare/${link}`)).toBe(
      'The link is held now.',
    );
    expect(await open()).toBe('share_held');
    expect(await output('release', link)).toBe('The link is on now.');
    expect(await open()).toContain('no refusal');

    const list = await output('list-complaints');
    const id = /(\S+) {2}\S+ {2}illegal\n.*\n.*who2@/.exec(list)?.[1] ?? '';
    expect(await output('close-complaint', id, 'nothing', 'found')).toContain('is closed');
    expect(await output('list-complaints')).not.toContain(id);
    const all = await output('list-complaints', '--all');
    expect(all).toContain('→ nothing found');
    expect(all).not.toContain('who2@example.org');
    await expect(output('close-complaint', id)).rejects.toThrow('closed already');
  });

  it('sees what a reported link does, and holds it by the report', async () => {
    server.clock.advance(2 * hour);
    const { link, documentId } = await shareDocument(server);
    await report({ token: link, reason: 'plagiarism' });
    const operator = callAsOperator(server.deps, 'tester');
    const reported = async () =>
      (await operator(listComplaints, {})).rows.find((row) => row.documentId === documentId);
    const complaintId = (await reported())?.id ?? '';
    expect((await reported())?.share).toBe('on');
    await operator(moderateShare, { complaintId, event: 'hold', reason: 'test' });
    expect((await reported())?.share).toBe('held');
    expect(await refusalOf(server.visitor().call(previewShare, { token: link }))).toBe('share_held');
  });

  it('closes the links of an account together with the account, until it is unblocked', async () => {
    server.clock.advance(2 * hour);
    const { link, accountId } = await shareDocument(server);
    await report({ token: link, reason: 'fraud' });
    const operator = callAsOperator(server.deps, 'tester');
    const opens = () => refusalOf(server.visitor().call(previewShare, { token: link }));
    const owner = async () => {
      const { rows } = await operator(listComplaints, { which: 'open' });
      return rows.find((row) => row.accountId === accountId)?.owner;
    };
    const block = { accountId, reason: 'test' };
    await operator(blockAccount, block);
    expect(await opens()).toContain('no refusal');
    expect(await owner()).toBe('blocked');
    const blocked = await operator(blockAccount, { ...block, closesShares: true });
    expect(blocked.closesShares).toBe(true);
    expect([await opens(), await owner()]).toEqual(['share_closed', 'blocked_with_shares']);
    // A later block without the links does not open them.
    await operator(blockAccount, block);
    expect(await opens()).toBe('share_closed');
    await operator(unblockAccount, block);
    expect(await opens()).toContain('no refusal');
    expect(await owner()).toBe('active');
  });

  it('reads a reported text as visitors see it, also while it is held, until its owner stops sharing it', async () => {
    server.clock.advance(2 * hour);
    const { link, documentId, owner } = await shareDocument(server, { password: '8z4k', author: '孟浩然' });
    await report({ token: link, reason: 'plagiarism' });
    const operator = callAsOperator(server.deps, 'tester');
    const { rows } = await operator(listComplaints, {});
    const complaintId = rows.find((row) => row.documentId === documentId)?.id ?? '';
    const read = () => operator(readReported, { complaintId });
    const text = { title: '春晓', author: '孟浩然', text: '春眠不觉晓。', language: 'zh', pictures: 0 };
    expect(await read()).toEqual(text);
    await operator(moderateShare, { complaintId, event: 'hold', reason: 'test' });
    expect(await read()).toEqual(text);
    await owner.call(saveShare, { documentId, action: 'close' });
    expect(await refusalOf(read())).toBe('share_closed');
    await operator(moderateShare, { complaintId, event: 'release', reason: 'test' });
    expect(await refusalOf(read())).toBe('share_closed');
    await owner.call(saveShare, { documentId, action: 'turn_on' });
    await owner.call(trashDocuments, { ids: [documentId] });
    expect(await refusalOf(read())).toBe('share_trashed');
    expect(await refusalOf(operator(readReported, { complaintId: 'x' }))).toBe('report_not_found');
  });

  it('sees the pictures of a reported document one by one, none of other documents, until sharing ends', async () => {
    server.clock.advance(2 * hour);
    const { link, documentId, owner } = await shareDocument(server);
    const { url } = await owner.call(storeImage, { base64: await png('red') });
    const { url: unused } = await owner.call(storeImage, { base64: await png('blue') });
    const missing = unused.replace(/[0-9a-f-]{36}/, crypto.randomUUID());
    const inline = `data:image/png;base64,${await png('green')}`;
    await insertImages(documentId, [url, inline, missing, 'https://elsewhere.example/x.png']);
    await report({ token: link, reason: 'lewd' });
    const operator = callAsOperator(server.deps, 'tester');
    const { rows } = await operator(listComplaints, {});
    const complaintId = rows.find((row) => row.documentId === documentId)?.id ?? '';
    const picture = (place: number) => operator(readReportedPicture, { complaintId, place });

    expect((await operator(readReported, { complaintId })).pictures).toBe(3);
    expect(await colourOf((await picture(0)).content)).toEqual([255, 0, 0]);
    expect(await colourOf((await picture(1)).content)).toEqual([0, 128, 0]);
    expect(await picture(2)).toEqual({ mediaType: '', content: null });
    expect(await picture(3)).toEqual({ mediaType: '', content: null });
    expect(await refusalOf(operator(readReportedPicture, { complaintId: 'x', place: 0 }))).toBe(
      'report_not_found',
    );
    await owner.call(saveShare, { documentId, action: 'close' });
    expect(await refusalOf(picture(0))).toBe('share_closed');
  });

  it.each([
    [[]],
    [['hold']],
    [['hold', 'a', 'b']],
    [['list-complaints', 'x']],
    [['sing']],
    [['list-complaints', '--loud']],
  ])('receives the usage, after %j', async (args) => {
    await expect(output(...args)).rejects.toThrow('inkstone shares list-complaints');
  });

  it('learns that a link or report does not exist', async () => {
    await expect(output('hold', 'x'.repeat(32))).rejects.toThrow('closed, or was never on');
    await expect(output('close-complaint', 'x')).rejects.toThrow('There is no report x.');
  });
});
