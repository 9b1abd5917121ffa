import { AppError, type InputOf } from '@inkstone/contracts';
import { saveDisplay } from '@inkstone/contracts/accounts/display';
import * as contract from '@inkstone/contracts/invoices';
import * as staff from '@inkstone/contracts/staff/invoices';
import { day, second } from '@inkstone/kernel';
import { loadMailMessages } from '@inkstone/phrases/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { createAccount, type TestAccount } from '../accounts/testing.ts';
import { invoiceRefundGate } from './refund-gate.ts';
import { company, type InvoiceDesk, openInvoiceDesk, sampleFiles } from './testing/desk.ts';

let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await openInvoiceDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

let account: TestAccount;
let client: TestClient;
let orderNo: string;
beforeEach(async () => {
  desk.shop.clock.advance(second);
  account = await createAccount(desk.shop.deps);
  client = desk.shop.server.as(account.token);
  orderNo = await desk.buy(account.accountId);
});

type Application = InputOf<typeof contract.applyForInvoice>;
const refused = (...given: ConstructorParameters<typeof AppError>) => new AppError(...given);
const reason = 'test';
const applyAll = (more: Partial<Application> = {}) =>
  client.call(contract.applyForInvoice, { orders: [orderNo], ...company, ...more });
const apply = async (more: Partial<Application> = {}) => {
  const [invoice] = (await applyAll(more)).invoices;
  if (!invoice) throw new Error('No invoice');
  return invoice;
};
const orderOf = async (number = orderNo) =>
  (await client.call(contract.listInvoiceOrders, {})).orders.find((order) => order.orderNo === number);
let numbers = 0;
const newNumber = () => String(++numbers).padStart(20, '0');
const files = (...formats: (keyof typeof sampleFiles)[]) =>
  formats.map((format) => ({ format, base64: sampleFiles[format].toString('base64') }));
const upload = (invoiceId: string, more: Partial<InputOf<typeof staff.uploadInvoice>> = {}) =>
  desk.operator(staff.uploadInvoice, {
    ...{ invoiceId, side: 'blue', number: newNumber(), issuedAt: desk.shop.clock.now() },
    ...{ files: files('pdf', 'xml'), reason, ...more },
  });
const issue = async (more: Partial<Application> = {}) => {
  const { invoiceId } = await apply(more);
  await desk.operator(staff.beginInvoice, { invoiceId, reason });
  return upload(invoiceId);
};
const cancel = async (invoiceId: string) => {
  await desk.operator(staff.redInvoice, { invoiceId, redReason: '01', reason });
  return upload(invoiceId, { side: 'red' });
};

