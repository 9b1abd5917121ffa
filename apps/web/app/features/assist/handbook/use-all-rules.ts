import { listRules, type RuleView } from '@inkstone/contracts/assist/rules';
import { useCallback, useEffect, useState } from 'react';
import { quietCall } from '../../../platform/call.ts';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';

/** The rules by language, once requested. */
const requested = new Map<string, Promise<readonly RuleView[]>>();

/** Every rule in the language of the page; null until `load` has succeeded. */
export function useAllRules(): readonly [readonly RuleView[] | null, () => Promise<readonly RuleView[]>] {
  const locale = usePageLocale();
  const [rules, setRules] = useState<readonly RuleView[] | null>(null);
  const load = useCallback(() => {
    const loading = requested.get(locale) ?? quietCall(listRules, { locale }).then((reply) => reply.rules);
    requested.set(locale, loading);
    loading.then(setRules, () => requested.delete(locale));
    return loading;
  }, [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of another language are other rules
  useEffect(() => setRules(null), [locale]);
  return [rules, load];
}
