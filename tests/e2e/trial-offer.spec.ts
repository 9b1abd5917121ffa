import { signInBrowser } from '../support/entry.ts';
import { expectFine, expectFineIn } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { openSettled } from '../support/settled.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } });

test('a new user claims the trial, and the account page shows until when it lasts', async ({
  page,
  context,
  server,
}) => {
  await signInBrowser(context, server.url);
  await page.goto('/en/app');
  const tier = phrase('membership-trial.tier_vvip');
  const offer = page.getByRole('region', { name: phrase('membership-trial.label') });
  await expect(offer).toContainText(phrase('membership-trial.offer_day', { tier, count: 7 }));
  await expectFine(page);

  await offer.getByRole('button', { name: phrase('membership-trial.look') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toHaveText(
    phrase('membership-trial.proofreadUnlimited'),
  );
  await expectFine(page);
  await dialog.getByRole('button', { name: phrase('membership-trial.claim') }).click();
  await expect(dialog).toContainText(phrase('membership-trial.started', { tier }));
  await dialog.getByRole('button', { name: phrase('membership-trial.begin') }).click();
  await expect(offer).toBeHidden();

  await page.goto('/en/app/account');
  const section = page.getByRole('region', { name: phrase('membership-trial.membership') });
  await expect(section.getByText(tier, { exact: true })).toBeVisible();
  const end = new Date(Date.now() + 7 * 86_400_000);
  const day = end.toLocaleDateString('en', { dateStyle: 'long' });
  await expect(section).toContainText(day);
  await expect(section.getByRole('listitem')).toHaveText(new RegExp(phrase('membership-trial.source_trial')));
  await expect(offer).toBeHidden();
  await expectFine(page);
  await expectFineIn(page, 'zh');
});

test('a user who does not want it hides it in this browser, and finds it on the account page', async ({
  page,
  context,
  server,
}) => {
  await signInBrowser(context, server.url);
  await page.goto('/en/app');
  const offer = page.getByRole('region', { name: phrase('membership-trial.label') });
  await offer.getByRole('button', { name: phrase('membership-trial.hide') }).click();
  await expect(offer).toBeHidden();
  await openSettled(page, '/en/app');
  await expect(offer).toBeHidden();
  await page.goto('/en/app/account');
  await expect(offer).toBeVisible();
});