describe('an application', () => {
  it('creates one invoice for several orders, with the tax of the sum, or one for each', async () => {
    const second = await desk.buy(account.accountId, 'month_vvip');
    const together = await apply({ orders: [orderNo, second] });
    expect(together).toMatchObject({ gross: 2500 + 9800, tax: 696, state: 'wanted', isCorrectable: true });
    expect(await orderOf()).toMatchObject({ invoiceStatus: 'issuing', invoiceId: together.invoiceId });
    await client.call(contract.withdrawInvoice, { invoiceId: together.invoiceId });
    const { invoices } = await applyAll({ orders: [orderNo, second], mode: 'each' });
    expect(invoices.map(({ gross }) => gross).toSorted()).toEqual([2500, 9800]);
    const { orders } = await client.call(contract.listVipInvoiceOrders, {});
    expect(orders.map(({ invoiceStatus }) => invoiceStatus)).toEqual(['issuing', 'issuing']);
    expect((await client.call(contract.listInvoices, {})).invoices).toHaveLength(3);
  });

  it('is accepted once of many concurrent ones for an order', async () => {
    const applyAs = (name: string) => apply({ buyer: { ...company.buyer, name } });
    const settled = await Promise.allSettled(['A', 'B', 'C', 'D', 'E', 'F'].map(applyAs));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toEqual(refused('order_invoiced'));
  });

  it('that is sent again because its reply was lost is the same one', async () => {
    const second = await desk.buy(account.accountId, 'month_vvip');
    const orders = [orderNo, second];
    const ids = async (more: Partial<Application> = {}) =>
      (await applyAll({ orders, ...more })).invoices.map(({ invoiceId }) => invoiceId).toSorted();
    const [first, repeated] = await Promise.all([ids(), ids()]);
    expect(first).toHaveLength(1);
    expect(repeated).toEqual(first);
    for (const other of [{ mode: 'each' as const }, { email: 'other@example.com' }, { orders: [orderNo] }])
      await expect(ids(other)).rejects.toEqual(refused('order_invoiced'));
    await client.call(contract.withdrawInvoice, { invoiceId: first[0] ?? '' });
    const each = await ids({ mode: 'each' });
    expect(each).toHaveLength(2);
    expect(await ids({ mode: 'each' })).toEqual(each);
    expect((await client.call(contract.listInvoices, {})).invoices).toHaveLength(3);
  });

  it('is refused for orders of others, unknown ones, and repetitions; nothing is stored', async () => {
    const other = await createAccount(desk.shop.deps);
    const foreign = await desk.buy(other.accountId);
    for (const orders of [[foreign], [orderNo, foreign], ['123456789012345678']])
      await expect(apply({ orders })).rejects.toEqual(refused('order_not_found'));
    for (const orders of [[], [orderNo, orderNo], ['1']])
      await expect(apply({ orders })).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await orderOf()).toMatchObject({ invoiceStatus: 'none', amount: 2500 });
  });

  it('is refused for an order that is not paid, canceled, refunded, being refunded or too old', async () => {
    const notInvoiceable = (order: string) => refused('order_not_invoiceable', { order });
    const { orderNo: unpaid } = await desk.shop.order(account.accountId, 'month_vvip');
    await expect(apply({ orders: [orderNo, unpaid] })).rejects.toEqual(notInvoiceable(unpaid));
    await desk.refund(orderNo, 500, 'sent');
    await expect(apply()).rejects.toEqual(notInvoiceable(orderNo));
    expect(await orderOf()).toMatchObject({
      invoiceStatus: 'not_applicable',
      obstacle: 'order_being_refunded',
    });
    await desk.shop.deps.db.run(`update refunds set state = 'succeeded' where reason = 'test'`);
    expect(await orderOf()).toMatchObject({ invoiceStatus: 'none', amount: 2000 });
    await desk.refund(orderNo, 2000, 'succeeded');
    await expect(apply()).rejects.toEqual(notInvoiceable(orderNo));
    expect(await orderOf()).toMatchObject({ obstacle: 'order_refunded' });
    const old = await desk.buy(account.accountId, 'year_vip');
    await desk.shop.deps.db.run('update orders set paid_at = paid_at - $1 where order_no = $2', [
      366 * day,
      old,
    ]);
    await expect(apply({ orders: [old] })).rejects.toEqual(notInvoiceable(old));
    expect(await orderOf(unpaid)).toMatchObject({ obstacle: 'order_not_paid', amount: 0 });
  });

  it.each([
    [
      'a wrong tax number',
      { buyer: { ...company.buyer, taxNumber: '91350100M000100Y44' } },
      'tax_number_invalid',
    ],
    ['a company without one', { buyer: { ...company.buyer, taxNumber: '' } }, 'tax_number_required'],
    [
      'a special invoice for a person',
      { kind: 'special', buyer: { kind: 'person', name: 'A' } },
      'invoice_kind_refused',
    ],
    ['no e-mail', { email: ' ' }, 'email_required'],
    ['an address without a domain', { email: 'buyer@b' }, 'email_invalid'],
    ['no name', { buyer: { ...company.buyer, name: '\u0001 ' } }, 'invoice_name_required'],
  ] as const)('is refused: %s', async (_, more, code) => {
    await expect(apply(more as Partial<Application>)).rejects.toMatchObject({ code });
  });

  it('saves titles, once each, for their owner', async () => {
    const first = await apply({ savesTitle: true });
    await client.call(contract.withdrawInvoice, { invoiceId: first.invoiceId });
    await apply({ savesTitle: true, email: 'other@example.com' });
    const { titles } = await client.call(contract.listInvoiceTitles, {});
    expect(titles).toMatchObject([{ buyer: { name: company.buyer.name }, email: 'other@example.com' }]);
    const other = desk.shop.server.as((await createAccount(desk.shop.deps)).token);
    const [{ titleId } = { titleId: '' }] = titles;
    await other.call(contract.removeInvoiceTitle, { titleId });
    expect((await client.call(contract.listInvoiceTitles, {})).titles).toHaveLength(1);
    await client.call(contract.removeInvoiceTitle, { titleId });
    expect((await client.call(contract.listInvoiceTitles, {})).titles).toEqual([]);
  });

  it('is corrected and withdrawn by its owner until staff begin to issue it', async () => {
    const { invoiceId } = await apply();
    const other = desk.shop.server.as((await createAccount(desk.shop.deps)).token);
    const changed = { invoiceId, ...company, email: 'new@example.com' };
    await expect(other.call(contract.correctInvoice, changed)).rejects.toEqual(refused('invoice_not_found'));
    await expect(other.call(contract.withdrawInvoice, { invoiceId })).rejects.toEqual(
      refused('invoice_not_found'),
    );
    expect(await client.call(contract.correctInvoice, changed)).toMatchObject({ email: 'new@example.com' });
    await desk.operator(staff.beginInvoice, { invoiceId, reason });
    await expect(client.call(contract.correctInvoice, changed)).rejects.toEqual(
      refused('invoice_in_progress'),
    );
    await expect(client.call(contract.withdrawInvoice, { invoiceId })).rejects.toEqual(
      refused('invoice_in_progress'),
    );
    await desk.operator(staff.rejectInvoice, { invoiceId, note: '名称不符', reason });
    expect(await orderOf()).toMatchObject({ invoiceStatus: 'none', invoiceId });
    expect((await client.call(contract.listInvoices, {})).invoices).toMatchObject([{ note: '名称不符' }]);
    expect(await client.call(contract.correctInvoice, changed)).toMatchObject({ state: 'wanted', note: '' });
  });
});

