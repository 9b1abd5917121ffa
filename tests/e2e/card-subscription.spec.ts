import { expect, test } from '../support/journey.ts';
import { expectAccessible } from '../support/look.ts';
import { orderPlan } from '../support/purchases.ts';
import { signUp } from '../support/sign-up.ts';
import { expectFits } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

test.use({
  serverOptions: { settings: { SIMULATOR: 'on' } },
  locale: 'zh-CN',
  viewport: { width: 360, height: 800 },
});

const words = wordsOf('zh');
const shots = process.env.CARD_SHOTS;

test('a plan is subscribed to by card after its terms were shown', async ({ page, context, server }) => {
  const buyer = await signUp(server.url);
  await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const { orderNo } = await orderPlan(buyer, 'month_vip');
  const look = async (name: string) => {
    await expectFits(page);
    await expectAccessible(page);
    if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  };
  await page.goto(`/zh/vipV2/overseaCreditCardPayHome?order=${orderNo}&renew`);
  const agree = page.getByRole('button', { name: words('purchase.cardRenewAgree') });
  await expect(agree).toBeVisible();
  await expect(page.getByText(words('purchase.cardRenewCancel'))).toBeVisible();
  await look('terms');
  await agree.click();
  await page.getByLabel(words('purchase.cardNumber')).fill('4242 4242 4242 4242');
  await look('form');
  await page.getByRole('button', { name: words('purchase.pay', { amount: '¥25' }) }).click();
  await page.waitForURL(/creditCardPaySuccess/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('purchase.receiptTitle'));
  await page.goto('/zh/app/subscriptions');
  const card = page.getByRole('article');
  await expect(card).toContainText(words('subscriptions.channel.stripe'));
  await expect(card).toContainText(words('subscriptions.status.active'));
  await expect(card).toContainText('¥25');
  await look('list');
  if (!shots) return;
  for (const [name, width, theme] of [
    ['en-wide', 1280, 'light'],
    ['en-dark', 360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    const another = await signUp(server.url);
    await context.addCookies(
      [...another.cookies].map(([key, value]) => ({ name: key, value, url: server.url })),
    );
    const next = await orderPlan(another, 'year_vip');
    await page.goto(`/en/vipV2/overseaCreditCardPayHome?order=${next.orderNo}&renew`);
    await page.getByRole('button', { name: wordsOf('en')('purchase.cardRenewAgree') }).waitFor();
    await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  }
  await page.goto('/en/simulator/pay');
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${shots}/simulator.png`, fullPage: true });
});
