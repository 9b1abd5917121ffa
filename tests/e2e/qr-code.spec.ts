import { qrSeconds } from '@inkstone/contracts/accounts/social-login';
import type { Page } from '@playwright/test';
import { bindNumber } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import { freshPhone } from '../support/sign-up.ts';
import { openPhone, scanWithPhone } from '../support/simulated-phone.ts';

const phrase = phrasesOf('en');
const t = (key: string) => phrase(`accounts.${key}`);
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key) });

test.use({
  locale: 'en-GB',
  viewport: { width: 1280, height: 800 },
  serverOptions: withMovableClock,
});

test('a refused code, and an expired one, are renewed until one is confirmed', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  expectComplaint(/status of 4|net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/en/login');
  await button(page, 'wechat').click();

  const refusing = await openPhone(page, phrase, 'Mei');
  await expect(page.getByText(t('qrState.scanned'))).toBeVisible();
  await button(refusing, 'scanRefuse').click();
  await expect(refusing.getByText(t('scanState.refused'))).toBeVisible();
  await expectAccessible(refusing);
  await expect(page.getByText(t('qrState.refused'))).toBeVisible();
  await expectAccessible(page);
  await button(page, 'qrRenew').click();
  await expect(page.getByText(t('qrState.created'))).toBeVisible();
  await expect(button(page, 'qrRenew')).toBeHidden();

  const late = await openPhone(page, phrase, 'Mei');
  await button(late, 'scanConfirm').waitFor();
  await server.pass(qrSeconds * 1000);
  await button(late, 'scanConfirm').click();
  await expect(late.getByText(t('scanState.expired'))).toBeVisible();
  await expect(button(late, 'scanConfirm')).toBeHidden();
  await expectAccessible(late);
  await expect(page.getByText(t('qrState.expired'))).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(true);
  await button(page, 'qrRenew').click();
  await expect(page.getByText(phrase('errors.network_error'))).toBeVisible();
  await context.setOffline(false);
  await button(page, 'qrRenew').click();
  await scanWithPhone(page, { phrase, person: 'Mei', press: 'scanConfirm' });
  await bindNumber(page, phrase, freshPhone());
  await page.waitForURL(/\/app$/);
});
