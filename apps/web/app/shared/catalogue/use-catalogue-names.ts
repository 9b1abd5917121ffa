import type { PlanView, VipType, WordPackageView } from '@inkstone/contracts/membership';
import { useTranslations } from 'use-intl';

export type Term = PlanView['term'];

/** The items for sale, as listed by `/api/vip/packages`. */
export interface Catalogue {
  readonly vip: readonly PlanView[];
  readonly ai: readonly WordPackageView[];
}

/** Names of tiers, terms and items of the catalogue. Pages that use it load the messages `catalogue`. */
export function useCatalogueNames() {
  const t = useTranslations('catalogue');
  const tier = (type: VipType) => t(`tiers.${type}`);
  const term = ({ unit, count }: Term) => {
    if (unit === 'day') return count % 7 === 0 ? t('weeks', { count: count / 7 }) : t('days', { count });
    return count % 12 === 0 ? t('years', { count: count / 12 }) : t('months', { count });
  };
  const plan = (item: Pick<PlanView, 'vip_type' | 'term'>) =>
    t('plan', { tier: tier(item.vip_type), term: term(item.term) });
  const words = (item: Pick<WordPackageView, 'words'>) => t('words', { count: item.words });
  /** The name of an item by the id of its plan; a general one for an item that is no longer listed. */
  const item = (id: string, { vip, ai }: Catalogue) => {
    const isIt = (one: { id: string; plan: string }) => one.id === id || one.plan === id;
    const found = vip.find(isIt);
    if (found) return plan(found);
    const sold = ai.find(isIt);
    if (sold) return words(sold);
    if (!id.endsWith('vip')) return t('someWords');
    return t('somePlan', { tier: tier(id.endsWith('_vvip') ? 'vvip' : 'vip') });
  };
  return { tier, term, plan, words, item };
}
