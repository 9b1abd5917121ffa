import { userInfo } from '@inkstone/contracts/accounts';
import { expectFineAndCapture } from '../support/capture-simulator.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withSimulator } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';
import { confirmWithReason, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('en');
const t = (key: string, values?: Record<string, string>) => phrase(`store-simulator.${key}`, values);

test.use({ serverOptions: withSimulator, locale: 'en-GB', viewport: { width: 360, height: 800 } });

test('Google Play and AppGallery sell too, and staff see a notification of an unknown type', async ({
  page,
  context,
  server,
  newDevice,
  expectComplaint,
}) => {
  // The refusal of a forged purchase.
  expectComplaint(/status of 422/);
  const buyer = await signUp(server.url);
  const { url } = server;
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url })));
  const tier = async () => (await buyer.call(userInfo, {})).vip_info.vip_type;
  await page.goto('/en/simulator/store');
  const form = page.getByRole('region', { name: t('buyHeading') });
  const buy = async (store: string, product: string) => {
    const before = await page.getByRole('article').count();
    await form.getByLabel(t('store')).selectOption({ label: t(`name.${store}`) });
    await form.getByLabel(t('product')).selectOption(product);
    await form.getByRole('button', { name: t('buy') }).click();
    await expect(page.getByRole('article')).toHaveCount(before + 1);
    const number = (await page.getByRole('article').first().getAttribute('aria-label')) ?? '';
    return page.getByRole('article', { name: number });
  };
  await form.getByLabel(t('named')).selectOption({ label: t('named_nobody') });
  const inPlay = await buy('google', 'plus.month');
  await expect(inPlay).toContainText(`${t('confirmed')}${t('confirmed_no')}`);
  await inPlay.getByRole('button', { name: t('show_forged') }).click();
  await expect(page.getByText(phrase('errors.store_receipt_denied'))).toBeVisible();
  expect(await tier()).toBe('free');
  const [shown = ''] = t('shownTier', { tier: 'Plus', until: '|' }).split('|');
  await inPlay.getByRole('button', { name: t('show_genuine') }).click();
  await expect(page.getByText(shown)).toBeVisible();
  expect(await tier()).toBe('vip');
  await inPlay.getByRole('button', { name: t('action_unknown_notice') }).click();
  const unknown = inPlay.getByRole('listitem').nth(1);
  await expect(unknown).toContainText(`${t('says_unknown')}${phrase('simulator.sent_accepted')}`);

  const inHms = await buy('huawei', 'words.50k');
  await inHms.getByRole('button', { name: t('show_genuine') }).click();
  await expect(page.getByText(t('shownWords', { quantity: '1', package: 'words_50k' }))).toBeVisible();
  await expectFineAndCapture(page, 'stores-google-huawei');

  await test.step('staff read it, and resolve it with a reason', async () => {
    const desk = await newDevice({ baseURL: server.url, locale: 'en-GB' });
    await signInStaff(desk, server, 'finance');
    const theirs = await desk.newPage();
    await theirs.setViewportSize({ width: 360, height: 800 });
    await theirs.goto('/en/admin/notice-alarms');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(phrase('staff-money.alarms'));
    const type = 'simulatedNotification';
    const alarm = theirs.getByRole('listitem').filter({ hasText: type }).first();
    await expect(alarm).toContainText(phrase('staff-money.store_google'));
    await alarm.getByRole('button', { name: phrase('staff-money.readMessages') }).click();
    await expect(alarm.getByText('"purchaseToken"').last()).toBeVisible();
    await expectFineAndCapture(theirs, 'notice-alarms');
    await alarm
      .getByRole('button', { name: phrase('staff-money.resolve'), exact: false })
      .last()
      .click();
    await confirmWithReason(theirs, phrase, 'no meaning', phrase('staff-money.resolve'));
    await expect(theirs.getByRole('listitem').filter({ hasText: type })).toHaveCount(0);
  });
});
