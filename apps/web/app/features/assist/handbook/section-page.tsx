import type { RuleView } from '@inkstone/contracts/assist/rules';
import { ArrowLeftIcon, classNames } from '@inkstone/ui/plain';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useCategoryLabels } from '../../../shared/proofreading/use-category-labels.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { RuleEntry } from './rule-entry.tsx';
import { RuleSearch } from './rule-search.tsx';
import type { RuleSection } from './sections.ts';

export interface SectionPageProps {
  section: RuleSection;
  sections: readonly RuleSection[];
  rules: readonly RuleView[];
}

/** The rules of one category and language, with the index of all categories. */
export function SectionPage({ section, sections, rules }: SectionPageProps) {
  const t = useTranslations('handbook');
  const path = useLocalePath();
  const category = useCategoryLabels();
  const title = t('sectionTitle', { language: t(section.language), kind: category(section.category) });
  useOpenAnchor();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:pt-12">
      <PageHead title={title} description={t('description')} listedAt={`/rules/${section.id}`} />
      <SideIndex section={section} sections={sections} />
      <div>
        <Link
          to={path('/rules')}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink lg:hidden"
        >
          <ArrowLeftIcon size={16} />
          {t('title')}
        </Link>
        <h1 className="font-serif text-3xl leading-tight font-semibold">{title}</h1>
        <RuleSearch query="" found={[]}>
          <div className="border-b border-line">
            {rules.map((rule) => (
              <RuleEntry key={rule.id} rule={rule} />
            ))}
          </div>
        </RuleSearch>
      </div>
    </div>
  );
}

function SideIndex({ section, sections }: Omit<SectionPageProps, 'rules'>) {
  const t = useTranslations('handbook');
  const path = useLocalePath();
  const category = useCategoryLabels();
  return (
    <nav aria-label={t('title')} className="sticky top-22 hidden self-start text-sm lg:block">
      <Link to={path('/rules')} className="flex min-h-9 items-center font-semibold hover:underline">
        {t('title')}
      </Link>
      {(['zh', 'en'] as const).map((language) => (
        <div key={language} className="mt-3">
          <p className="text-xs font-semibold text-faint">{t(language)}</p>
          <ul>
            {sections
              .filter((each) => each.language === language)
              .map((each) => (
                <li key={each.id}>
                  <Link
                    to={path(`/rules/${each.id}`)}
                    prefetch="intent"
                    aria-current={each.id === section.id ? 'page' : undefined}
                    className={classNames(
                      '-mx-2 flex min-h-9 items-center justify-between gap-3 rounded-md px-2 text-soft hover:bg-sunken hover:text-ink',
                      'aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink',
                    )}
                  >
                    {category(each.category)}
                    <span className="text-xs font-normal text-faint tabular-nums">{each.count}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Expands the rule named by the URL and scrolls to it. */
function useOpenAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again
  useEffect(() => {
    const entry = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(entry instanceof HTMLDetailsElement)) return;
    entry.open = true;
    entry.scrollIntoView();
  }, [hash, key]);
}
