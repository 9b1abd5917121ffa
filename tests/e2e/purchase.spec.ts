import { listFunctions } from '@inkstone/contracts/membership';
import { orderStatus } from '@inkstone/contracts/orders';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { enterCode, readCodeFromSimulator, requestCode, signInBrowser } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { test } from '../support/journey.ts';
import { type Phrases, phrasesOf } from '../support/phrases.ts';
import { withSimulator } from '../support/server-options.ts';
import { freshPhone } from '../support/sign-up.ts';
import { actInWallet, newestTrade, orderOfPage } from '../support/simulated-wallet.ts';
import { signInStaff } from '../support/staff.ts';

test.use({ serverOptions: withSimulator });

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const inWechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60';

const dialogOf = (page: Page) => page.getByRole('dialog');
const column = (page: Page, tier: string) => page.getByRole('region', { name: tier, exact: true });

/** Agrees and pays in the purchase dialog. */
async function agreeAndPay(page: Page, phrase: Phrases): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: payLabel(phrase) }).click();
}

interface CouponTerms {
  readonly name: string;
  /** In fen, like the minimum. */
  readonly amount: number;
  readonly minimum: number;
}

/** Issues a coupon as an operator. */
async function issueCoupon(
  staff: BrowserContext,
  url: string,
  { name, amount, minimum }: CouponTerms,
  phone: string,
): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const reply = await staff.request.post(`${url}/api/admin/coupons/${path}`, { data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).data;
  };
  const terms = { name, amount, minimum, percent: null, quota: 10, validDays: 30, validTo: null };
  const { templateId } = await post('create', { ...terms, reason: 'journey' });
  await post('issue', { templateId, accounts: [phone], reason: 'journey' });
}

const isTo = (request: Request, path: string) => new URL(request.url()).pathname === path;

/**
 * Pays, and expects the page to show it after the first response to a query that it sends afterwards. It queries every 700
 * ms (`poll-delay.test.ts`): a payment is shown within a second, however busy this machine is.
 */
async function expectShownAtOnce(page: Page, phrase: Phrases, pay: () => Promise<void>): Promise<void> {
  await pay();
  const requested: string[] = [];
  const note = (request: Request) => isTo(request, orderStatus.path) && requested.push(request.url());
  page.on('request', note);
  await expect(dialogOf(page).getByText(phrase('purchase.doneTitle'))).toBeVisible();
  page.off('request', note);
  expect(requested.length, 'requests for the state of the order').toBeLessThanOrEqual(1);
}

const payLabel = (phrase: Phrases) => new RegExp(phrase('purchase.pay', { amount: '¥' }).replace('¥', '.*'));

test.describe('zh, 1280 px', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const phrase = phrasesOf('zh');

  test('a visitor registers, buys Plus by a WeChat code and sees the tier and the limit at once @across', async ({
    page,
  }) => {
    await page.goto('/zh/plan');
    await expect(page.getByRole('heading', { name: phrase('plan.title') })).toBeVisible();
    // Without a text model, features that need one are not listed.
    const limitOf = (feature: string) =>
      page.getByRole('rowheader', { name: phrase(`plan.features.${feature}`) });
    await expect(limitOf('proofread')).toBeVisible();
    await expect(limitOf('translate')).toHaveCount(0);
    await expectAccessible(page);
    // Without the app's scripts: the selected term changes prices and links, even after a change of language without
    // navigation.
    const plus = column(page, 'Plus');
    const buys = (item: string) =>
      expect(plus.getByRole('link')).toHaveAttribute('href', new RegExp(`buy=${item}$`));
    await buys('month_vip');
    const monthly = await plus.innerText();
    await page.getByRole('radio', { name: phrase('catalogue.years', { count: 1 }) }).check();
    await buys('year_vip');
    expect(await plus.innerText()).not.toBe(monthly);
    const switchTo = async (tag: string, name: string) => {
      const banner = page.getByRole('banner');
      await banner.locator('details:has([data-language]) > summary').click();
      await banner.getByRole('link', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
    };
    await switchTo('en', 'English');
    await buys('year_vip');
    await page.getByRole('radio', { name: phrasesOf('en')('catalogue.months', { count: 1 }) }).check();
    await buys('month_vip');
    await switchTo('zh-CN', '简体中文');
    await buys('month_vip');
    await plus.getByRole('link').click();
    await page.waitForURL(/\/login\?next=/);
    await requestCode(page, phrase, freshPhone());
    await enterCode(page, phrase, await readCodeFromSimulator(page, phrase));

    const dialog = dialogOf(page);
    await expect(dialog.getByText(phrase('purchase.total'))).toBeVisible();
    await dialog
      .getByRole('radio', { name: phrase('purchase.ways.wechat'), exact: false })
      .last()
      .check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: payLabel(phrase) }).click();
    await expect(dialog.getByText(phrase('errors.terms_not_agreed'))).toBeVisible();
    await agreeAndPay(page, phrase);
    await expect(dialog.getByRole('img', { name: phrase('purchase.codeLabel') })).toBeVisible();
    await expectAccessible(page);

    const { tradeId } = await newestTrade(page, await orderOfPage(page));
    await page.reload();
    await expect(dialog.getByRole('button', { name: phrase('purchase.check') })).toBeVisible();
    // Nobody can pay before a code is shown; afterwards the code of a paid order would be refused.
    await expect(dialog.getByRole('img', { name: phrase('purchase.codeLabel') })).toBeVisible();
    const limits: string[] = [];
    page.on('request', (request) => isTo(request, listFunctions.path) && limits.push(request.url()));
    await expectShownAtOnce(page, phrase, () => actInWallet(page, tradeId, 'pay'));
    await expect(dialog.getByText(phrase('purchase.nowLimit', { count: 40_000 }))).toBeVisible();
    expect(limits, 'requests for the limits').toHaveLength(1);
    await dialog.getByRole('button', { name: phrase('purchase.goOn') }).click();
    await expect(column(page, 'Plus').getByText(phrase('plan.current'))).toBeVisible();
  });
});

