import {
  acceptDifference,
  listReconciliation,
  readBillAgain,
} from '@inkstone/contracts/staff/reconciliation';
import { addBillDays, billDayOf, spanOfBillDay } from '@inkstone/domain/orders';
import { day, hour, minute } from '@inkstone/kernel';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { runDue } from '../../../platform/due/index.ts';
import type { BillLine } from '../../../ports/pay-bill.ts';
import type { ProviderFact } from '../../../ports/pay-channel.ts';
import { createAccount } from '../../accounts/testing.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { settle } from '../settlement/settle.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { reconcileDay } from './reconcile-day.ts';
import { reconciliationDueHandlers, startReconciliation } from './schedule.ts';
import { endDifference, findUnended } from './store.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

let today: string;
/** Each test uses different days, at noon. */
beforeEach(async () => {
  shop.wechat.behaviour = 'works';
  await shop.pass(5 * day);
  today = billDayOf(shop.clock.now());
  shop.clock.set(spanOfBillDay(today).from + 12 * hour);
});

/** A payment at the provider; settled here unless its notice was lost. */
async function pay(isNoticed = true): Promise<ProviderFact> {
  const { accountId } = await createAccount(shop.deps);
  const { orderNo } = await shop.order(accountId, 'month_vip');
  const fact = shop.wechat.pay(await shop.attempt(accountId, orderNo));
  if (isNoticed) await settle(shop.deps, fact);
  return fact;
}

const bill = (of: string, ...lines: BillLine[]) => shop.wechat.bills.set(of, { kind: 'bill', lines });

async function reconcile(of = today) {
  const row = await reconcileDay(shop.deps, shop.wechat.channel, of);
  const found = await shop.deps.db.run(
    'select kind, movement, ref, state, theirs::float8, ours::float8 from bill_differences where day = $1 order by ref, kind',
    [of],
  );
  return { row, found };
}

const balance = async (key: string) => {
  const [row] = await shop.deps.db.run(
    'select coalesce(sum(amount), 0)::float8 as sum from ledger_entries where account_key = $1',
    [key],
  );
  return row?.sum;
};

/** Money at the provider without an attempt here. */
const stray = (number: number): BillLine => ({
  ...{ movement: 'payment', ref: `stray-${today}-${number}`, providerTxn: `stray-${today}-${number}` },
  ...{ outTradeNo: `STRAY${number}`, amount: 100, currency: 'CNY', fee: 1, feeCurrency: 'CNY' },
});

