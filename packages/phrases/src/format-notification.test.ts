import { expect, it } from 'vitest';
import { loadNotificationMessages, notificationValues } from './format-notification.ts';

const at = Date.parse('2026-11-30T16:30:00Z');

it('names the amount of an announced renewal, and none of one that was stored without it', async () => {
  const text = async (params: Record<string, string | number>) =>
    (await loadNotificationMessages('zh'))('text.renewal_ahead', notificationValues(params, 'zh'));
  expect(await text({ at, amount: 2550, currency: 'CNY' })).toBe(
    '会员将于 2026年12月1日 自动续费 ¥25.50。可以在此之前取消。',
  );
  expect(await text({ at })).toBe('会员将于 2026年12月1日 自动续费。可以在此之前取消。');
});

it('names the amount of a refund, which may be a part of the order, and none of one that was stored without it', async () => {
  const text = async (params: Record<string, string | number>) =>
    (await loadNotificationMessages('en'))('text.order_refunded', notificationValues(params, 'en'));
  expect(await text({ orderNo: '1', amount: 500, currency: 'CNY' })).toBe(
    'CN¥5.00 of order 1 was returned to the original payment method.',
  );
  expect(await text({ orderNo: '1' })).toBe('Order 1 was refunded to the original payment method.');
});
