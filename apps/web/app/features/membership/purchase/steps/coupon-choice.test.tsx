import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { CouponQuote } from '../order/purchase-calls.ts';
import { CouponChoice } from './coupon-choice.tsx';

const messages = {
  purchase: {
    coupon: '',
    couponBest: '',
    couponIsBest: 'until {date}',
    couponValid: 'until {date}',
    noCoupon: '',
  },
};
const coupon: CouponQuote['coupons'][number]['coupon'] = {
  ...{ couponId: '1', name: 'Autumn', amount: 500, percent: null, minimum: 0, currency: 'CNY', plans: [] },
  ...{
    status: 'available',
    heldBy: null,
    heldUntil: null,
    issuedAt: 0,
    expiresAt: Date.parse('2026-12-01T00:00:00+08:00'),
  },
};

it('names the time at which a coupon ends: one that ends at midnight cannot be used on the day of its date', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={messages as never}>
      <CouponChoice
        coupons={[{ coupon, saves: 500, fault: null, isBest: true }]}
        chosen="1"
        currency="CNY"
        onChange={() => undefined}
      />
    </IntlProvider>,
  );
  expect(html.replaceAll('\u202f', ' ')).toContain('until Nov 30, 2026, 4:00 PM');
});
