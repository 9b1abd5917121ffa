import { rates } from '@inkstone/contracts';
import { getDocument, trashDocuments } from '@inkstone/contracts/documents';
import {
  complainAboutShare,
  getShare,
  listShares,
  previewShare,
  saveShare,
} from '@inkstone/contracts/sharing';
import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';
import {
  moderate,
  refusalOf,
  shareDocument,
  type TestShare,
  textOfShare,
  turnOn,
  write,
  writeDocument,
} from './testing/shared-document.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { sessionDays: 90 } });
});
afterAll(() => server.close());

const open = (token: string, more: { password?: string; visit?: string; opens?: boolean } = {}) =>
  server.visitor().call(previewShare, { token, ...more });
const act = ({ owner, documentId }: TestShare, action: 'turn_on' | 'refresh' | 'change' | 'close') =>
  owner.call(saveShare, { documentId, action });

describe('access to a share', () => {
  const nonexistentId = '01900000-0000-7000-8000-000000000000';
  const actions = ['turn_on', 'refresh', 'change', 'close'] as const;

  it.each(actions)('%s is for the owner only', async (action) => {
    const share = await shareDocument(server);
    const { documentId } = share;
    const otherUser = server.as((await createAccount(server.deps)).token);
    const input = { documentId, action };
    expect(await refusalOf(server.visitor().call(saveShare, input))).toBe('sign_in_first');
    expect(await refusalOf(otherUser.call(saveShare, input))).toBe('file_not_found');
    expect(await refusalOf(otherUser.call(saveShare, { ...input, documentId: nonexistentId }))).toBe(
      'file_not_found',
    );
    expect((await open(share.link)).title).toBe('春晓');
    expect((await share.owner.call(saveShare, input)).documentId).toBe(documentId);
  });

  it('is visible to the owner only', async () => {
    const { owner, documentId, link } = await shareDocument(server);
    const otherUser = server.as((await createAccount(server.deps)).token);
    expect(await refusalOf(server.visitor().call(getShare, { documentId }))).toBe('sign_in_first');
    expect(await refusalOf(otherUser.call(getShare, { documentId }))).toBe('file_not_found');
    expect(await owner.call(getShare, { documentId })).toMatchObject({
      ...{ state: 'on', token: link, views: 0 },
      link: `http://localhost/fileshare/${link}`,
    });
  });

  it('a link opens its document to everybody and nothing else', async () => {
    const { documentId, link } = await shareDocument(server);
    const otherUser = server.as((await createAccount(server.deps)).token);
    expect(textOfShare(await open(link))).toBe('春眠不觉晓。');
    expect(textOfShare(await otherUser.call(previewShare, { token: link }))).toBe('春眠不觉晓。');
    expect(await refusalOf(otherUser.call(getDocument, { id: documentId }))).toBe('file_not_found');
  });

  it.each(['', 'x', 'A'.repeat(32), `${'A'.repeat(31)}'`, '../../etc/passwd', '0'.repeat(200)])(
    'an invented link, %j, opens nothing',
    async (token) => expect(await refusalOf(open(token))).toBe('share_closed'),
  );

  it('contains nothing about account, document or link besides the text', async () => {
    const { accountId, documentId, link } = await shareDocument(server);
    const shown = JSON.stringify(await open(link));
    for (const secret of [accountId, documentId, link]) expect(shown).not.toContain(secret);
  });
});

describe('a link is refused:', () => {
  const stories: Record<string, [tell: (share: TestShare) => Promise<unknown>, code: string]> = {
    closed: [(share) => act(share, 'close'), 'share_closed'],
    refreshed: [(share) => act(share, 'refresh'), 'share_replaced'],
    'refreshed and closed': [
      async (share) => {
        await act(share, 'refresh');
        await act(share, 'close');
      },
      'share_replaced',
    ],
    trashed: [({ owner, documentId }) => owner.call(trashDocuments, { ids: [documentId] }), 'share_trashed'],
    held: [({ link }) => moderate(server, link, 'hold'), 'share_held'],
    'closed, then held': [
      async (share) => {
        await act(share, 'close');
        await moderate(server, share.link, 'hold');
      },
      'share_held',
    ],
  };

  it.each(Object.entries(stories))('%s', async (_, [deliver, code]) => {
    const share = await shareDocument(server);
    const { visit } = await open(share.link);
    await deliver(share);
    expect(await refusalOf(open(share.link))).toBe(code);
    // Visitors with a running visit are refused too.
    expect(await refusalOf(open(share.link, { visit }))).toBe(code);
  });

  it('expired, with the date', async () => {
    const { link } = await shareDocument(server, { expiresAt: server.clock.now() + hour });
    expect((await open(link)).title).toBe('春晓');
    server.clock.advance(hour);
    await expect(open(link)).rejects.toMatchObject({ code: 'share_expired', params: { date: '2026-11-21' } });
  });

  it('sharing is disabled in this installation', async () => {
    await using closed = await createTestServer({ config: { hasSharing: false } });
    const document = await writeDocument(closed);
    expect(await refusalOf(turnOn(document))).toBe('share_forbidden');
  });
});

