import { AppError } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/invoices';
import * as staff from '@inkstone/contracts/staff/invoices';
import { hour, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceIssuer, InvoiceOutcome } from '../../../ports/invoice-issuer.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createAccount, type TestAccount } from '../../accounts/testing.ts';
import { invoiceRefundGate } from '../refund-gate.ts';
import { company, type InvoiceDesk, openInvoiceDesk, sampleFiles } from '../testing/desk.ts';
import { advanceInvoiceHandler } from './advance-invoice.ts';

/** The requests to the issuer, and its answers: the first of `replies`, otherwise that it is working on it. */
const requested: string[] = [];
let replies: (InvoiceOutcome | (() => Promise<InvoiceOutcome>))[] = [];
let files: Partial<typeof sampleFiles> = sampleFiles;
const answer = async (what: string): Promise<InvoiceOutcome> => {
  requested.push(what);
  const next = replies.shift() ?? { kind: 'pending' };
  return typeof next === 'function' ? next() : next;
};
const issuer: InvoiceIssuer = {
  ...{ name: 'http', url: 'http://localhost', formats: ['pdf', 'ofd', 'xml'] },
  issue: ({ requestNo, gross, tax }) => answer(`issue ${requestNo} ${gross} ${tax}`),
  red: ({ requestNo, number, reason }) => answer(`red ${requestNo} ${number} ${reason}`),
  query: ({ requestNo, side }) => answer(`query ${side} ${requestNo}`),
  credit: async () => ({ kind: 'credit', left: 123_456, total: null }),
  file: async ({ format }) => {
    const content = files[format];
    return content ? { kind: 'file', content } : { kind: 'absent' };
  },
};

let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await openInvoiceDesk({ base: { invoiceIssuer: issuer } });
});
afterAll(() => desk[Symbol.asyncDispose]());

let account: TestAccount;
let client: TestClient;
let orderNo: string;
let invoiceId: string;
let serial = 0;
beforeEach(async () => {
  await desk.shop.deps.db.run(`delete from due where kind = 'invoice'`);
  desk.shop.clock.advance(second);
  account = await createAccount(desk.shop.deps);
  client = desk.shop.server.as(account.token);
  orderNo = await desk.buy(account.accountId);
  const { invoices } = await client.call(contract.applyForInvoice, { orders: [orderNo], ...company });
  invoiceId = invoices[0]?.invoiceId ?? '';
  requested.length = 0;
  replies = [];
  files = sampleFiles;
});

const issued = (): InvoiceOutcome => ({
  ...{ kind: 'issued', number: String(++serial).padStart(20, '0'), issuedAt: desk.shop.clock.now() },
});
const state = async () => (await desk.row(invoiceId)).state;
const unknown: InvoiceOutcome = { kind: 'unknown', detail: 'timeout' };
const kinds = () => requested.map((line) => line.split(' ')[0]);
const view = async () => (await client.call(contract.listInvoices, {})).invoices[0];

