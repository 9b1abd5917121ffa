import { AppError } from '@inkstone/contracts';
import { listCoupons } from '@inkstone/contracts/orders';
import * as staff from '@inkstone/contracts/staff/coupons';
import { day, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponsCommand } from '../../../../cli/coupons.ts';
import { callAsOperator } from '../../../../composition/call-as-operator.ts';
import { outputOf } from '../../../../testing/operator.ts';
import { createAccount, type TestAccount } from '../../../accounts/testing.ts';
import { type CouponDesk, openCouponDesk } from '../../testing/coupons.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
let desk: CouponDesk;
let operator: ReturnType<typeof callAsOperator>;
beforeAll(async () => {
  shop = await openShop();
  desk = openCouponDesk(shop);
  operator = callAsOperator(shop.deps, 'tester');
});
afterAll(() => shop[Symbol.asyncDispose]());

let account: TestAccount;
beforeEach(async () => {
  shop.clock.advance(second);
  account = await createAccount(shop.deps);
});

const reason = 'test';
const refused = (...given: ConstructorParameters<typeof AppError>) => new AppError(...given);
const issue = (templateId: string, ...accounts: string[]) =>
  operator(staff.issueCoupons, { templateId, accounts, reason });
const countOf = async ({ token }: TestAccount) =>
  (await shop.server.as(token).call(listCoupons, {})).coupons.length;

