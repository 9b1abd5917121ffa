import {
  chooseNotificationMail,
  countUnread,
  listNotifications,
  markRead,
  notificationKinds,
  readNotificationChoices,
} from '@inkstone/contracts/notifications';
import { complainAboutShare } from '@inkstone/contracts/sharing';
import { blockAccount } from '@inkstone/contracts/staff/accounts';
import { closeComplaint, listComplaints, moderateShare } from '@inkstone/contracts/staff/shares';
import { day, instant } from '@inkstone/kernel';
import { locales } from '@inkstone/phrases';
import { loadNotificationMessages, notificationValues } from '@inkstone/phrases/format-notification';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsOperator } from '../../composition/call-as-operator.ts';
import type { MailMessage } from '../../ports/mail.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';
import { grantWords } from '../membership/words/grant-words.ts';
import { warnOfEnding } from '../membership/words/warn-of-ending.ts';
import { shareDocument } from '../sharing/testing/shared-document.ts';
import { purgeNotifications } from './purge-notifications.ts';

const sent: MailMessage[] = [];
let server: TestServer;
beforeAll(async () => {
  const mail = { simulated: null, send: async (message: MailMessage) => void sent.push(message) };
  server = await createTestServer({ base: { mail } });
});
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
});

/** An account with an e-mail address, and its client. */
async function createPerson() {
  const { accountId, token } = await createAccount(server.deps);
  await server.deps.db.run(`update accounts set email = 'ann@example.com' where account_id = $1`, [
    accountId,
  ]);
  return { accountId, person: server.as(token) };
}

const notify = (accountId: string, ...rest: [kind: (typeof notificationKinds)[number], params?: object]) =>
  server.deps.db.transact((tx) => server.deps.notify(tx, accountId, rest[0], (rest[1] ?? {}) as never));

