import type { RuleView } from '@inkstone/contracts/assist/rules';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useCategoryLabels } from '../../../shared/proofreading/use-category-labels.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { RuleSearch } from './rule-search.tsx';
import { type RuleSection, sectionIdOf } from './sections.ts';
import { useAllRules } from './use-all-rules.ts';

export interface HandbookPageProps {
  /** Number of rules. */
  count: number;
  sections: readonly RuleSection[];
  /** The query ('' for none) and the matching rules. */
  query: string;
  found: readonly RuleView[];
}

/** The index of all proofreading rules, and a search. */
export function HandbookPage({ count, sections, query, found }: HandbookPageProps) {
  const t = useTranslations('handbook');
  useOldAnchor();
  return (
    <div className="mx-auto max-w-4xl px-4 py-14 sm:px-6 md:py-20">
      <PageHead title={t('title')} description={t('description')} listedAt="/rules" />
      <h1 className="font-serif text-4xl leading-tight font-semibold">{t('title')}</h1>
      <p className="mt-4 max-w-[40em] text-lg text-soft">{t('lead', { count })}</p>
      <RuleSearch query={query} found={found}>
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <Index language="zh" sections={sections} />
          <Index language="en" sections={sections} />
        </div>
      </RuleSearch>
    </div>
  );
}

function Index({ language, sections }: { language: RuleView['language']; sections: readonly RuleSection[] }) {
  const t = useTranslations('handbook');
  const path = useLocalePath();
  const category = useCategoryLabels();
  return (
    <nav aria-labelledby={`rules-${language}`}>
      <h2 id={`rules-${language}`} className="pb-2 font-serif text-xl font-semibold">
        {t(language)}
      </h2>
      <ul className="border-t border-line">
        {sections
          .filter((section) => section.language === language)
          .map((section) => (
            <li key={section.id} className="border-b border-line">
              <Link
                to={path(`/rules/${section.id}`)}
                prefetch="intent"
                className="flex min-h-12 items-center justify-between gap-4 hover:bg-raised"
              >
                {category(section.category)}
                <span className="text-sm text-faint tabular-nums">
                  {t('shown', { count: section.count })}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Redirects `/rules#en.article`, the form of older links in findings, to the rule on its page. */
function useOldAnchor(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const path = useLocalePath();
  const [rules, load] = useAllRules();
  const id = decodeURIComponent(hash.slice(1));
  const rule = id === '' ? undefined : rules?.find((each) => each.id === id);
  const to = rule && `${path(`/rules/${sectionIdOf(rule)}`)}#${rule.id}`;
  useEffect(() => {
    if (id !== '') void load().catch(() => undefined);
  }, [id, load]);
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
}