describe('reconcileDay', () => {
  it('finds nothing if bill and books agree, and posts the fees once', async () => {
    const facts = [await pay(), await pay()];
    bill(today, ...facts.map((fact) => shop.wechat.billed(fact)));
    const [clearing, fees] = [await balance('clearing/wechat/CNY'), await balance('fees/wechat/CNY')];
    expect(await reconcile()).toMatchObject({ row: { state: 'done', lines: 2 }, found: [] });
    await reconcile();
    expect(await balance('fees/wechat/CNY')).toBe(Number(fees) + 30);
    expect(await balance('clearing/wechat/CNY')).toBe(Number(clearing) - 30);
  });

  it('settles what only the provider has: the order of a lost notice is finished', async () => {
    const fact = await pay(false);
    bill(today, shop.wechat.billed(fact));
    expect((await reconcile()).found).toMatchObject([
      { kind: 'only_theirs', ref: fact.providerTxn, state: 'healed', theirs: fact.amount, ours: null },
    ]);
    const [row] = await shop.deps.db.run(
      'select orders.state from orders join pay_attempts using (order_no) where out_trade_no = $1',
      [fact.outTradeNo],
    );
    expect(row?.state).toBe('finished');
  });

  it('leaves a line open that the provider does not confirm, with an alarm', async () => {
    const line = stray(1);
    bill(today, line);
    expect((await reconcile()).found).toMatchObject([{ kind: 'only_theirs', ref: line.ref, state: 'open' }]);
    const alarms = shop.server.captured.lines().filter(({ msg }) => String(msg).startsWith('a bill differs'));
    expect(alarms.at(-1)).toMatchObject({ channel: 'wechat', day: today, differences: 1, level: 'error' });
    expect(await shop.deps.metrics.registry.metrics()).toMatch(
      /inkstone_bill_differences_total\{channel="wechat"\} [1-9]/,
    );
    // Already known, so it raises no second alarm.
    await reconcile();
    expect(
      shop.server.captured.lines().filter(({ msg }) => String(msg).startsWith('a bill differs')),
    ).toHaveLength(alarms.length);
  });

  it('finds a different amount', async () => {
    const fact = await pay();
    bill(today, shop.wechat.billed(fact, { amount: fact.amount + 1 }));
    expect((await reconcile()).found).toMatchObject([
      { kind: 'amount', state: 'open', theirs: fact.amount + 1, ours: fact.amount },
    ]);
  });

  it('finds a different currency, with the amount of each side in its own', async () => {
    const fact = await pay();
    bill(today, shop.wechat.billed(fact, { amount: 340, currency: 'USD' }));
    await reconcile();
    const { rows } = await callAsOperator(shop.deps, 'tester')(listReconciliation, {
      which: 'open',
      limit: 100,
    });
    expect(rows.find(({ ref }) => ref === fact.providerTxn)).toMatchObject({
      ...{ kind: 'amount', theirs: 340, currency: 'USD', ours: fact.amount, ourCurrency: 'CNY' },
    });
  });

  it("waits for the next day's bill for a movement known only here, then opens it", async () => {
    const [late, missing] = [await pay(), await pay()];
    expect((await reconcile()).found.map(({ state }) => state)).toEqual(['pending', 'pending']);
    const tomorrow = addBillDays(today, 1);
    shop.clock.advance(2 * day);
    bill(tomorrow, shop.wechat.billed(late));
    await reconcile(tomorrow);
    const [row] = await shop.deps.db.run('select state from bill_differences where ref = $1', [
      late.providerTxn,
    ]);
    expect(row?.state).toBe('healed');
    const [other] = await shop.deps.db.run('select state from bill_differences where ref = $1', [
      missing.providerTxn,
    ]);
    expect(other?.state).toBe('open');
    expect((await reconcile(tomorrow)).found).toEqual([]);
  });

  it('ignores a refund of the bill that is still under way here', async () => {
    const fact = await pay();
    const outRefundNo = `R${fact.providerTxn.toUpperCase()}`;
    await shop.deps.db.run(
      `insert into refunds (refund_id, payment_id, out_refund_no, amount, currency, reason, state, created_at)
       select $1, payment_id, $2, 100, 'CNY', 'test', 'sent', $3 from payments where provider_txn = $4`,
      [outRefundNo, outRefundNo, shop.clock.now(), fact.providerTxn],
    );
    bill(
      today,
      shop.wechat.billed(fact),
      shop.wechat.billed(fact, { movement: 'refund', ref: outRefundNo, amount: 100, fee: 0 }),
      shop.wechat.billed(fact, { movement: 'refund', ref: 'by-hand', amount: 5, fee: 0 }),
    );
    expect((await reconcile()).found).toMatchObject([{ kind: 'only_theirs', ref: 'by-hand', state: 'open' }]);
  });

  it.each([
    [{ kind: 'damaged', detail: 'the file has another hash' }, 'damaged: the file has another hash'],
    [{ kind: 'unknown', detail: 'no reply' }, 'unknown: no reply'],
    [{ kind: 'refused', reason: 'configuration', detail: 'NO_AUTH' }, 'refused (configuration): NO_AUTH'],
  ] as const)('keeps an unreadable day, with the reason, and reads it later: %j', async (result, detail) => {
    const fact = await pay();
    shop.wechat.bills.set(today, result);
    expect(await reconcile()).toMatchObject({ row: { state: 'failed', detail, tries: 1 }, found: [] });
    expect(shop.server.captured.lines()).toContainEqual(
      expect.objectContaining({ msg: 'a bill could not be read', day: today, why: detail }),
    );
    bill(today, shop.wechat.billed(fact));
    shop.clock.advance(hour + minute);
    await runDue(shop.deps, reconciliationDueHandlers);
    expect(await reconcile()).toMatchObject({ row: { state: 'done', lines: 1 }, found: [] });
    // A day that was read stays read.
    shop.wechat.bills.set(today, result);
    expect(await reconcile()).toMatchObject({ row: { state: 'done', lines: 1, detail } });
  });

  it('requests a damaged bill twelve times with an alarm each time, then leaves it to staff', async () => {
    await shop.deps.db.run("delete from due where kind like 'reconcile%'");
    shop.wechat.bills.set(today, { kind: 'damaged', detail: 'the file cannot be unzipped' });
    await reconcile();
    const alarms = () =>
      shop.server.captured
        .lines()
        .filter(
          (line) => line.msg === 'a bill could not be read' && line.day === today && line.level === 'error',
        );
    for (let hours = 0; hours < 15; hours++) {
      shop.clock.advance(hour);
      await runDue(shop.deps, reconciliationDueHandlers);
    }
    expect(alarms()).toHaveLength(12);
    const [row] = await shop.deps.db.run('select state, tries from bill_days where day = $1', [today]);
    expect(row).toEqual({ state: 'failed', tries: 12 });
    expect(await shop.deps.metrics.registry.metrics()).toMatch(/unread_bills_total\{channel="wechat"\} \d\d/);
  });

  it('finds exactly the planted differences', async () => {
    const plants = ['good', 'lost notice', 'stray', 'amount', 'missing'] as const;
    let number = 10;
    const check = asyncProperty(array(constantFrom(...plants), { maxLength: 5 }), async (planted) => {
      shop.clock.advance(3 * day);
      today = billDayOf(shop.clock.now());
      const lines: BillLine[] = [];
      const expected: string[] = [];
      for (const plant of planted) {
        number++;
        if (plant === 'stray') {
          lines.push(stray(number));
          expected.push(`only_theirs ${stray(number).ref} open`);
          continue;
        }
        const fact = await pay(plant !== 'lost notice');
        if (plant === 'missing') expected.push(`only_ours ${fact.providerTxn} pending`);
        else lines.push(shop.wechat.billed(fact, plant === 'amount' ? { amount: 1 } : {}));
        if (plant === 'amount') expected.push(`amount ${fact.providerTxn} open`);
        if (plant === 'lost notice') expected.push(`only_theirs ${fact.providerTxn} healed`);
      }
      bill(today, ...lines);
      const { found } = await reconcile();
      expect(found.map(({ kind, ref, state }) => `${kind} ${ref} ${state}`).sort()).toEqual(expected.sort());
    });
    await assert(check, { numRuns: 12 });
  });
});

