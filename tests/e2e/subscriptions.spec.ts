import { listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withSimulator } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';
import { subscribe } from '../support/subscribe.ts';

test.use({
  serverOptions: withSimulator,
  locale: 'zh-CN',
  viewport: { width: 1280, height: 800 },
});

const phrase = phrasesOf('zh');
const buy = (key: string, values?: Record<string, string>) => phrase(`purchase.${key}`, values);
const t = (key: string, values?: Record<string, string>) => phrase(`subscriptions.${key}`, values);

test('a plan is bought with automatic renewal, listed, and canceled by two clicks', async ({
  page,
  context,
  server,
}) => {
  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await page.goto('/zh/plan?buy=month_vip');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: buy('renew.once') })).toBeChecked();
  await dialog.getByText(buy('renew.auto'), { exact: true }).click();
  await expect(dialog).toContainText(buy('renew.noticeText'));
  await expectAccessible(page);
  // Consent to the terms is not consent to the renewal.
  const [terms, renewal] = await dialog.getByRole('checkbox').all();
  await terms?.check();
  const submit = dialog.getByRole('button', { name: buy('renew.pay', { amount: '¥25' }) });
  await submit.click();
  await expect(dialog).toContainText(phrase('errors.renewal_not_agreed'));
  expect((await buyer.call(listAllSubscriptions, {})).subscriptions).toEqual([]);
  await renewal?.check();
  await submit.click();

  const link = dialog.getByRole('link', { name: buy('openSimulatedWallet') });
  const wallet = await context.newPage();
  await wallet.goto((await link.getAttribute('href')) ?? '');
  await expectAccessible(wallet);
  await wallet.getByRole('button', { name: phrase('simulator.agreement_sign') }).click();
  await expect(wallet.getByRole('status')).toContainText(phrase('simulator.agreement_signed'));
  await wallet.close();
  await expect(dialog.getByRole('heading', { name: buy('doneTitle') })).toBeVisible();
  await dialog.getByRole('link', { name: buy('renew.manage') }).click();

  const card = page.getByRole('article');
  await expect(card).toContainText(t('status.active'));
  await expect(card).toContainText('¥25');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFits(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: t('cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cancel') })
    .click();
  await expect(card).toContainText(t('status.canceled'));
  await expect(card).not.toContainText(t('nextAt'));
  await expect(card.getByRole('button', { name: t('cancel') })).toHaveCount(0);
  // Nothing else renews, so the plan is offered again.
  await card.getByRole('link', { name: phrase('orders.again') }).click();
  await expect(page).toHaveURL(/\/zh\/plan\?buy=month_vip$/);
  await expect(dialog.getByRole('radio', { name: buy('renew.once') })).toBeChecked();
});

test('consent to a plan that renews by card is given once, and its card is changed', async ({
  page,
  context,
  server,
}) => {
  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await page.goto('/zh/plan?buy=month_vip');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(buy('renew.auto'), { exact: true }).click();
  await dialog.getByText(buy('ways.card'), { exact: true }).click();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: buy('renew.pay', { amount: '¥25' }) }).click();
  const enter = async (label: string) => {
    await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
    await page.getByRole('button', { name: label }).click();
  };
  // The page names the terms, and does not ask again.
  await enter(buy('pay', { amount: '¥25' }));
  await expect(page.getByRole('heading', { name: buy('receiptTitle') })).toBeVisible();

  await page.goto('/zh/app/subscriptions');
  await page.getByRole('link', { name: t('changeCard') }).click();
  await expect(page.getByRole('heading', { name: t('cardTitle') })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: '4000 0000 0000 0002' }).click();
  await page.getByRole('button', { name: t('useCard') }).click();
  await expect(page.getByRole('alert')).toContainText(buy('cardCodes.card_declined'));
  await expectFits(page);
  await expectAccessible(page);
  await enter(t('useCard'));
  await expect(page.getByRole('status')).toContainText(t('cardChangedText'));
  await expectAccessible(page);
});

test('staff see what happened to a subscription, and cancel it', async ({ page, context, server }) => {
  const staff = (key: string, values?: Record<string, string>) =>
    phrase(`staff-subscriptions.${key}`, values);
  const { orderNo } = await subscribe(await signUp(server.url));
  await signInStaff(context, server, 'finance');
  await page.goto(`/zh/admin/subscriptions?search=${orderNo}`);
  const rows = page.getByRole('list', { name: staff('title') });
  await expect(rows.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await rows.getByRole('link').click();
  await expect(page.getByText(staff('signed'))).toBeVisible();
  await expect(
    page.getByText(staff('charge', { period: '1', try: '1', outcome: staff('outcome.paid') })),
  ).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: staff('cancel') }).click();
  await confirmWithReason(page, phrase, '用户来电', staff('cancel'));
  await expect(page.getByText(staff('reason.staff')).first()).toBeVisible();
});
