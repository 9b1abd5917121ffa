import { AppError } from '@inkstone/contracts';
import type { Instant } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { insertConsent, type RenewalConsent, type Subscription } from './store.ts';

/** Consent to a renewal, as the buyer saw it. */
export interface GivenConsent {
  readonly amount: number;
  readonly termsVersion: string;
}

/** Throws `price_changed` or `terms_changed` for a consent that is not to the current price and terms. */
export function requireCurrentConsent(
  { terms }: Pick<Deps, 'terms'>,
  { amount, termsVersion }: GivenConsent,
  offered: number,
  now: Instant,
): void {
  if (amount !== offered) throw new AppError('price_changed');
  if (termsVersion !== terms.versionOf('continue', now)) throw new AppError('terms_changed');
}

/** Adds a consent to the evidence of a subscription, which is locked or new. */
export async function recordConsent(
  { terms, clock }: Pick<Deps, 'terms' | 'clock'>,
  sql: Sql,
  { subscriptionId, currency }: Pick<Subscription, 'subscriptionId' | 'currency'>,
  { locale, ...given }: Pick<RenewalConsent, 'kind' | 'amount'> & { readonly locale: Locale },
): Promise<void> {
  const agreedAt = clock.now();
  const termsVersion = terms.versionOf('continue', agreedAt);
  const language = terms.languageFor('continue', termsVersion, locale);
  await insertConsent(sql, { subscriptionId, currency, ...given, termsVersion, language, agreedAt });
}
