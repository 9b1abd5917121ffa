import { applyForInvoice } from '@inkstone/contracts/invoices';
import { actOnSimulatedTrade, payCode } from '@inkstone/contracts/orders';
import type { Locator, Page } from '@playwright/test';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy, orderPlan } from '../support/purchases.ts';
import { withManualInvoices } from '../support/server-options.ts';
import { goSettled } from '../support/settled.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

test.use({ serverOptions: withManualInvoices });

const pdf = {
  name: 'a.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nan invoice\n%%EOF\n'),
};
// The pages themselves are tested in Chinese by the journeys of the back office.
const phrase = phrasesOf('en');
const small = { locale: 'en-GB', viewport: { width: 360, height: 740 } };

test.use(small);

/** Expects that a page does not scroll sideways on a phone and at a desk. */
async function expectFitsBoth(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectFits(page);
  await page.setViewportSize(small.viewport);
  await expectFits(page);
}

/** Pays an order and loses its notice. */
async function payWithoutNotice(client: TestClient, orderNo: string): Promise<void> {
  const { text } = await client.call(payCode, { orderNo, channel: 'alipay' });
  await client.call(actOnSimulatedTrade, { tradeId: text.split('/').at(-1) ?? '', action: 'lose_notice' });
}

/** A back office with a buyer. */
interface BackOffice {
  readonly page: Page;
  readonly buyer: TestClient;
  /** Opens a section by its menu entry, as a first-time user does. */
  open(on: Page, section: string): Promise<void>;
}

