import { applyForInvoice } from '@inkstone/contracts/invoices';
import { exportInvoices, invoiceUploadLimits } from '@inkstone/contracts/staff/invoices';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/testing.ts';
import { company, type InvoiceDesk, openInvoiceDesk } from '../testing/desk.ts';

let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await openInvoiceDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

describe('GET /api/admin/invoices/export', () => {
  it('returns every invoice of a period once, in parts that are one file together', async () => {
    const account = await createAccount(desk.shop.deps);
    const orders = [await desk.buy(account.accountId)];
    const page = desk.shop.server.as(account.token);
    const { invoices } = await page.call(applyForInvoice, { orders, ...company });
    const invoiceId = invoices[0]?.invoiceId;
    const from = desk.shop.clock.now() + day;
    const many = 2 * invoiceUploadLimits.exportRows + 1;
    // Three invoices of the same time, so that parts end between them.
    const columns =
      'buyer_id, kind, buyer, email, gross, tax, rate, note, is_simulated, is_sent, changed_at, number, state';
    await desk.shop.deps.db.run(
      `insert into invoices (invoice_id, created_at, ${columns})
       select 'many-' || lpad(n::text, 6, '0'), $2::bigint + n / 3, ${columns.replace('number, state', 'null')}, 'rejected'
         from invoices, generate_series(1, ${many}) n where invoice_id = $1`,
      [invoiceId, from],
    );
    const parts = [];
    let after: string | undefined;
    do {
      const part = await desk.operator(exportInvoices, {
        from,
        to: from + day,
        ...(after && { after }),
      });
      parts.push(part);
      after = part.next ?? undefined;
    } while (after);
    expect(parts.map(({ rows }) => rows)).toEqual([(many - 1) / 2, (many - 1) / 2, 1]);
    const file = parts.map(({ csv }) => csv).join('');
    expect(file.split('\ufeff')).toHaveLength(2);
    const [head, ...lines] = file.trim().split('\r\n');
    expect(head).toMatch(/^invoice,state,/);
    const ids = lines.map((line) => line.split(',')[0] ?? '');
    expect(new Set(ids).size).toBe(many);
    expect(ids).toEqual(ids.toSorted());
    // A list of all states reads one page of the index, not every invoice.
    await desk.shop.deps.db.run('analyze invoices');
    const plan = await desk.shop.deps.db.run(
      'explain select * from invoices order by created_at desc, invoice_id desc limit 21',
    );
    expect(JSON.stringify(plan)).toContain('invoices_by_time');
  });
});
