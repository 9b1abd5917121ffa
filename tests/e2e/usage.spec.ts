import { correctText } from '@inkstone/contracts/assist';
import { createDocument } from '@inkstone/contracts/documents';
import { expectFine, expectFineIn } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy } from '../support/purchases.ts';
import { withSimulator } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';

test.use({ serverOptions: withSimulator, locale: 'en-GB', viewport: { width: 360, height: 800 } });

const phrase = phrasesOf('en');

test('the used words, and the limits that follow each purchase', async ({ page, context, server }) => {
  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const { id: documentId } = await buyer.call(createDocument, { title: 'Report' });
  await buyer.call(correctText, { text: 'He have a dog.', documentId });
  await page.goto('/en/app/usage');

  const today = page.getByRole('list', { name: phrase('usage.today') });
  const meter = today.getByRole('meter', { name: phrase('usage.feature.proofread') });
  const usedOf = (limit: string) => phrase('usage.usedOf', { used: '4', limit });
  await expect(today).toContainText(usedOf('5,000'));
  await expect(meter).toHaveAttribute('max', '5000');
  const debit = page
    .getByRole('table', { name: phrase('usage.debits') })
    .getByRole('row')
    .last();
  await expect(debit).toContainText('Report');
  const reasons = page.getByRole('region', { name: phrase('usage.why') });
  await expect(reasons).toContainText(phrase('usage.noGrants'));
  await expectFine(page);

  // Paid on another device; then the user returns to this page.
  const lookAgain = () => page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
  await buy(buyer, 'month_vip');
  await lookAgain();
  await expect(today).toContainText(usedOf('40,000'));
  await expect(meter).toHaveAttribute('max', '40000');
  await expect(reasons).toContainText(phrase('usage.source.order'));
  await buy(buyer, 'month_vvip');
  await lookAgain();
  await expect(today).toContainText(phrase('usage.unlimited', { used: 4 }));
  await expect(reasons.getByRole('list').getByRole('listitem')).toHaveCount(2);
  await expectFine(page);
  await expectFineIn(page, 'zh');
});
