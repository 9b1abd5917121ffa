import type { RuleView } from '@inkstone/contracts/assist/rules';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageSearch } from '../../../shared/page-search.tsx';
import { filterRules, maxFound, maxQueryLength } from './filter-rules.ts';
import { RuleEntry } from './rule-entry.tsx';
import { useAllRules } from './use-all-rules.ts';

export interface RuleSearchProps {
  /** The query of the URL and the server's results, for users without scripts. */
  query: string;
  found: readonly RuleView[];
  /** Shown in place of the results when there is no query. */
  children: ReactNode;
}

/** Searches all rules while the user types. The rules are fetched when the field gets the focus. */
export function RuleSearch({ query: first, found: foundFirst, children }: RuleSearchProps) {
  const t = useTranslations('handbook');
  const [typed, setTyped] = useState(first);
  const [rules, load] = useAllRules();
  const query = useDeferredValue(typed.trim());
  const isFirst = rules === null || typed === first;
  const found = isFirst ? foundFirst : filterRules(rules, query);
  const isWaiting = rules === null && typed !== first;
  return (
    <>
      <PageSearch
        action="/rules"
        label={t('search')}
        maxLength={maxQueryLength}
        value={typed}
        onFocus={() => void load().catch(() => undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          void load().catch(() => undefined);
        }}
        status={query !== '' && !isWaiting && t('shown', { count: found.length })}
      />
      {query === '' || isWaiting ? children : <Found rules={found} />}
    </>
  );
}

function Found({ rules }: { rules: readonly RuleView[] }) {
  const t = useTranslations('handbook');
  const shown = rules.slice(0, maxFound);
  return (
    <div className="border-b border-line">
      {shown.map((rule) => (
        <RuleEntry key={rule.id} rule={rule} isOpen={shown.length <= 3} hasSection />
      ))}
      {rules.length > maxFound && (
        <p className="border-t border-line py-4 text-sm text-soft">
          {t('more', { count: rules.length - maxFound })}
        </p>
      )}
    </div>
  );
}
