import { applyForInvoice, withdrawInvoice } from '@inkstone/contracts/invoices';
import { reportBug } from '@inkstone/contracts/site/feedback';
import { decideRefund } from '@inkstone/contracts/staff/orders';
import { type Role, roles } from '@inkstone/contracts/staff/permissions';
import { listWaiting, type WaitingKind, waitingKinds } from '@inkstone/contracts/staff/waiting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../modules/accounts/testing.ts';
import { company } from '../modules/invoices/testing/desk.ts';
import { settle } from '../modules/orders/settlement/settle.ts';
import { openRefundDesk, type RefundDesk } from '../modules/orders/testing/refund-desk.ts';
import { openShop, type Shop } from '../modules/orders/testing/shop.ts';
import { createStaff } from '../modules/staff/testing/staff.ts';
import { subscribe } from '../modules/subscriptions/testing/subscribe.ts';

let shop: Shop;
let desk: RefundDesk;
let failedJobs = 0;
beforeAll(async () => {
  shop = await openShop();
  // A test server has no queue.
  const count = async () => ({ waiting: 1, running: 1, failed: failedJobs });
  Object.assign(shop.deps, { jobs: { ...shop.deps.jobs, count } });
  desk = openRefundDesk(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

const waitingFor = async (token: string) => {
  const { waiting } = await shop.server.as(token).call(listWaiting, {});
  return Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));
};
const memberWith = (role: Role) => createStaff(shop.deps, { roles: [role] });

/** The tasks that each role handles, or sees. */
const kindsOf: Readonly<Record<Role, readonly WaitingKind[]>> = {
  owner: waitingKinds,
  finance: ['refunds', 'payments', 'strayPayments', 'charges', 'differences', 'bills', 'notices', 'invoices'],
  support: [
    'payments',
    'strayPayments',
    'charges',
    'invoices',
    'tickets',
    'heldTickets',
    'complaints',
    'feedback',
  ],
  editor: ['feedback'],
  moderator: ['complaints', 'pictures'],
  analyst: ['charges', 'differences', 'bills', 'notices', 'complaints', 'feedback', 'jobs'],
};

it('lists for each role exactly what it may see or decide, in order', async () => {
  for (const role of roles)
    expect(Object.keys(await waitingFor((await memberWith(role)).token)), role).toEqual(kindsOf[role]);
});

it('counts a refund for roles that may approve it until it is decided, but not for its requester', async () => {
  const [requester, other] = [await memberWith('finance'), await memberWith('finance')];
  const order = await desk.paid('year_vvip');
  const left = (await desk.read(order)).refund?.left ?? 0;
  const { refunds } = await desk.refund(order, { amount: left, left }, requester);
  expect((await waitingFor(requester.token)).refunds).toBe(0);
  expect(await waitingFor(other.token)).toMatchObject({ refunds: 1, payments: 0 });
  const decision = { refundId: refunds[0]?.refundId ?? '', isApproved: false, reason: 'test' };
  await shop.server.as(other.token).call(decideRefund, decision);
  expect((await waitingFor(other.token)).refunds).toBe(0);
});

it('counts an order once if its payment or refund requires a decision', async () => {
  const { token } = await memberWith('support');
  const buyer = await createAccount(shop.deps);
  const { orderNo } = await shop.order(buyer.accountId, 'month_vip');
  const fact = shop.wechat.pay(await shop.attempt(buyer.accountId, orderNo));
  await settle(shop.deps, { ...fact, amount: 2400 });
  await settle(shop.deps, { ...fact, amount: 2400, providerTxn: 'another' });
  expect((await waitingFor(token)).payments).toBe(1);
  const order = await desk.paid();
  shop.wechat.refundsEnd = 'abnormal';
  await desk.refund(order, { amount: 2500, left: 2500 });
  shop.wechat.refundsEnd = 'succeeded';
  expect((await waitingFor(token)).payments).toBe(2);
});

it('counts feedback once, and its ticket only when its sender writes again', async () => {
  const { token } = await memberWith('support');
  const { token: reporter } = await createAccount(shop.deps);
  const { feedback = 0, tickets = 0, ...rest } = await waitingFor(token);
  await shop.server.as(reporter).call(reportBug, { brief: 'Lost', content: 'A line is lost.' });
  const ofFeedback = { ...rest, tickets, feedback: feedback + 1 };
  expect(await waitingFor(token)).toEqual(ofFeedback);
  await shop.deps.db.run(`update tickets set waits_since = waits_since + 1 where kind = 'bug'`);
  expect(await waitingFor(token)).toEqual({ ...ofFeedback, tickets: tickets + 1 });
  await shop.deps.db.run(`update tickets set state = 'closed'`);
  await shop.deps.db.run(`update bug_reports set closed_at = 2`);
});

const ticket = (id: string, state: string) =>
  `insert into tickets (ticket_id, number, kind, topic, state, locale, name, company, post, phone, wechat, email, team_size, created_at)
   values ('${id}', '${id}', 'support', 'default', '${state}', 'zh', '', '', '', '', '', '', '', 1)`;

/** Pending rows, and the change that completes them. */
const rows: readonly (readonly [WaitingKind, string, string])[] = [
  [
    'differences',
    `insert into bill_differences (difference_id, channel, day, kind, movement, ref, out_trade_no, currency, state, found_at)
     values ('d', 'wechat', '2026-11-20', 'only_theirs', 'payment', 'r', 'n', 'CNY', 'open', 1)`,
    `update bill_differences set state = 'accepted', ended_at = 2`,
  ],
  [
    'bills',
    // The other one is too old to be read again.
    `insert into bill_days (channel, day, state, detail, lines, tries, ran_at)
     select 'wechat', day, 'failed', 'x', 0, 1, 1 from unnest(array['2026-11-20', '2026-08-01']) as day`,
    `update bill_days set state = 'done'`,
  ],
  [
    'strayPayments',
    `insert into payments (payment_id, channel, provider_txn, amount, currency, paid_at, received_at, use, faults)
     values ('p', 'wechat', 't', 1, 'CNY', 1, 1, 'suspense', 'outTradeNo')`,
    `update payments set use = 'foreign' where payment_id = 'p'`,
  ],
  [
    'notices',
    `insert into notice_alarms (alarm_id, provider, kind, type, day, count, state, first_at, last_at)
     values ('a', 'apple', 'unknown', 'NEW', '2026-11-20', 1, 'open', 1, 1)`,
    `update notice_alarms set state = 'resolved', resolved_at = 2`,
  ],
  [
    'complaints',
    `insert into share_complaints (complaint_id, account_id, document_id, reason, text, created_at)
     values ('c', 'a', 'd', 'other', '', 1)`,
    `update share_complaints set closed_at = 2, outcome = 'dismissed'`,
  ],
  [
    'feedback',
    `insert into visitor_feedback (feedback_id, brief, content, locale, created_at) values ('f', 'x', 'x', 'zh', 1)`,
    `update visitor_feedback set closed_at = 2`,
  ],
  ['tickets', ticket('open', 'open'), `update tickets set state = 'answered'`],
  ['heldTickets', ticket('held', 'held'), `update tickets set state = 'spam'`],
  [
    'pictures',
    `insert into share_pictures (picture_id, account_id, state, marks, sent_at, due_at, has_file) values ('p', 'a', 'pending', '[]', 1, 2, true)`,
    `update share_pictures set state = 'refused', decided_at = 2`,
  ],
];

it('counts failed charges, invoices to be issued, and failed jobs', async () => {
  const { token } = await memberWith('owner');
  const { subscriptionId } = await subscribe(shop, 'wechat');
  const { accountId, token: buyer } = await createAccount(shop.deps);
  const { orderNo } = await shop.order(accountId, 'month_vip');
  await settle(shop.deps, shop.wechat.pay(await shop.attempt(accountId, orderNo)));
  expect(await waitingFor(token)).toMatchObject({ charges: 0, invoices: 0, jobs: 0 });
  await shop.deps.db.run(`update subscriptions set state = 'retrying' where subscription_id = $1`, [
    subscriptionId,
  ]);
  const { invoices } = await shop.server.as(buyer).call(applyForInvoice, { orders: [orderNo], ...company });
  failedJobs = 2;
  expect(await waitingFor(token)).toMatchObject({ charges: 1, invoices: 1, jobs: 2 });
  const invoiceId = invoices[0]?.invoiceId ?? '';
  await shop.server.as(buyer).call(withdrawInvoice, { invoiceId });
  expect((await waitingFor(token)).invoices).toBe(0);
});

it.each(rows)('counts pending %s until they are done', async (kind, insert, end) => {
  const { token } = await memberWith('owner');
  expect((await waitingFor(token))[kind]).toBe(0);
  await shop.deps.db.run(insert);
  expect((await waitingFor(token))[kind]).toBe(1);
  await shop.deps.db.run(end);
  expect((await waitingFor(token))[kind]).toBe(0);
});
