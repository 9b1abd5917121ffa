import { expect, it } from 'vitest';
import { keepPageData, reloadPageData } from './keep-page-data.ts';

const page = (path: string) => new URL(path, 'https://example.com');
const isLoadedAgain = (from: string, to: string) =>
  keepPageData({ currentUrl: page(from), nextUrl: page(to), defaultShouldRevalidate: true });

it.each([
  ['/plan', '/plan?buy=month_vip'],
  ['/plan?token=c~x&buy=month_vip', '/plan?token=c~x&order=202611270000000001'],
  ['/plan?order=202611270000000001', '/plan'],
  ['/plan/upgrade', '/plan/upgrade?plan=year_vvip'],
])('from %s to %s the page keeps its data', (from, to) => {
  expect(isLoadedAgain(from, to)).toBe(false);
});

it.each([
  ['/plan', '/plan'],
  ['/plan?buy=month_vip', '/plan?token=c~x'],
  ['/plan?buy=month_vip', '/en/plan?buy=month_vip'],
  ['/app/orders?order=202611270000000001', '/app/orders/202611270000000001'],
])('from %s to %s the page is loaded again', (from, to) => {
  expect(isLoadedAgain(from, to)).toBe(true);
});

it('does not load a page that would not be loaded', () => {
  const unchanged = { currentUrl: page('/plan'), nextUrl: page('/plan'), defaultShouldRevalidate: false };
  expect(keepPageData(unchanged)).toBe(false);
});

it('loads a page again by a step that interrupts its revalidation after a purchase', async () => {
  const isEnded = Promise.withResolvers<void>();
  const reloading = reloadPageData(() => isEnded.promise);
  expect(isLoadedAgain('/plan?order=202611270000000001', '/plan')).toBe(true);
  isEnded.resolve();
  await reloading;
  expect(isLoadedAgain('/plan?order=202611270000000001', '/plan')).toBe(false);
  await expect(reloadPageData(() => Promise.reject(new Error('no network')))).rejects.toThrow();
  expect(isLoadedAgain('/plan?order=202611270000000001', '/plan')).toBe(false);
});