describe('the daily schedule', () => {
  it("reads yesterday's bill at half past ten, and those of missed days", async () => {
    await shop.deps.db.run("delete from due where kind like 'reconcile%'");
    await startReconciliation(shop.deps);
    await startReconciliation(shop.deps);
    const dueAt = async () =>
      (await shop.deps.db.run("select due_at::float8 as at from due where kind = 'reconcile'"))[0]?.at;
    const reading = spanOfBillDay(addBillDays(today, 1)).from + 10 * hour + 30 * minute;
    expect(await dueAt()).toBe(reading);
    const days = async () =>
      (
        await shop.deps.db.run('select day from bill_days where channel = $1 and day >= $2 order by day', [
          'wechat',
          today,
        ])
      ).map((row) => row.day);
    shop.clock.set(reading);
    await runDue(shop.deps, reconciliationDueHandlers);
    expect(await days()).toEqual([today]);
    expect(await dueAt()).toBe(reading + day);
    shop.clock.set(reading + 3 * day);
    await runDue(shop.deps, reconciliationDueHandlers);
    expect(await days()).toEqual([0, 1, 2, 3].map((after) => addBillDays(today, after)));
  });
});

describe('staff', () => {
  it('accept a difference with a reason, and read a bill again', async () => {
    const line = stray(900);
    bill(today, line);
    shop.clock.advance(day);
    const page = shop.server.as((await createStaff(shop.deps, { roles: ['finance'] })).token);
    expect(await page.call(readBillAgain, { channel: 'wechat', day: today, reason: 'check' })).toMatchObject({
      state: 'done',
      lines: 1,
    });
    const { rows, days, channels } = await page.call(listReconciliation, { which: 'open', limit: 200 });
    const [found] = rows.filter(({ ref }) => ref === line.ref);
    expect(found).toMatchObject({ kind: 'only_theirs', state: 'open', theirs: 100, ours: null });
    expect(days[0]).toMatchObject({ channel: 'wechat', day: today });
    expect(channels).toEqual(['wechat', 'alipay']);
    const fresh = shop.server.as((await createStaff(shop.deps, { roles: ['finance'] })).token);
    const accepted = { id: found?.id ?? '', reason: 'a test of the provider' };
    expect(await fresh.call(acceptDifference, accepted)).toMatchObject({ state: 'accepted' });
    expect(await fresh.call(acceptDifference, accepted)).toMatchObject({ state: 'accepted' });
    const [entry] = await shop.deps.db.run(
      "select reason, facts from audit_entries where action = 'reconciliation.change' and via like '%accept' order by seq limit 1",
    );
    expect(entry).toMatchObject({ reason: 'a test of the provider' });
    // Accepted ones stay accepted, without an alarm, as long as a later run finds the same amounts.
    const alarms = () => shop.server.captured.lines().filter(({ level }) => level === 'error').length;
    const before = alarms();
    expect((await reconcile()).found).toMatchObject([{ ref: line.ref, state: 'accepted' }]);
    expect(alarms()).toBe(before);
    const open = await page.call(listReconciliation, { which: 'open', limit: 200 });
    expect(open.rows).not.toContainEqual(expect.objectContaining({ ref: line.ref }));
    bill(today, { ...line, amount: 900 });
    expect((await reconcile()).found).toMatchObject([{ ref: line.ref, state: 'open', theirs: 900 }]);
    expect(alarms()).toBe(before + 1);
  });

  it('accept a pending difference while the bill of the next day is read', async () => {
    const fact = await pay();
    bill(today);
    const { row } = await reconcile();
    expect(row.state).toBe('done');
    const { deps } = shop;
    const unended = await findUnended(deps.db.sql, 'wechat', today);
    const pending = unended.find(({ ref }) => ref === fact.providerTxn);
    expect(pending?.state).toBe('pending');
    const page = shop.server.as((await createStaff(deps, { roles: ['finance'] })).token);
    await page.call(acceptDifference, { id: pending?.differenceId ?? '', reason: 'a test' });
    // The reading found it before it was accepted.
    const change = { state: 'open' as const, endedAt: null };
    expect(await endDifference(deps.db.sql, pending?.differenceId ?? '', change)).toBe(false);
    expect((await reconcile()).found).toMatchObject([{ state: 'accepted' }]);
  });

  it.each(['2026-02-30', '1999-01-01', '2999-01-01'])('cannot read the bill of %s', async (of) => {
    const page = shop.server.as((await createStaff(shop.deps, { roles: ['finance'] })).token);
    await expect(page.call(readBillAgain, { channel: 'wechat', day: of, reason: 'x' })).rejects.toMatchObject(
      {
        code: 'invalid_request',
      },
    );
    await expect(
      page.call(readBillAgain, { channel: 'stripe', day: today, reason: 'x' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
