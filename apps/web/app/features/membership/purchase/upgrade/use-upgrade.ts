import type { ReplyOf } from '@inkstone/contracts';
import { type ConversionView, convertPlus, quoteConversion } from '@inkstone/contracts/membership';
import { type listUpgrades, purchase, quoteUpgrade } from '@inkstone/contracts/orders';
import { day } from '@inkstone/kernel';
import { useQuery } from '@tanstack/react-query';
import { call, quietCall, refusalOf } from '../../../../platform/call.ts';

export type Upgrades = ReplyOf<typeof listUpgrades>;

// A quote is valid for minutes; it must not change while the user reads it.
const shown = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } as const;
/** Errors after which the quote must be computed again. */
const outdated: readonly string[] = ['quote_stale', 'quote_expired', 'price_changed'];

/** Whether a quote must be computed again. */
export const isOutdated = (error: unknown) => outdated.includes(refusalOf(error).code);

/** The price of an upgrade to a plan, line by line. */
export function useUpgradeQuote(plan: string) {
  return useQuery({
    ...shown,
    queryKey: ['purchase', 'upgrade', plan],
    queryFn: () => quietCall(quoteUpgrade, { plan }),
  });
}

/** Orders a quoted upgrade. */
export const orderUpgrade = (quoteId: string) => call(purchase, { quoteId });

/** The quote for a conversion of the unused Plus. */
export function useConversion() {
  return useQuery({
    ...shown,
    queryKey: ['purchase', 'conversion'],
    queryFn: () => quietCall(quoteConversion, {}),
  });
}

/** Performs the quoted conversion. */
export const convert = ({ conversionId, consent }: ConversionView) =>
  call(convertPlus, { conversionId, consentHash: consent.hash });

/** Returns a duration in days with at most two decimals, rounded down, so that a fraction is never shown as a whole day. */
export const daysOf = (ms: number) => Math.floor((ms * 100) / day) / 100;

/** Returns a duration in days, rounded up as in the consent to a conversion, so that the loss is never understated. */
export const daysUpOf = (ms: number) => Math.ceil((ms * 100) / day) / 100;