/** Changes a price from midnight on. */
async function changePrice({ page, open }: BackOffice): Promise<void> {
  await open(page, 'prices');
  const plan = phrase('staff-prices.plan_month', { tier: phrase('staff-prices.tier_vip'), count: 1 });
  await page.getByRole('button', { name: phrase('staff-prices.addOf', { name: plan }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(phrase('staff-prices.amount'), { exact: true }).fill('28.80');
  await dialog.getByRole('button', { name: phrase('staff-prices.midnight') }).click();
  await confirmWithReason(page, phrase, 'From tomorrow', phrase('staff-prices.add'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'month_vip' }).first()).toContainText('28.80');
}

/** Refunds half of an order, which is found by the buyer's phone number; the requester cannot approve it. */
async function refundHalf(walk: BackOffice, phone: string, paid: string, second: Page): Promise<void> {
  const { page, open } = walk;
  const t = (key: string) => phrase(`staff-orders.${key}`);
  await open(page, 'orders');
  await page.getByLabel(t('query')).fill(phone);
  await page.getByRole('button', { name: t('find') }).click();
  const shown = page.getByText(
    phrase('staff-orders.ofAccount', { buyer: `+86 ${phone.slice(0, 3)}****${phone.slice(-4)}` }),
  );
  await expect(shown).toBeVisible();
  await page.getByRole('link', { name: paid }).click();
  // Back leads to the search results, without the number in the URL.
  await page.goBack();
  await expect(shown).toBeVisible();
  expect(page.url()).not.toContain(phone.slice(-8));
  await page.getByRole('link', { name: paid }).click();
  await page.getByRole('button', { name: t('doRefund') }).click();
  const amount = page.getByRole('dialog').getByLabel(t('amount'));
  const isAccepted = () => amount.evaluate((field: HTMLInputElement) => field.checkValidity());
  await amount.fill('0.00');
  expect(await isAccepted()).toBe(false);
  await amount.fill(' 12.50');
  expect(await isAccepted()).toBe(true);
  await expectFitsBoth(page);
  await confirmWithReason(page, phrase, 'The buyer called', t('doRefund'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(t('othersApprove'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('approve') })).toHaveCount(0);

  // The overview shows who can approve it, and links there.
  await second.goto(`${new URL(page.url()).origin}/en/admin`);
  await expectFitsBoth(second);
  await second.getByRole('link', { name: new RegExp(`^${phrase('admin.waiting_refunds')}\\s*1$`) }).click();
  await second.getByRole('link', { name: paid }).click();
  const title = phrase('staff-orders.numbered', { number: paid });
  await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(second.getByText(t('waiting'), { exact: true })).toBeVisible();
  await second.getByRole('button', { name: t('approve') }).click();
  await confirmWithReason(second, phrase, 'Agreed', t('approve'));
  const refund = second.getByRole('listitem').filter({ hasText: 'Agreed' });
  // The provider completes it some seconds later. This is due work, which starts once a minute and whose schedule is read every
  // half a minute. The page updates itself.
  await expect(refund).toContainText(phrase('orders.refundState.succeeded'), { timeout: 120_000 });
}

/** Repairs an order that was paid, but whose notice was lost. */
async function repairOrder({ page, buyer, open }: BackOffice): Promise<void> {
  const t = (key: string) => phrase(`staff-orders.${key}`);
  const { orderNo } = await orderPlan(buyer, 'quarter_vip');
  await payWithoutNotice(buyer, orderNo);
  await open(page, 'orders');
  await page.getByRole('link', { name: t('which_unpaid'), exact: true }).click();
  await expect(page.getByText(phrase('staff-orders.unpaidHint', { ask: t('ask') }))).toBeVisible();
  await page.getByRole('link', { name: orderNo }).click();
  await page.getByRole('button', { name: t('ask') }).click();
  await confirmWithReason(page, phrase, 'It was paid', t('ask'));
  await expect(page.getByRole('main').getByText(t('status_finished'))).toBeVisible();
}

/** Issues an invoice, cancels it, and issues it again for another address. */
async function reissueInvoice({ page, open }: BackOffice, name: string): Promise<void> {
  const s = (key: string, values?: Record<string, string>) => phrase(`staff-invoices.${key}`, values);
  await open(page, 'invoices');
  const act = async (task: string, fill?: (form: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: s('taskOn', { task: s(`task.${task}`), name }) }).click();
    await fill?.(page.getByRole('dialog'));
    await confirmWithReason(page, phrase, 'Checked', s(`task.${task}`));
    await expect(page.getByText(s(`done.${task}`))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const upload = (number: string) => async (form: Locator) => {
    await form.getByLabel(s('number')).fill(number);
    await form.getByLabel(s('issuedAt')).fill('2026-01-02T10:00');
    await form
      .getByLabel(s('chooseFile', { format: 'PDF' }))
      .first()
      .setInputFiles(pdf);
  };
  const blue = '26000000000000000021';
  await act('begin');
  await act('upload', upload(blue));
  await page.getByLabel(s('search')).fill(blue);
  await page.getByRole('button', { name: s('find') }).click();
  await act('red');
  await act('uploadRed', upload(blue.replace('2600', '2700')));
  await act('reissue', (form) => form.getByLabel(phrase('invoice-fields.email')).fill('new@example.com'));
  await open(page, 'invoices');
  await expect(page.getByRole('list', { name: s('title') })).toContainText('new@example.com');
}

test('an operator finds each task from the first page of the back office, and does it', async ({
  page,
  server,
  context,
  newDevice,
}) => {
  test.setTimeout(240_000);
  const phone = freshPhone();
  const buyer = await signUp(server.url, phone);
  const { orderNo: paid } = await buy(buyer, 'month_vip');
  const { orderNo: invoiced } = await buy(buyer, 'month_vvip');
  const name = 'Inkstone Ltd';
  await buyer.call(applyForInvoice, {
    ...{ orders: [invoiced], kind: 'general', email: 'bills@example.com' },
    buyer: { kind: 'company', name, taxNumber: '91350100M000100Y43' },
  });
  await signInStaff(context, server, 'finance');
  const desk = await newDevice(small);
  await signInStaff(desk, server, 'owner');
  const open = async (on: Page, section: string) => {
    // The first page is loaded once; later a link leads to it.
    if (on.url().startsWith(server.url)) await goSettled(on, '/en/admin');
    else await on.goto(`${server.url}/en/admin`);
    // On phones the sections are in a menu, which names the current one.
    await on.getByRole('button', { name: phrase('admin.overview'), exact: true }).click();
    const title = phrase(`admin.section_${section}`);
    await on.getByRole('link', { name: title, exact: true }).click();
    await expect(on.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expectFitsBoth(on);
  };
  const walk = { page, buyer, open };
  await changePrice(walk);
  await refundHalf(walk, phone, paid, await desk.newPage());
  await repairOrder(walk);
  await reissueInvoice(walk, name);
});
