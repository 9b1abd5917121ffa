import type { Locale } from '@inkstone/phrases';
import { loadPaySubjects } from '@inkstone/phrases/format-pay-subject';
import type { Item } from '../../membership/index.ts';

/** Names of tiers, equal in all languages (readings, 3). */
const tierNames = { plus: 'Plus', pro: 'Pro' } as const;
/** Longest text that every provider shows, in characters. */
const maxSubjectLength = 40;

/** The description shown to the payer at the provider, in the caller's language. */
export async function subjectOf(item: Item, quantity: number, locale: Locale): Promise<string> {
  const t = await loadPaySubjects(locale);
  const text =
    item.kind === 'ai'
      ? t('words', { count: item.words })
      : 'months' in item.term
        ? t('months', { tier: tierNames[item.tier], count: item.term.months })
        : t('days', { tier: tierNames[item.tier], count: item.term.days });
  const subject = quantity === 1 ? text : t('several', { item: text, quantity });
  return [...subject].slice(0, maxSubjectLength).join('');
}