describe('POST /api/admin/coupons/create', () => {
  it.each<[string, Parameters<CouponDesk['template']>[0]]>([
    ['an amount and a share', { amount: 1, percent: 1 }],
    ['a share above the price', { percent: 101 }],
    ['half a fen', { amount: 0.5 }],
    ['nothing to save', { amount: 0 }],
    ['a quota of nothing', { quota: 0 }],
    ['both ends', { validDays: 1, validTo: 4e12 }],
    ['no end', { validDays: null }],
    ['an end that has passed', { validDays: null, validTo: 1 }],
    ['no name', { name: '  ' }],
  ])('refuses %s', async (_, terms) => {
    await expect(desk.template(terms)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('refuses an item that does not exist, and accepts those sold only by campaigns', async () => {
    await expect(desk.template({ plans: ['free'] })).rejects.toEqual(refused('plan_not_for_sale'));
    const plans = ['eighteen_vvip', 'words_50k'];
    expect(await desk.template({ plans: [...plans, ...plans] })).toMatchObject({
      plans,
      isOn: true,
      issued: 0,
    });
  });
});

describe('POST /api/admin/coupons/issue', () => {
  it('issues one to each account, however it is identified, and lists those without one', async () => {
    const other = await createAccount(shop.deps);
    const { templateId } = await desk.template({ perAccount: 1 });
    const named = [account.accountId, account.phone, other.phone.slice(3), '+8613000000000', 'nobody'];
    const first = await issue(templateId, ...named);
    expect(first).toMatchObject({ issued: 2, template: { issued: 2, available: 2 } });
    expect(first.skipped).toEqual([
      { account: '+8613000000000', why: 'not_found' },
      { account: 'nobody', why: 'not_found' },
    ]);
    expect([await countOf(account), await countOf(other)]).toEqual([1, 1]);
    const again = await issue(templateId, account.phone);
    expect(again).toMatchObject({ issued: 0, skipped: [{ account: account.phone, why: 'limit' }] });
  });

  it('never exceeds the quota, also concurrently, and then issues none', async () => {
    const accounts = [account];
    while (accounts.length < 9) accounts.push(await createAccount(shop.deps));
    const ids = accounts.map(({ accountId }) => accountId);
    const { templateId } = await desk.template({ quota: 7, perAccount: 1 });
    await expect(issue(templateId, ...ids)).rejects.toEqual(refused('coupon_quota_used', { left: 7 }));
    const each = await Promise.allSettled(ids.map((id) => issue(templateId, id)));
    expect(each.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const [count] = await shop.deps.db.run('select count(*)::int as n from coupons where template_id = $1', [
      templateId,
    ]);
    expect(count?.n).toBe(7);
  });

  it('never exceeds the limit of one account, also concurrently', async () => {
    const { templateId } = await desk.template({ perAccount: 2 });
    await Promise.all(Array.from({ length: 5 }, () => issue(templateId, account.accountId)));
    expect(await countOf(account)).toBe(2);
  });

  it('stops when it is turned off or has ended; issued coupons stay usable', async () => {
    const { templateId } = await desk.template();
    await issue(templateId, account.accountId);
    const isOn = false;
    expect(await operator(staff.switchCouponTemplate, { templateId, isOn, reason })).toMatchObject({ isOn });
    await expect(issue(templateId, account.accountId)).rejects.toEqual(refused('coupon_template_off'));
    expect((await desk.quote(account, 'month_vip')).couponDiscount).toBe(500);
    const validTo = shop.clock.now() + day;
    const ended = await desk.template({ validDays: null, validTo });
    await issue(ended.templateId, account.accountId);
    shop.clock.advance(day);
    await expect(issue(ended.templateId, account.accountId)).rejects.toEqual(refused('coupon_template_off'));
    const unknown = shop.deps.ids.next();
    await expect(issue(unknown, account.accountId)).rejects.toEqual(refused('coupon_template_not_found'));
    await expect(operator(staff.switchCouponTemplate, { templateId: unknown, isOn, reason })).rejects.toEqual(
      refused('coupon_template_not_found'),
    );
  });

  it('is in the audit log, with the receivers but not their numbers', async () => {
    const { templateId } = await desk.template();
    await issue(templateId, account.phone);
    const entries = await shop.deps.db.run(
      `select facts from audit_entries where action = 'coupons.change' order by seq desc limit 2`,
    );
    const facts = entries.map((entry) => String(entry.facts)).join();
    expect(facts).toContain(account.accountId);
    expect(facts).toContain(templateId);
    expect(facts).not.toContain(account.phone.slice(3));
  });
});

describe('GET /api/admin/coupons', () => {
  it('counts the coupons by state, and their savings', async () => {
    const { templateId } = await desk.template({ amount: 9_000_000, validDays: 1 });
    await issue(templateId, account.accountId);
    await desk.order(account, 'month_vip');
    await issue(templateId, account.accountId);
    shop.clock.advance(second);
    const held = await desk.coupon(account);
    await desk.order(account, 'year_vip', held);
    const { rows } = await operator(staff.listCouponTemplates, {});
    const of = (id: string) => rows.find((row) => row.templateId === id);
    expect(of(templateId)).toMatchObject({
      issued: 2,
      available: 1,
      used: 1,
      held: 0,
      saved: 2500,
      reused: 0,
    });
    expect(rows[0]).toMatchObject({ issued: 1, available: 0, held: 1, used: 0, saved: 0 });
    shop.clock.advance(day);
    const later = await operator(staff.listCouponTemplates, {});
    expect(later.rows.find((row) => row.templateId === templateId)).toMatchObject({
      expired: 1,
      available: 0,
    });
  });

  it('is paged, the newest first', async () => {
    const older = await desk.template();
    shop.clock.advance(second);
    const made = [older, await desk.template()].map(({ templateId }) => templateId);
    const first = await operator(staff.listCouponTemplates, { limit: 1 });
    const next = await operator(staff.listCouponTemplates, { limit: 1, cursor: first.next ?? '' });
    expect([...first.rows, ...next.rows].map(({ templateId }) => templateId)).toEqual(made.toReversed());
  });
});

describe('inkstone coupons', () => {
  const output = (...args: string[]) => outputOf(shop.server, couponsCommand, ...args);

  it('creates, lists, issues, and turns off and on', async () => {
    const terms = ['--percent', '20', '--minimum', '50.5', '--quota', '9', '--until', '2099-12-31'];
    const [line = ''] = await output(
      'create',
      'Spring',
      'sale',
      ...terms,
      '--plans',
      'year_vip',
      '--returnable',
    );
    expect(line).toMatch(/^[0-9a-f-]{36} {2}on {3}Spring sale$/);
    const [id = ''] = line.split(' ');
    expect(await output('issue', id, account.phone, '+8613000000001')).toEqual([
      '+8613000000001  no such account',
      '1 issued.',
    ]);
    expect(await output('issue', id, account.accountId)).toEqual([
      `${account.accountId}  has as many as allowed`,
      '0 issued.',
    ]);
    expect((await output('off', id))[0]).toBe(`${id}  off  Spring sale`);
    await expect(output('issue', id, account.phone)).rejects.toThrow('can no longer be issued');
    expect((await output('on', id))[0]).toBe(`${id}  on   Spring sale`);
    expect((await output('list')).slice(0, 3)).toEqual([
      `${id}  on   Spring sale`,
      '    20% off, from ¥50.50, year_vip, until 2099-12-31T16:00:00.000Z, 1 per account, returnable',
      '    1 of 9 issued: 1 usable, 0 held, 0 used, 0 expired, ¥0.00 saved',
    ]);
  });

  it.each([
    [['--help']],
    [['list', 'all']],
    [['create']],
    [['create', 'x', '--amount', '5', '--days', '1']],
    [['create', 'x', '--amount', 'five', '--quota', '1', '--days', '1']],
    [['create', 'x', '--amount', '5', '--quota', '1.5', '--days', '1']],
    [['create', 'x', '--amount', '5', '--quota', '1', '--until', 'soon']],
    [['issue', 'x']],
    [['off']],
    [['dance', '--amount']],
  ])('prints its usage for %j', async (args) => {
    await expect(output(...args)).rejects.toThrow('inkstone coupons list');
  });
});
