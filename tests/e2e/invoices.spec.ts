import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy } from '../support/purchases.ts';
import { withManualInvoices } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';
import { expectFits, signInStaff } from '../support/staff.ts';

test.use({
  serverOptions: withManualInvoices,
  locale: 'zh-CN',
  viewport: { width: 1280, height: 900 },
});

const phrase = phrasesOf('zh');
const t = (key: string, values?: Record<string, string | number>) => phrase(`invoices.${key}`, values);
const s = (key: string, values?: Record<string, string | number>) => phrase(`staff-invoices.${key}`, values);
const field = (key: string) => phrase(`invoice-fields.${key}`);

const pdf = {
  name: 'a.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nan invoice\n%%EOF\n'),
};

/** Opens an action of the only invoice in the queue, fills in the reason with `fill`, and confirms. */
async function act(page: Page, task: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page
    .getByRole('button', { name: s('taskOn', { task: s(`task.${task}`), name: '砚台<科技>' }) })
    .click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByLabel(phrase('admin.reason')).fill('核对无误');
  await dialog.getByRole('button', { name: s(`task.${task}`), exact: true }).click();
  await expect(page.getByText(s(`done.${task}`))).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

const upload = (number: string) => async (dialog: ReturnType<Page['getByRole']>) => {
  await dialog.getByLabel(s('number')).fill(number);
  await dialog.getByLabel(s('issuedAt')).fill('2026-01-02T10:00');
  await dialog
    .getByLabel(s('chooseFile', { format: 'PDF' }))
    .first()
    .setInputFiles(pdf);
};

/** Opens the orders, which have their own page, from the account menu. */
async function openFromMenu(page: Page): Promise<void> {
  await page.locator('header details:visible summary').last().click();
  const [orders] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .locator('header details:visible')
      .getByRole('link', { name: phrase('common.myOrders') })
      .click(),
  ]);
  await expect(orders.getByRole('heading', { level: 1, name: t('heading') })).toBeVisible();
  expect(new URL(orders.url()).pathname).toBe('/zh/invoice');
  await orders.close();
}

test('two orders are invoiced, downloaded, cancelled and reissued', async ({
  page,
  context,
  server,
  newDevice,
  expectComplaint,
}) => {
  // The refusal of the wrong tax number.
  expectComplaint(/status of 400 .*[/]api[/]invoice[)]/);

  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const { orderNo } = await buy(buyer, 'month_vip');
  await buy(buyer, 'month_vvip');

  await page.goto(`/zh/app/orders/${orderNo}`);
  await page.getByRole('link', { name: phrase('orders.toInvoice') }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await openFromMenu(page);
  await page.goto('/invoice/InvoiceModal');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('applyHint', { count: 2, amount: '¥123' }));
  const tab = { name: phrase('common.myInvoices'), exact: true, includeHidden: true };
  await expect(page.getByRole('link', tab)).toHaveAttribute('aria-current', 'page');
  await dialog.getByLabel(field('name'), { exact: true }).fill('砚台<科技>');
  await dialog.getByLabel(field('taxNumber')).fill('91350100M000100Y44');
  await dialog.getByLabel(field('email')).fill('bills@example.com');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await dialog.getByRole('button', { name: t('submit') }).click();
  await expect(dialog.getByRole('alert')).toContainText(phrase('errors.tax_number_invalid'));
  await dialog.getByLabel(field('taxNumber')).fill('91350100M000100Y43');
  await dialog.getByRole('button', { name: t('submit') }).click();
  await expect(dialog).toHaveCount(0);
  const invoices = page.getByRole('list', { name: t('invoices') }).getByRole('listitem');
  await expect(invoices).toContainText([t('state.wanted')]);
  await expectFits(page);
  await expectAccessible(page);

  const desk = await newDevice({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
  await signInStaff(desk, server, 'finance');
  const staff = await desk.newPage();
  await staff.goto(`${server.url}/zh/admin/invoices`);
  await expectAccessible(staff);
  await act(staff, 'begin', async () => {});
  await act(staff, 'upload', upload('26000000000000000001'));
  await page.reload();
  await expect(invoices).toContainText([t('state.issued')]);
  const downloading = page.waitForEvent('download');
  await invoices.getByRole('link', { name: t('download', { format: 'PDF' }) }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('invoice-26000000000000000001.pdf');
  expect(await readFile(await download.path())).toEqual(pdf.buffer);

  await staff.getByLabel(s('search')).fill('26000000000000000001');
  await staff.getByRole('button', { name: s('find') }).click();
  await act(staff, 'red', async () => {});
  await act(staff, 'uploadRed', upload('26000000000000000002'));
  await act(staff, 'reissue', async (form) => {
    await form.getByLabel(field('email')).fill('new@example.com');
  });
  await staff.goto(`${server.url}/zh/admin/invoices?view=red_issued`);
  await expect(staff.getByText(s('redNumber'))).toBeVisible();
  await expect(staff.getByRole('button', { name: s('task.reissue') })).toHaveCount(0);
  await staff.goto(`${server.url}/zh/admin/invoices`);
  await expect(staff.getByRole('list', { name: s('title') }).getByRole('listitem')).toContainText([
    'new@example.com',
  ]);
  await staff.setViewportSize({ width: 360, height: 740 });
  await expectFits(staff);
  await expectAccessible(staff);
  await page.reload();
  await expect(invoices).toContainText([t('state.wanted'), t('state.red_issued')]);
});