describe('issuing by upload', () => {
  const read = (who: TestClient, invoice: string, format: string) =>
    who.fetch(`/api/invoice/file?invoice=${invoice}&format=${format}`);

  it('stores the files for the owner only, as downloads, and sends a mail', async () => {
    const { invoiceId, number } = await issue();
    expect(await orderOf()).toMatchObject({ invoiceStatus: 'issued' });
    const reply = await read(client, invoiceId, 'pdf');
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(sampleFiles.pdf);
    expect(reply.headers.get('content-disposition')).toContain(
      `attachment; filename="invoice-${number}.pdf"`,
    );
    expect((await read(client, invoiceId, 'xml')).headers.get('content-disposition')).toContain('attachment');
    expect((await read(client, invoiceId, 'ofd')).status).toBe(404);
    const other = desk.shop.server.as((await createAccount(desk.shop.deps)).token);
    for (const who of [other, desk.shop.server.visitor()])
      expect((await read(who, invoiceId, 'pdf')).status).toBeGreaterThan(400);
    await expect.poll(() => desk.shop.deps.mail.simulated?.()[0]?.text).toContain(String(number));
  });

  it("notifies of each change once, in the buyer's language", async () => {
    await client.call(saveDisplay, { language: 'fr' });
    const t = await loadMailMessages('fr');
    const email = 'comptes@example.com';
    const sent = () => desk.shop.deps.mail.simulated?.() ?? [];
    const before = sent()[0];
    const subjects = () =>
      sent()
        .slice(0, before && sent().indexOf(before))
        .map(({ subject }) => subject);
    const { invoiceId } = await apply({ email });
    const reject = () => desk.operator(staff.rejectInvoice, { invoiceId, note: 'Nom incomplet', reason });
    await reject();
    await expect(reject()).rejects.toBeInstanceOf(AppError);
    await expect.poll(subjects).toEqual([t('invoice.rejected')]);
    expect(desk.shop.deps.mail.simulated?.()[0]?.text).toContain('Nom incomplet');
    const issued = await issue({ email, orders: [await desk.buy(account.accountId)] });
    await expect.poll(subjects).toEqual([t('invoice.issued'), t('invoice.rejected')]);
    await cancel(issued.invoiceId);
    await expect.poll(subjects).toEqual([t('invoice.red'), t('invoice.issued'), t('invoice.rejected')]);
  });

  it('requires a suitable state, an unused number, and files of their formats', async () => {
    const { invoiceId } = await apply();
    await expect(upload(invoiceId)).rejects.toEqual(refused('invoice_not_issued'));
    await desk.operator(staff.beginInvoice, { invoiceId, reason });
    const wrong = [{ format: 'pdf' as const, base64: Buffer.from('<html>').toString('base64') }];
    await expect(upload(invoiceId, { files: wrong })).rejects.toEqual(refused('file_format_mismatch'));
    const xml = [{ format: 'xml' as const, base64: Buffer.from('<!DOCTYPE a><a/>').toString('base64') }];
    await expect(upload(invoiceId, { files: [...files('pdf'), ...xml] })).rejects.toEqual(
      refused('file_format_mismatch'),
    );
    const large = [{ format: 'pdf' as const, base64: Buffer.alloc(3 * 1024 * 1024 + 1).toString('base64') }];
    await expect(upload(invoiceId, { files: large })).rejects.toMatchObject({
      code: 'invoice_file_too_large',
    });
    for (const more of [{ number: '1' }, { files: files('xml') }, { issuedAt: desk.shop.clock.now() + day }])
      await expect(upload(invoiceId, more)).rejects.toMatchObject({ code: 'invalid_request' });
    const { number } = await upload(invoiceId);
    await expect(upload(invoiceId)).rejects.toEqual(refused('invoice_issued'));
    orderNo = await desk.buy(account.accountId, 'month_vvip');
    const next = await apply();
    await desk.operator(staff.beginInvoice, { invoiceId: next.invoiceId, reason });
    await expect(upload(next.invoiceId, { number: String(number) })).rejects.toEqual(
      refused('invoice_number_taken'),
    );
    const stored = [];
    for await (const key of desk.shop.deps.files.list(`invoices/${next.invoiceId}/`)) stored.push(key);
    expect(stored).toEqual([]);
  });

  it('is found by invoice number, order and tax number, and exported without formulas', async () => {
    const { invoiceId, number } = await issue();
    for (const search of [String(number), orderNo]) {
      const { rows } = await desk.operator(staff.listStaffInvoices, { search });
      expect(
        rows.map((row) => row.invoiceId),
        search,
      ).toEqual([invoiceId]);
    }
    const { rows } = await desk.operator(staff.listStaffInvoices, { search: ' 91350100m000100y43 ' });
    expect(rows.map((row) => row.invoiceId)).toContain(invoiceId);
    expect((await desk.operator(staff.listStaffInvoices, { search: '%' })).rows).toEqual([]);
    const to = desk.shop.clock.now() + 1;
    const { csv, next } = await desk.operator(staff.exportInvoices, { from: to - second, to });
    expect(next).toBeNull();
    expect(csv).toContain(`"'=砚台<科技>&""有限公司"""`);
    expect(csv).toContain(`25.00,1.42,6%,${number}\t,`);
    expect(csv).toMatch(/,20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00\r\n/);
  });
});