describe('the states of a share', () => {
  it('it begins off, is turned on, closed and turned on again with the same link', async () => {
    const document = await writeDocument(server);
    const { owner, documentId } = document;
    expect(await owner.call(getShare, { documentId })).toMatchObject({ state: 'off', token: null });
    expect(await refusalOf(owner.call(saveShare, { documentId, action: 'refresh' }))).toBe('share_closed');
    const link = await turnOn(document);
    expect(link).toMatch(/^[\w-]{32}$/);
    await owner.call(saveShare, { documentId, action: 'close' });
    expect(await turnOn(document)).toBe(link);
    expect((await open(link)).title).toBe('春晓');
  });

  it('it has another link when refreshed, whose views start at zero', async () => {
    const share = await shareDocument(server);
    await open(share.link);
    const { token, views } = await act(share, 'refresh');
    expect(token).not.toBe(share.link);
    expect(views).toBe(0);
    expect((await open(token ?? '')).title).toBe('春晓');
  });

  it('it is one share with one link when turned on by concurrent requests', async () => {
    const document = await writeDocument(server);
    const links = await Promise.all(Array.from({ length: 6 }, () => turnOn(document)));
    expect(new Set(links).size).toBe(1);
    expect((await open(links[0] ?? '')).title).toBe('春晓');
  });

  it('its owner cannot release a hold; a release restores its state', async () => {
    const share = await shareDocument(server);
    await moderate(server, `${server.url}/zh/fileshare/${share.link}?x=1`, 'hold');
    expect(await refusalOf(act(share, 'refresh'))).toBe('share_held');
    expect(await refusalOf(act(share, 'turn_on'))).toBe('share_held');
    expect(await act(share, 'change')).toMatchObject({ isHeld: true });
    await moderate(server, share.link, 'release');
    expect((await open(share.link)).title).toBe('春晓');
  });

  it('it opens again when its document is restored from the trash, and not after permanent removal', async () => {
    const { owner, documentId, link } = await shareDocument(server);
    await owner.call(trashDocuments, { ids: [documentId] });
    expect(await refusalOf(owner.call(saveShare, { documentId, action: 'turn_on' }))).toBe('file_in_trash');
    server.clock.advance(31 * day);
    const { removeExpired } = await import('../documents/removal/remove-for-good.ts');
    await removeExpired(server.deps);
    expect(await refusalOf(open(link))).toBe('share_deleted');
    expect(await refusalOf(server.visitor().call(complainAboutShare, { token: link, reason: 'fraud' }))).toBe(
      'share_deleted',
    );
  });

  it("it is shown in its owner's lists while it is on", async () => {
    const share = await shareDocument(server);
    const otherUser = server.as((await createAccount(server.deps)).token);
    const shared = async (client = share.owner) => (await client.call(listShares, {})).documentIds;
    expect(await shared()).toEqual([share.documentId]);
    expect(await shared(otherUser)).toEqual([]);
    expect(await refusalOf(server.visitor().call(listShares, {}))).toBe('sign_in_first');
    await act(share, 'close');
    expect(await shared()).toEqual([]);
  });
});

describe('an unsynchronised document', () => {
  const vector = (doc: Y.Doc) => Buffer.from(Y.encodeStateVector(doc)).toString('base64url');

  it('is not shared until the server has it', async () => {
    const document = await writeDocument(server);
    const device = new Y.Doc();
    const { update } = await server.deps.sync.readDelta(document.documentId, new Uint8Array());
    Y.applyUpdate(device, update);
    device.getText('title').insert(0, '改');
    const stateVector = vector(device);
    expect(await refusalOf(turnOn(document, { stateVector }))).toBe('share_not_synchronised');
    await server.deps.sync.submit(document.documentId, Y.encodeStateAsUpdate(device));
    expect(await turnOn(document, { stateVector })).toHaveLength(32);
  });

  it('is refused with an invalid state vector', async () => {
    const document = await writeDocument(server);
    const stateVector = Buffer.from([255, 255, 255]).toString('base64url');
    expect(await refusalOf(turnOn(document, { stateVector }))).toBe('invalid_sync_message');
  });
});

describe('visitors', () => {
  it('always see the latest text', async () => {
    const { documentId, link } = await shareDocument(server);
    await write(server, documentId, '处处闻啼鸟。');
    expect(textOfShare(await open(link))).toBe('春眠不觉晓。处处闻啼鸟。');
    expect(await open(link)).toMatchObject({ language: 'zh', author: '' });
  });

  it("see the author's name if enabled, and the expiry", async () => {
    const expiresAt = server.clock.now() + day;
    const { link } = await shareDocument(server, { author: ' 孟浩然 ', expiresAt });
    expect(await open(link)).toMatchObject({ author: '孟浩然', expiresAt });
  });
});

