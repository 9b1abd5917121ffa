import type { SimulatedAction, SimulatedTrade } from '@inkstone/contracts/orders';
import { expect, type Page } from '@playwright/test';

/** Returns the newest simulated payment of an order. */
export async function newestTrade(page: Page, orderNo: string): Promise<SimulatedTrade> {
  let found: SimulatedTrade | undefined;
  await expect
    .poll(async () => {
      const reply = await page.request.get('/api/simulator/pay/trades');
      const { trades }: { trades: SimulatedTrade[] } = (await reply.json()).data;
      found = trades.find(({ outTradeNo }) => outTradeNo.startsWith(orderNo));
      return found?.tradeId;
    })
    .toBeTruthy();
  if (!found) throw new Error(`No payment of ${orderNo} was begun`);
  return found;
}

/** Performs an action in the simulated wallet, as the payer or the provider. */
export async function actInWallet(page: Page, tradeId: string, action: SimulatedAction): Promise<void> {
  const reply = await page.request.post('/api/simulator/pay/act', {
    data: { tradeId, action },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Returns the order number in the URL of a page. */
export async function orderOfPage(page: Page): Promise<string> {
  await page.waitForURL(/[?&]order=\d{18}/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}
