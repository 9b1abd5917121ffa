import type { ReplyOf } from '@inkstone/contracts';
import type { quoteConversion as contract } from '@inkstone/contracts/membership';
import { convertToPro } from '@inkstone/domain/membership';
import { later, minute } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { readTimelineVersion } from '../grants/store.ts';
import { basisHash } from '../lineage/basis.ts';
import { findUnusedPlus } from '../lineage/unused-plus.ts';
import { consentOf } from './consent.ts';
import { conversionPrices } from './conversion-prices.ts';
import { insertConversion } from './store.ts';

/** Validity of a conversion quote, in ms. */
const quoteLength = 10 * minute;

/** Stores and returns a quote for converting all unused Plus of the caller. */
export const quoteConversion: UseCase<typeof contract, ReplyOf<typeof contract>> = (
  { db, clock, ids },
  { accountId, origin },
) =>
  db.transact(async ({ sql }) => {
    const now = clock.now();
    // Read before the grants, so that a change in between makes the quote stale.
    const version = await readTimelineVersion(sql, accountId);
    const unused = await findUnusedPlus(sql, accountId, now);
    const prices = await conversionPrices(sql, now);
    if (!prices) return { conversion: null };
    const { plus, pro, priceIds } = prices;
    const { days, taken, kept, parts } = convertToPro(unused, plus, pro);
    if (days === 0) return { conversion: null };
    const { text, hash } = await consentOf({ days, taken }, origin.locale);
    const stored = {
      ...{ conversionId: ids.next(), accountId, days, taken, kept, lines: parts },
      ...{ basisHash: basisHash({ version, priceIds, couponId: null }), consentHash: hash },
      ...{ language: origin.locale, quotedAt: now, expiresAt: later(now, quoteLength) },
      ...{ convertedAt: null, network: null },
    };
    await insertConversion(sql, stored);
    const conversion = {
      ...{ conversionId: stored.conversionId, days, taken, kept, expiresAt: stored.expiresAt },
      lines: parts.map((part) => {
        const orderNo = unused.find(({ grantId }) => grantId === part.grantId)?.orderNo ?? null;
        return { orderNo, unused: part.taken + part.kept, taken: part.taken, kept: part.kept };
      }),
      prices: {
        ...{ plus: plus.amount, plusDays: plus.days, pro: pro.amount, proDays: pro.days },
        currency: plus.currency,
      },
      consent: { text, hash },
    };
    return { conversion };
  });
