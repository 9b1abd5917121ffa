import type { RuleView } from '@inkstone/contracts/rules';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCategoryWords } from '../../proofreading/use-category-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { filterRules, type RuleFilter } from './filter-rules.ts';
import { RuleEntry } from './rule-entry.tsx';

const everything: RuleFilter = { language: 'all', category: 'all', words: '' };
const languages = ['zh', 'en'] as const;

/** All rules of the proofreader, to look something up in or to read. */
export function HandbookPage({ rules }: { rules: readonly RuleView[] }) {
  const t = useTranslations('handbook');
  const [filter, setFilter] = useState(everything);
  const shown = filterRules(rules, useDeferredValue(filter));
  return (
    <div className="mx-auto max-w-4xl px-4 py-14 sm:px-6 md:py-20">
      <PageHead title={t('title')} description={t('description')} listedAt="/rules" />
      <h1 className="font-serif text-4xl leading-tight font-semibold">{t('title')}</h1>
      <p className="mt-4 max-w-[40em] text-lg text-soft">{t('lead', { count: rules.length })}</p>
      <Filters rules={rules} filter={filter} onChange={setFilter} />
      <p aria-live="polite" className="mt-4 text-sm text-faint">
        {t('shown', { count: shown.length })}
      </p>
      {languages.map((language) => (
        <Language
          key={language}
          language={language}
          rules={shown.filter((rule) => rule.language === language)}
        />
      ))}
    </div>
  );
}

function Language({ language, rules }: { language: 'zh' | 'en'; rules: readonly RuleView[] }) {
  const t = useTranslations('handbook');
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby={`rules-${language}`} className="mt-10">
      <h2 id={`rules-${language}`} className="pb-4 font-serif text-2xl font-semibold">
        {t(language)}
      </h2>
      {rules.map((rule) => (
        <RuleEntry key={rule.id} rule={rule} />
      ))}
    </section>
  );
}

interface FiltersProps {
  rules: readonly RuleView[];
  filter: RuleFilter;
  onChange: (filter: RuleFilter) => void;
}

const controlClass = 'h-11 min-w-0 rounded-md border border-edge bg-raised px-3 text-base text-ink';

function Filters({ rules, filter, onChange }: FiltersProps) {
  const t = useTranslations('handbook');
  const category = useCategoryWords();
  const categories = [...new Set(rules.map((rule) => rule.category))];
  return (
    <search className="mt-8 grid gap-3 sm:grid-cols-[1fr_auto_auto]">
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        className={`${controlClass} placeholder:text-faint`}
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
      />
      <select
        aria-label={t('language')}
        className={controlClass}
        value={filter.language}
        onChange={(event) => onChange({ ...filter, language: event.target.value as RuleFilter['language'] })}
      >
        <option value="all">{t('bothLanguages')}</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {t(language)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('kind')}
        className={controlClass}
        value={filter.category}
        onChange={(event) => onChange({ ...filter, category: event.target.value as RuleFilter['category'] })}
      >
        <option value="all">{t('allKinds')}</option>
        {categories.map((each) => (
          <option key={each} value={each}>
            {category(each)}
          </option>
        ))}
      </select>
    </search>
  );
}