describe('with an issuer', () => {
  it('requests the invoice after the time for corrections, queries until it is issued, and stores the files', async () => {
    await desk.pass(9 * minute);
    expect(requested).toEqual([]);
    replies = [{ kind: 'pending' }, { kind: 'pending' }, issued()];
    await desk.pass(5 * minute);
    expect(kinds()).toEqual(['issue', 'query', 'query']);
    expect(requested[0]).toMatch(/^issue I[0-9A-F]{19} 2500 142$/);
    expect((await view())?.files.map(({ format }) => format)).toEqual(['ofd', 'pdf', 'xml']);
    await desk.pass(hour);
    expect(requested).toHaveLength(3);
  });

  it('never repeats a request with unknown outcome: it queries the outcome', async () => {
    replies = [unknown, unknown, issued()];
    await desk.pass(20 * minute);
    expect(kinds()).toEqual(['issue', 'query', 'query']);
    expect(await state()).toBe('issued');
  });

  it('repeats the request with the same number when the issuer reports twice that it does not know it', async () => {
    replies = [
      unknown,
      { kind: 'absent' },
      { kind: 'pending' },
      { kind: 'absent' },
      { kind: 'absent' },
      issued(),
    ];
    await desk.pass(20 * minute);
    expect(kinds()).toEqual(['issue', 'query', 'query', 'query', 'query', 'issue']);
    expect(new Set(requested.filter((line) => line.startsWith('issue'))).size).toBe(1);
    expect(await state()).toBe('issued');
  });

  it('issues once with two concurrent workers', async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const reply = issued();
    replies = [() => waiting.then(() => reply)];
    const { deps } = desk.shop;
    desk.shop.clock.advance(10 * minute);
    const first = advanceInvoiceHandler.run(deps, invoiceId);
    await expect.poll(() => requested.length).toBe(1);
    await advanceInvoiceHandler.run(deps, invoiceId);
    await desk.operator(staff.retryInvoice, { invoiceId, reason: 'test' });
    await advanceInvoiceHandler.run(deps, invoiceId);
    finish();
    await first;
    await advanceInvoiceHandler.run(deps, invoiceId);
    expect(kinds()).toEqual(['issue']);
    expect(await state()).toBe('issued');
  });

  it('queries the outcome of a request of a crashed process', async () => {
    replies = [() => Promise.reject(new Error('killed'))];
    desk.shop.clock.advance(10 * minute);
    await expect(advanceInvoiceHandler.run(desk.shop.deps, invoiceId)).rejects.toThrow('killed');
    expect(await state()).toBe('issuing');
    replies = [issued()];
    await desk.pass(10 * minute);
    expect(kinds()).toEqual(['issue', 'query']);
    expect(await state()).toBe('issued');
  });

  it('refuses manual issuing while the issuer may have issued it', async () => {
    const reason = 'test';
    replies = [unknown];
    desk.shop.clock.advance(10 * minute);
    await advanceInvoiceHandler.run(desk.shop.deps, invoiceId);
    const refused = new AppError('invoice_at_issuer');
    await expect(desk.operator(staff.rejectInvoice, { invoiceId, note: 'x', reason })).rejects.toEqual(
      refused,
    );
    const number = '1'.repeat(20);
    const sent = [{ format: 'pdf' as const, base64: sampleFiles.pdf.toString('base64') }];
    await expect(
      desk.operator(staff.uploadInvoice, {
        invoiceId,
        side: 'blue',
        number,
        issuedAt: 1,
        files: sent,
        reason,
      }),
    ).rejects.toEqual(refused);
  });

  it('notifies staff of a delay, and continues', async () => {
    replies = [
      { kind: 'stalled', note: '需要短信验证' },
      { kind: 'stalled', note: '需要短信验证' },
      issued(),
    ];
    await desk.pass(11 * minute);
    expect(await state()).toBe('stalled');
    const { rows } = await desk.operator(staff.listStaffInvoices, { search: orderNo });
    expect(rows).toMatchObject([{ note: '需要短信验证', isByHand: false }]);
    expect(await view()).toMatchObject({ state: 'stalled', note: '' });
    await desk.pass(30 * minute);
    expect(await state()).toBe('issued');
  });

  it('allows the buyer to correct a refused invoice, and sends it with a new number', async () => {
    replies = [{ kind: 'refused', note: '购方名称有误' }];
    await desk.pass(11 * minute);
    expect(await view()).toMatchObject({ state: 'rejected', note: '购方名称有误', isCorrectable: true });
    await client.call(contract.correctInvoice, { invoiceId, ...company });
    replies = [issued()];
    await desk.pass(11 * minute);
    expect(kinds()).toEqual(['issue', 'issue']);
    expect(requested[0]).not.toBe(requested[1]);
    expect(await state()).toBe('issued');
  });

  it('is not sent if withdrawn in time', async () => {
    await client.call(contract.withdrawInvoice, { invoiceId });
    await desk.pass(hour);
    expect(requested).toEqual([]);
  });

  it('requests missing or invalid files again for a day', async () => {
    files = { pdf: Buffer.from('<html>'), ofd: sampleFiles.ofd };
    replies = [issued()];
    await desk.pass(11 * minute);
    expect((await view())?.files.map(({ format }) => format)).toEqual(['ofd']);
    files = sampleFiles;
    await desk.pass(11 * minute);
    expect((await view())?.files.map(({ format }) => format)).toEqual(['ofd', 'pdf', 'xml']);
  });

  it('refuses the number of another invoice', async () => {
    const taken = issued();
    replies = [taken];
    await desk.pass(11 * minute);
    const other = await desk.buy(account.accountId, 'month_vvip');
    const { invoices } = await client.call(contract.applyForInvoice, { orders: [other], ...company });
    invoiceId = invoices[0]?.invoiceId ?? '';
    replies = [taken];
    desk.shop.clock.advance(10 * minute);
    await expect(advanceInvoiceHandler.run(desk.shop.deps, invoiceId)).rejects.toThrow(/number of another/);
    expect(await state()).toBe('issuing');
  });
});

describe('a refund of an invoiced order', () => {
  const gate = () =>
    invoiceRefundGate(desk.shop.deps, {
      ...{ refundId: 'r', orderNo, amount: 2500, currency: 'CNY', isFull: true },
    });

  it('waits for the red invoice, which is requested once', async () => {
    replies = [issued()];
    await desk.pass(11 * minute);
    expect(await gate()).toBe('waiting');
    replies = [unknown, { kind: 'pending' }, issued()];
    expect(await gate()).toBe('waiting');
    await desk.pass(10 * minute);
    expect(kinds()).toEqual(['issue', 'red', 'query', 'query']);
    expect(requested[1]).toMatch(/ 03$/);
    expect(await state()).toBe('red_issued');
    expect(await gate()).toBe('clear');
    expect((await view())?.files.filter(({ side }) => side === 'red')).toHaveLength(3);
  });

  it('keeps waiting, with a message to staff, if the red invoice is refused', async () => {
    replies = [issued()];
    await desk.pass(11 * minute);
    await gate();
    replies = [{ kind: 'refused', note: '购方未确认' }];
    await desk.pass(minute);
    expect(await state()).toBe('issued');
    expect(desk.shop.server.captured.text()).toContain('a red invoice was refused');
    expect(await gate()).toBe('waiting');
  });
});

it('a test of the connection returns the remaining allowance', async () => {
  replies = [{ kind: 'absent' }];
  const test = () => desk.operator(staff.testInvoiceIssuer, {});
  expect(await test()).toEqual({ isGood: true, detail: '', credit: { left: 123_456, total: null } });
  replies = [unknown];
  expect(await test()).toEqual({ isGood: false, detail: 'timeout', credit: null });
});