describe('notifications', () => {
  it('are listed page by page, counted, and marked as read by their owner alone', async () => {
    const { accountId, person } = await createPerson();
    const { accountId: otherId, person: other } = await createPerson();
    for (const orderNo of ['1', '2', '3']) await notify(accountId, 'order_paid', { orderNo });
    await notify(otherId, 'order_paid', { orderNo: '4' });
    const first = await person.call(listNotifications, { limit: 2 });
    const second = await person.call(listNotifications, { limit: 2, cursor: first.next ?? '' });
    expect([...first.rows, ...second.rows].map(({ params }) => params.orderNo).sort()).toEqual([
      '1',
      '2',
      '3',
    ]);
    const ids = first.rows.map(({ id }) => id);
    expect(await other.call(markRead, { ids })).toEqual({ unread: 1 });
    expect(await person.call(countUnread, {})).toEqual({ unread: 3 });
    expect(await person.call(markRead, { ids })).toEqual({ unread: 1 });
    expect(await person.call(markRead, { ids: 'all' })).toEqual({ unread: 0 });
  });

  it('are not stored when their transaction is rolled back', async () => {
    const { accountId, person } = await createPerson();
    const failed = server.deps.db.transact(async (tx) => {
      await server.deps.notify(tx, accountId, 'order_refunded', { orderNo: '1' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await person.call(listNotifications, {})).rows).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('are mailed as the user has chosen, except if the module mails itself', async () => {
    const { accountId, person } = await createPerson();
    await notify(accountId, 'order_refunded', { orderNo: '7' });
    await expect.poll(() => sent.map(({ text }) => text)).toEqual([expect.stringContaining('7')]);
    await person.call(chooseNotificationMail, { kind: 'order_refunded', mail: false });
    expect((await person.call(readNotificationChoices, {})).mails).toMatchObject({ order_refunded: false });
    await notify(accountId, 'order_refunded', { orderNo: '8' });
    await notify(accountId, 'renewal_ahead', { at: 0 });
    await person.call(chooseNotificationMail, { kind: 'order_paid', mail: true });
    await notify(accountId, 'order_paid', { orderNo: '9' });
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.text).toContain('9');
  });

  it.each([
    { kind: 'renewal_ahead', mail: false },
    { kind: 'nonsense', mail: true },
  ])('cannot be set to %j', async (choice) => {
    const { person } = await createPerson();
    const call = person.call(chooseNotificationMail, choice as never);
    await expect(call).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('are removed after 180 days', async () => {
    const { accountId, person } = await createPerson();
    await notify(accountId, 'invoice_issued');
    server.clock.advance(179 * day);
    await purgeNotifications(server.deps);
    const { sql } = server.deps.db;
    expect(sql).toBeDefined();
    server.clock.advance(2 * day);
    await purgeNotifications(server.deps);
    const left = await server.deps.db.run('select 1 from notifications where account_id = $1', [accountId]);
    expect(left).toEqual([]);
    expect(person).toBeDefined();
  });

  it.each(locales)('have texts in %s', async (locale) => {
    const t = await loadNotificationMessages(locale);
    const params = { orderNo: 'N1', number: 'T1', name: 'A', words: 5, event: 'hold', at: 0 };
    const values = notificationValues(params, locale);
    for (const kind of notificationKinds) {
      expect(t(`title.${kind}`)).not.toBe(`title.${kind}`);
      expect(t(`text.${kind}`, values)).not.toMatch(/[{}]|text\./);
    }
  });
});

describe('expiring words', () => {
  it('are notified 7 days and 1 day ahead, once', async () => {
    const { accountId, person } = await createPerson();
    const given = {
      accountId,
      words: 500,
      purpose: 'inspire',
      days: 30,
      source: 'test',
      sourceId: accountId,
    } as const;
    await server.deps.db.transact(({ sql }) =>
      grantWords(server.deps, sql, { ...given, at: server.clock.now() }),
    );
    const notified = async () => {
      await warnOfEnding(server.deps);
      await warnOfEnding(server.deps);
      return Number(
        (
          await server.deps.db.run('select count(*) as n from notifications where account_id = $1', [
            accountId,
          ])
        )[0]?.n,
      );
    };
    expect(await notified()).toBe(0);
    server.clock.advance(23.5 * day);
    expect(await notified()).toBe(1);
    server.clock.advance(6 * day);
    expect(await notified()).toBe(2);
    expect(person).toBeDefined();
  });

  it('are notified by due work in the mornings, also while a test clock is moved', async () => {
    const { accountId } = await createPerson();
    const at = server.clock.now();
    await server.deps.db.run('delete from due');
    await server.deps.db.transact(({ sql }) =>
      grantWords(server.deps, sql, {
        ...{ accountId, words: 500, purpose: 'inspire', days: 45, source: 'test', sourceId: accountId, at },
      }),
    );
    const hours: (number | undefined)[] = [];
    for (let next = await server.deps.nextDue(); next !== null; next = await server.deps.nextDue()) {
      server.clock.set(instant(Math.max(next, server.clock.now())));
      await server.deps.runDue();
      const rows = await server.deps.db.run(
        "select count(*)::int as n from notifications where account_id = $1 and kind = 'words_ending'",
        [accountId],
      );
      if (Number(rows[0]?.n) > hours.length) hours.push(new Date(server.clock.now()).getUTCHours());
    }
    expect(hours).toEqual([2, 2]);
    expect(server.clock.now()).toBe(at + 45 * day);
  });
});

describe('reporters of shared documents', () => {
  it('are notified of the outcome, and learn nothing about the owner', async () => {
    const operator = callAsOperator(server.deps, 'tester');
    const { accountId, person } = await createPerson();
    const { link, documentId, accountId: ownerId } = await shareDocument(server);
    await person.call(complainAboutShare, { token: link, reason: 'fraud', email: 'rep@example.org' });
    const { rows } = await operator(listComplaints, {});
    const id = rows.find((row) => row.documentId === documentId)?.id ?? '';
    await operator(moderateShare, { complaintId: id, event: 'hold', reason: 'x' });
    await operator(closeComplaint, { id, outcome: 'internal words', reason: 'x' });
    const notified = await server.deps.db.run('select * from notifications where account_id = $1', [
      accountId,
    ]);
    expect(notified).toMatchObject([{ kind: 'share_report', params: { outcome: 'held' } }]);
    await expect.poll(() => sent.map(({ to }) => to)).toEqual(['rep@example.org']);
    for (const hidden of ['internal words', documentId, ownerId])
      expect(JSON.stringify([sent, notified])).not.toContain(hidden);
    const left = await server.deps.db.run(
      'select reporter_id, email from share_complaints where complaint_id = $1',
      [id],
    );
    expect(left).toEqual([{ reporter_id: null, email: null }]);
  });
  it('are notified that a link no longer opens when the account of its owner was blocked with its links', async () => {
    const operator = callAsOperator(server.deps, 'tester');
    const { accountId, person } = await createPerson();
    const { link, documentId } = await shareDocument(server);
    await person.call(complainAboutShare, { token: link, reason: 'fraud', email: '' });
    const { rows } = await operator(listComplaints, {});
    const found = rows.find((row) => row.documentId === documentId);
    const block = { accountId: found?.accountId ?? '', closesShares: true, reason: 'x' };
    await operator(blockAccount, block);
    await operator(closeComplaint, { id: found?.id ?? '', outcome: '', reason: 'x' });
    const notified = await server.deps.db.run('select * from notifications where account_id = $1', [
      accountId,
    ]);
    expect(notified).toMatchObject([{ kind: 'share_report', params: { outcome: 'held' } }]);
  });
  it('are notified in the product that a link was kept, also without an e-mail address', async () => {
    const operator = callAsOperator(server.deps, 'tester');
    const { accountId, person } = await createPerson();
    const { link, documentId } = await shareDocument(server);
    await person.call(complainAboutShare, { token: link, reason: 'fraud', email: '' });
    const { rows } = await operator(listComplaints, {});
    const id = rows.find((row) => row.documentId === documentId)?.id ?? '';
    await operator(moderateShare, { complaintId: id, event: 'hold', reason: 'x' });
    await operator(moderateShare, { complaintId: id, event: 'release', reason: 'x' });
    await operator(closeComplaint, { id, outcome: '', reason: 'x' });
    const notified = await server.deps.db.run('select * from notifications where account_id = $1', [
      accountId,
    ]);
    expect(notified).toMatchObject([{ kind: 'share_report', params: { outcome: 'kept' } }]);
    for (const locale of locales) {
      const words = await loadNotificationMessages(locale);
      const [held, kept, unknown] = [{ outcome: 'held' }, { outcome: 'kept' }, {}].map((params) =>
        words('text.share_report', notificationValues(params, locale)),
      );
      expect(new Set([held, kept, unknown]).size, locale).toBe(3);
    }
  });
  it('cause that owners are notified when their link is stopped, and when it is released', async () => {
    const operator = callAsOperator(server.deps, 'tester');
    const { link, documentId, owner } = await shareDocument(server);
    await operator(moderateShare, { link, event: 'hold', reason: 'words of staff' });
    await operator(moderateShare, { link, event: 'release', reason: 'words of staff' });
    const { rows } = await owner.call(listNotifications, {});
    expect(rows.map(({ kind, params }) => [kind, params])).toEqual([
      ['share_moderated', { event: 'release', documentId }],
      ['share_moderated', { event: 'hold', documentId }],
    ]);
    for (const locale of locales) {
      const words = await loadNotificationMessages(locale);
      const [hold, release] = rows.map(({ params }) =>
        words('text.share_moderated', notificationValues(params, locale)),
      );
      expect(hold, locale).not.toBe(release);
    }
  });
});