describe('views', () => {
  const views = async ({ owner, documentId }: TestShare) =>
    (await owner.call(getShare, { documentId })).views;

  it('are counted once for each visit, and not for the owner', async () => {
    const share = await shareDocument(server);
    const { visit } = await open(share.link);
    await open(share.link, { visit });
    await share.owner.call(previewShare, { token: share.link });
    expect(await views(share)).toBe(1);
    await open(share.link);
    expect(await views(share)).toBe(2);
    server.clock.advance(12 * hour);
    await open(share.link, { visit });
    expect(await views(share)).toBe(3);
  });

  it('end at the limit, also for concurrent visits', async () => {
    const share = await shareDocument(server, { viewLimit: 3 });
    const visits = await Promise.all(Array.from({ length: 12 }, () => refusalOf(open(share.link))));
    expect(visits.filter((code) => code.startsWith('no refusal'))).toHaveLength(3);
    expect(visits.filter((code) => code === 'share_views_used')).toHaveLength(9);
    expect(await views(share)).toBe(3);
  });

  it('are not counted for previews, and stay valid for a running visit', async () => {
    const { link } = await shareDocument(server, { viewLimit: 1 });
    await expect(open(link, { opens: false })).rejects.toMatchObject({
      code: 'share_views_limited',
      params: { left: 1 },
    });
    const { visit } = await open(link);
    expect(await refusalOf(open(link))).toBe('share_views_used');
    expect((await open(link, { visit, opens: false })).title).toBe('春晓');
  });

  it.each(['x', 'AAAA', Buffer.alloc(60).toString('base64url')])(
    'ignore a forged visit: %j',
    async (visit) => {
      const share = await shareDocument(server);
      await open(share.link, { visit });
      await open(share.link, { visit });
      expect(await views(share)).toBe(2);
    },
  );

  it('refuse a visit of another share', async () => {
    const [one, two] = [await shareDocument(server), await shareDocument(server)];
    const { visit } = await open(one.link);
    await open(two.link, { visit });
    expect(await views(two)).toBe(1);
  });
});

describe('a password', () => {
  it('is requested once for each visit, and again when it is changed', async () => {
    const { owner, documentId, link } = await shareDocument(server, { password: '芝麻开门' });
    expect(await refusalOf(open(link))).toBe('share_password_required');
    expect(await refusalOf(open(link, { password: '芝麻' }))).toBe('share_password_wrong');
    const { visit } = await open(link, { password: '芝麻开门' });
    expect((await open(link, { visit })).title).toBe('春晓');
    await owner.call(saveShare, { documentId, action: 'change', password: '5678' });
    expect(await refusalOf(open(link, { visit }))).toBe('share_password_required');
    await owner.call(saveShare, { documentId, action: 'change', password: null });
    expect((await open(link)).title).toBe('春晓');
  });

  it('limits guesses, also concurrent ones', async () => {
    const { link } = await shareDocument(server, { password: 'right' });
    const guesses = Array.from({ length: 14 }, (_, i) => refusalOf(open(link, { password: `wrong${i}` })));
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === 'share_password_wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'share_too_many_guesses')).toHaveLength(4);
    expect(await refusalOf(open(link, { password: 'right' }))).toBe('share_too_many_guesses');
    server.clock.advance(15 * minute);
    expect((await open(link, { password: 'right' })).title).toBe('春晓');
  });

  it('is stored as argon2id, and a correct entry does not count', async () => {
    const { link, documentId } = await shareDocument(server, { password: 'right' });
    for (let visit = 0; visit < 12; visit++) await open(link, { password: 'right' });
    const rows = await server.deps.db.run(
      `select password_hash from shares where document_id = '${documentId}'`,
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    [{ password: 'abc' }, 'share_password_length'],
    [{ expiresAt: 1 }, 'share_expiry_past'],
    [{ viewLimit: 0 }, 'invalid_request'],
    [{ viewLimit: 1.5 }, 'invalid_request'],
    [{ author: 'x'.repeat(51) }, 'invalid_request'],
  ])('and other settings are refused when invalid: %j', async (settings, code) => {
    expect(await refusalOf(turnOn(await writeDocument(server), settings))).toBe(code);
  });
});

it('a link appears neither in the database nor in the log', async () => {
  const { link } = await shareDocument(server, { password: 'secret' });
  await refusalOf(open(link, { password: 'wrong' }));
  for (const table of ['shares', 'share_links', 'share_guesses']) {
    expect(JSON.stringify(await server.deps.db.run(`select * from ${table}`))).not.toContain(link);
  }
  expect(JSON.stringify(server.captured.lines())).not.toContain(link);
});

it('an address can try links only at the rate of a school class', async () => {
  server.clock.advance(5 * minute);
  const { requests } = rates.visit;
  for (let n = 0; n < requests; n++) expect(await refusalOf(open(`guess${n}`))).toBe('share_closed');
  expect(await refusalOf(open('guess'))).toBe('too_many_requests');
});
