import { addPrice } from '@inkstone/contracts/staff/prices';
import { signInBrowser } from '../support/entry.ts';
import { expectFine, expectFineIn } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { callAsOperator } from '../support/operator.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withSimulator } from '../support/server-options.ts';
import { signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 }, serverOptions: withSimulator });

test('finance adds the price of a campaign, and its link sells at that price', async ({
  page,
  context,
  server,
  newDevice,
  expectComplaint,
}) => {
  await signInStaff(context, server, 'finance');
  await page.goto('/en/admin/prices');
  const name = phrase('staff-prices.plan_month', { tier: phrase('staff-prices.tier_vvip'), count: 18 });
  const add = phrase('staff-prices.addOf', { name });
  await expectFine(page);

  await page.getByRole('button', { name: add }).click();
  const dialog = page.getByRole('dialog', { name: add });
  const field = (key: string) => dialog.getByLabel(phrase(key), { exact: true });
  await field('staff-prices.amount').fill('much');
  await field('staff-prices.campaign').fill('spring-sale');
  await field('admin.reason').fill('spring sale');
  await expectFine(page);
  const submit = dialog.getByRole('button', { name: phrase('staff-prices.add'), exact: true });
  await submit.click();
  await expect(dialog).toContainText(phrase('staff-prices.amountWrong'));
  await field('staff-prices.amount').fill('599.50');
  await submit.click();
  await expect(dialog).toBeHidden();

  const item = page.getByRole('listitem').filter({ hasText: 'eighteen_vvip' }).first();
  await expect(item).toContainText('599.50');
  await expect(item).toContainText(phrase('staff-prices.state_current'));
  const link = await item.getByRole('link', { name: 'spring-sale' }).getAttribute('href');
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  const reply = await page.request.get(`/api/vip/packages?${new URLSearchParams({ token })}`);
  const { data } = await reply.json();
  expect(data.vip[0]).toMatchObject({ plan: 'eighteen_vvip', price: 59_950 });
  await expectFine(page);
  await expectFineIn(page, 'zh');

  // The price changes while a buyer reads it: the order is refused, and both the dialog and the page show the new one.
  expectComplaint(/status of 409/);
  const device = await newDevice({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  await signInBrowser(device, server.url);
  const plans = await device.newPage();
  await plans.goto(`${server.url}/en/plan?${new URLSearchParams({ token })}`);
  await plans.getByRole('radio', { name: phrase('catalogue.months', { count: 18 }) }).check();
  const card = plans.getByRole('region', { name: 'Pro', exact: true });
  await expect(card).toContainText('599.50');
  await card.getByRole('link').click();
  const purchase = plans.getByRole('dialog');
  const pay = purchase.locator('button[type=submit]');
  await expect(pay).toContainText('599.50');
  const dearer = { itemId: 'eighteen_vvip', amount: 61_250, campaign: 'spring-sale', reason: 'a journey' };
  await callAsOperator(server)(addPrice, dearer);
  await purchase.getByRole('checkbox').check();
  await pay.click();
  await expect(purchase).toContainText(phrase('errors.price_changed'));
  await expect(pay).toContainText('612.50');
  await plans.keyboard.press('Escape');
  await expect(purchase).toBeHidden();
  await expect(card).toContainText('612.50');
  await expect(card).not.toContainText('599.50');
});
