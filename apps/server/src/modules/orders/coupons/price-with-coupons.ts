import type { ReplyOf } from '@inkstone/contracts';
import type { couponPrice as contract } from '@inkstone/contracts/orders';
import type { UseCase } from '../../../platform/http/route.ts';
import { quoteWithCoupons } from '../quotes/create-quote.ts';
import { viewQuote } from '../view.ts';
import { viewCoupon } from './view.ts';

/** Quotes a purchase, with the discount of each of the caller's coupons, or why it does not apply. */
export const priceWithCoupons: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  request,
) => {
  const { quote, type, now, coupons, best } = await quoteWithCoupons(deps, accountId, request);
  const bestId = best?.coupon.couponId;
  return {
    quote: viewQuote(quote, type),
    coupons: coupons.map(({ coupon, saves, fault }) => ({
      ...{ coupon: viewCoupon(coupon, now), saves, fault },
      isBest: coupon.couponId === bestId,
    })),
    best: best && { couponId: best.coupon.couponId, saves: best.saves, reason: best.reason },
  };
};
