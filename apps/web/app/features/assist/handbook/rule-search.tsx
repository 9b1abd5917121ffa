import type { RuleView } from '@inkstone/contracts/assist/rules';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { filterRules, longestQuery, mostFound } from './filter-rules.ts';
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
  const path = useLocalePath();
  const [typed, setTyped] = useState(first);
  const [rules, load] = useAllRules();
  const query = useDeferredValue(typed.trim());
  const isFirst = rules === null || typed === first;
  const found = isFirst ? foundFirst : filterRules(rules, query);
  const isWaiting = rules === null && typed !== first;
  return (
    <>
      <Form role="search" action={path('/rules')} className="mt-8">
        <input
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink placeholder:text-faint"
          value={typed}
          onFocus={() => void load().catch(() => undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            void load().catch(() => undefined);
          }}
        />
      </Form>
      <p role="status" className="mt-3 min-h-6 text-sm text-faint">
        {query !== '' && !isWaiting && t('shown', { count: found.length })}
      </p>
      {query === '' || isWaiting ? children : <Found rules={found} />}
    </>
  );
}

function Found({ rules }: { rules: readonly RuleView[] }) {
  const t = useTranslations('handbook');
  const shown = rules.slice(0, mostFound);
  return (
    <div className="border-b border-line">
      {shown.map((rule) => (
        <RuleEntry key={rule.id} rule={rule} isOpen={shown.length <= 3} hasSection />
      ))}
      {rules.length > mostFound && (
        <p className="border-t border-line py-4 text-sm text-soft">
          {t('more', { count: rules.length - mostFound })}
        </p>
      )}
    </div>
  );
}