test.describe('en, 360 px', () => {
  test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 }, userAgent: iPhone });
  const phrase = phrasesOf('en');

  test('a phone buys Pro in Alipay and returns to the result', async ({ page, server }) => {
    await signInBrowser(page.context(), server.url);
    await page.goto('/en/plan');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await column(page, 'Pro').getByRole('link').click();
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: phrase('purchase.ways.alipay') }).check();
    await expect(dialog.getByText(phrase('purchase.ways.scan'))).toHaveCount(0);
    await page.route('**/simulator/pay/*', (route) => route.fulfill({ body: 'wallet' }));
    await agreeAndPay(page, phrase);
    await page.waitForURL(/\/simulator\/pay\//);
    const tradeId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    // Back without payment: the order still exists, and the wallet can be opened again.
    await page.goBack();
    await expect(dialog.getByRole('button', { name: phrase('purchase.openWallet.alipay') })).toBeVisible();
    const trade = await newestTrade(page, await orderOfPage(page));
    expect(trade.tradeId).toBe(tradeId);
    await actInWallet(page, tradeId, 'pay');
    await page.goto(trade.returnUrl);
    await expect(page.getByText(phrase('purchase.doneTitle'))).toBeVisible();
    await expect(page.getByText(phrase('purchase.nowUnlimited'))).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('en, 1280 px', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const phrase = phrasesOf('en');

  test('a card is declined, another one requires 3-D Secure, and the receipt shows the order', async ({
    page,
    server,
  }) => {
    await signInBrowser(page.context(), server.url);
    // As another tab of this browser hears it.
    await page.addInitScript(() => {
      new BroadcastChannel('inkstone-session').onmessage = ({ data }) => Reflect.set(window, 'told', data);
    });
    await page.goto('/en/plan');
    await column(page, 'Plus').getByRole('link').click();
    await dialogOf(page)
      .getByRole('radio', { name: phrase('purchase.ways.card') })
      .check();
    await agreeAndPay(page, phrase);
    await page.waitForURL(/overseaCreditCardPayHome/);
    const number = page.getByLabel(phrase('purchase.cardNumber'));
    const pay = page.getByRole('button', { name: payLabel(phrase) });
    await number.fill('4000 0000 0000 0002');
    await pay.click();
    await expect(page.getByText(phrase('purchase.cardCodes.card_declined'))).toBeVisible();
    await number.fill('4000 0025 0000 3155');
    await pay.click();
    await expectAccessible(page);
    await page.getByRole('button', { name: phrase('purchase.cardConfirm') }).click();
    await page.waitForURL(/creditCardPaySuccess/);
    await expect(page.getByRole('heading', { name: phrase('purchase.receiptTitle') })).toBeVisible();
    await expect(page.getByText(phrase('purchase.channels.stripe'))).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toBe('benefits');
    await expect(page.getByRole('main')).toContainText(phrase('purchase.receiptAmount'));
    await expectAccessible(page);
  });

  test('the best coupon is chosen, and another one shows why it does not apply', async ({
    page,
    server,
    newDevice,
  }) => {
    const phone = freshPhone();
    await signInBrowser(page.context(), server.url, { phone });
    const staff = await newDevice();
    await signInStaff(staff, server, 'owner');
    for (const [name, amount, minimum] of [
      ['Welcome', 300, 0],
      ['Autumn', 500, 2000],
      ['Large orders', 5000, 50_000],
    ] as const) {
      await issueCoupon(staff, server.url, { name, amount, minimum }, phone);
    }
    await page.goto('/en/plan');
    await column(page, 'Plus').getByRole('link').click();
    const dialog = dialogOf(page);
    const total = dialog.getByRole('button', { name: payLabel(phrase) });
    await expect(total).toContainText('20');
    await dialog.locator('summary').click();
    await expect(dialog.getByRole('radio', { name: /Autumn/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /Large orders/ })).toBeDisabled();
    await expect(
      dialog.getByText(phrase('purchase.couponFaults.below_minimum', { minimum: 'CN¥500' })),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: phrase('purchase.noCoupon') }).check();
    await expect(total).toContainText('25');
    await dialog.getByRole('radio', { name: /Welcome/ }).check();
    await expect(total).toContainText('22');
    await agreeAndPay(page, phrase);
    await expect(dialog.getByRole('img', { name: phrase('purchase.codeLabel') })).toBeVisible();
  });

  test('one code leads WeChat to its own wallet, and the first page shows the payment', async ({
    page,
    server,
    newDevice,
  }) => {
    await signInBrowser(page.context(), server.url);
    await page.goto('/en/plan');
    await column(page, 'Plus').getByRole('link').click();
    await agreeAndPay(page, phrase);
    const dialog = dialogOf(page);
    const code = dialog.getByRole('link', { name: phrase('purchase.openSimulatedWallet') });
    const address = await code.getAttribute('href');
    expect(new URL(address ?? '').pathname).toMatch(/^\/pay\//);

    const device = await newDevice({
      userAgent: inWechat,
      locale: 'en-GB',
      viewport: { width: 360, height: 740 },
    });
    const wallet = await device.newPage();
    await wallet.route('**/simulator/pay/*', (route) => route.fulfill({ body: 'wallet' }));
    await wallet.goto(address ?? '');
    await wallet.waitForURL(/\/simulator\/pay\//);
    const { tradeId, channel, way } = await newestTrade(page, await orderOfPage(page));
    expect([channel, way]).toEqual(['wechat', 'jsapi']);
    await expectShownAtOnce(page, phrase, () => actInWallet(page, tradeId, 'pay'));
    await wallet.goto(address ?? '');
    await expect(wallet.getByText(phrase('purchase.doneElsewhere'))).toBeVisible();
    await expectAccessible(wallet);
  });

  test('an order is cancelled and repeated by keyboard; Back closes the dialog', async ({ page, server }) => {
    await signInBrowser(page.context(), server.url);
    await page.goto('/en/plan');
    await column(page, 'Plus').getByRole('link').focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('checkbox')).toBeVisible();
    await dialog.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: phrase('purchase.codeLabel') })).toBeVisible();
    const first = await orderOfPage(page);

    await dialog.getByRole('button', { name: phrase('purchase.cancelOrder') }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(phrase('purchase.closedTitle'))).toBeVisible();
    await dialog.getByRole('button', { name: phrase('purchase.orderAgain') }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: phrase('purchase.codeLabel') })).toBeVisible();
    await expect.poll(() => orderOfPage(page)).not.toBe(first);
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });

  test('without a network the dialog stays, and continues once there is one', async ({
    page,
    context,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await signInBrowser(context, server.url);
    await page.goto('/en/plan');
    await column(page, 'Plus').getByRole('link').click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText(phrase('purchase.total'))).toBeVisible();
    await dialog
      .getByRole('button', { name: phrase('common.close') })
      .first()
      .click();
    await expect(dialog).toBeHidden();

    await context.setOffline(true);
    await column(page, 'Pro').getByRole('link').click();
    const failure = dialog.getByText(phrase('errors.network_error'));
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: phrase('common.retry') }).click();
    await expect(dialog.getByText(phrase('purchase.total'))).toBeVisible();
    await context.setOffline(true);
    await agreeAndPay(page, phrase);
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: payLabel(phrase) }).click();
    await expect(dialog.getByRole('img', { name: phrase('purchase.codeLabel') })).toBeVisible();
  });
});