describe('red invoices', () => {
  it('cancel an invoice; the rest is invoiced again', async () => {
    const former = await issue();
    const { invoiceId } = former;
    const again = () => desk.operator(staff.reissueInvoice, { invoiceId, ...company, reason });
    await expect(again()).rejects.toEqual(refused('invoice_not_issued'));
    expect(await cancel(invoiceId)).toMatchObject({
      ...{ state: 'red_issued', redReason: '01', isReissuable: true },
    });
    expect(await orderOf()).toMatchObject({ invoiceStatus: 'none', invoiceId: null });
    await desk.refund(orderNo, 1000, 'succeeded');
    const made = await again();
    expect(made).toMatchObject({ replaces: invoiceId, gross: 1500, tax: 85, state: 'wanted' });
    await expect(again()).rejects.toEqual(refused('order_invoiced'));
    const reissuable = async () => {
      const { rows } = await desk.operator(staff.listStaffInvoices, { search: orderNo });
      return rows.filter((row) => row.isReissuable).map((row) => row.invoiceId);
    };
    expect(await reissuable()).toEqual([]);
    await desk.operator(staff.beginInvoice, { invoiceId: made.invoiceId, reason });
    expect(await upload(made.invoiceId)).toMatchObject({ state: 'issued' });
    // Once the new one is cancelled too, it is the one to replace.
    await cancel(made.invoiceId);
    expect(await reissuable()).toEqual([made.invoiceId]);
  });

  it('are required before a refund, also a partial one; a pending application is withdrawn', async () => {
    const gate = () =>
      invoiceRefundGate(desk.shop.deps, {
        ...{ refundId: 'r', orderNo, amount: 100, currency: 'CNY', isFull: false },
      });
    expect(await gate()).toBe('clear');
    const applied = await apply();
    await desk.operator(staff.beginInvoice, { invoiceId: applied.invoiceId, reason });
    expect(await gate()).toBe('waiting');
    const { invoiceId } = await upload(applied.invoiceId);
    expect([await gate(), await gate()]).toEqual(['waiting', 'waiting']);
    expect(await desk.row(invoiceId)).toMatchObject({ state: 'red_wanted', red_reason: '03' });
    expect(await orderOf()).toMatchObject({ invoiceStatus: 'issued' });
    await upload(invoiceId, { side: 'red' });
    expect(await gate()).toBe('clear');
    const next = await apply();
    expect(await gate()).toBe('clear');
    expect(await desk.row(next.invoiceId)).toMatchObject({ state: 'withdrawn' });
    const byBuyer = await apply();
    await client.call(contract.withdrawInvoice, { invoiceId: byBuyer.invoiceId });
    expect((await client.call(contract.listInvoices, {})).invoices).toMatchObject([
      { invoiceId: byBuyer.invoiceId, state: 'withdrawn', withdrawnForRefund: false },
      { invoiceId: next.invoiceId, state: 'withdrawn', withdrawnForRefund: true },
      { state: 'red_issued', withdrawnForRefund: false },
    ]);
  });

  it('are not required if a second payment is returned', async () => {
    const { invoiceId } = await issue();
    const { deps } = desk.shop;
    const ids = [deps.ids.next(), deps.ids.next()];
    await deps.db.run(
      `insert into payments (payment_id, order_no, channel, provider_txn, amount, currency, paid_at, received_at, use, faults)
       values ($1, $2, 'wechat', $1, 2500, 'CNY', 1, 1, 'surplus', '')`,
      [ids[0], orderNo],
    );
    await deps.db.run(
      `insert into refunds (refund_id, payment_id, out_refund_no, amount, currency, reason, state, created_at)
       values ($1, $2, $1, 2500, 'CNY', 'paid twice', 'wanted', 1)`,
      [ids[1], ids[0]],
    );
    const refund = { refundId: String(ids[1]), orderNo, amount: 2500, currency: 'CNY', isFull: true };
    expect(await invoiceRefundGate(deps, refund)).toBe('clear');
    expect(await desk.row(invoiceId)).toMatchObject({ state: 'issued' });
  });

  it('exclude fully refunded orders', async () => {
    const kept = await desk.buy(account.accountId, 'month_vvip');
    const { invoiceId } = await issue({ orders: [orderNo, kept] });
    await cancel(invoiceId);
    await desk.refund(orderNo, 2500, 'succeeded');
    const made = await desk.operator(staff.reissueInvoice, { invoiceId, ...company, reason });
    expect(made.orders).toEqual([{ orderNo: kept, amount: 9800 }]);
  });
});

describe('the database', () => {
  it('allows one live invoice for an order, and requires a number of issued ones', async () => {
    const { invoiceId } = await issue();
    const { run } = desk.shop.deps.db;
    const copy = `insert into invoices select * from invoices where invoice_id = $1`;
    await expect(run(copy, [invoiceId])).rejects.toThrow();
    const other = await desk.buy(account.accountId, 'month_vvip');
    const next = await apply({ orders: [other] });
    const sql = `update invoice_orders set order_no = $1 where invoice_id = $2`;
    await expect(run(sql, [orderNo, next.invoiceId])).rejects.toThrow(/invoice_orders_one_live/);
    await expect(
      run(`update invoices set number = null where invoice_id = $1`, [invoiceId]),
    ).rejects.toThrow();
  });
});
