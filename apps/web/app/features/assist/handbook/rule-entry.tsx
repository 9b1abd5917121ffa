import type { RuleView } from '@inkstone/contracts/assist/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useCategoryLabels } from '../../../shared/proofreading/use-category-labels.ts';
import { sectionIdOf } from './sections.ts';

export interface RuleEntryProps {
  rule: RuleView;
  /** Whether it is initially expanded. */
  isOpen?: boolean;
  /** Whether the page of the rule is shown, for lists with rules of several pages. */
  hasSection?: boolean;
}

/** One rule: its message and, expanded, the explanation, the authority and an example. */
export function RuleEntry({ rule, isOpen = false, hasSection = false }: RuleEntryProps) {
  const t = useTranslations('handbook');
  const path = useLocalePath();
  const category = useCategoryLabels();
  return (
    <details id={rule.id} open={isOpen} className="group scroll-mt-20 border-t border-line target:bg-raised">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2.5 hover:bg-raised [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="w-4 shrink-0 text-center text-faint transition-transform group-open:rotate-90"
        >
          ›
        </span>
        <h2 className="min-w-0 grow font-serif text-base font-semibold">{rule.brief}</h2>
        {hasSection && (
          <span className="shrink-0 text-sm text-faint max-sm:hidden">
            {t(rule.language)} · {category(rule.category)}
          </span>
        )}
      </summary>
      <div className="pb-5 pl-7">
        <p className="max-w-[44em] text-soft">{rule.full}</p>
        {rule.example && <Pair example={rule.example} language={rule.language} />}
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-faint">
          {rule.authority !== null && <span>{t('authority', { authority: rule.authority })}</span>}
          {!rule.isOn && <span>{t('offAtFirst')}</span>}
          <Link
            to={`${path(`/rules/${sectionIdOf(rule)}`)}#${rule.id}`}
            className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('link')}
          </Link>
        </p>
      </div>
    </details>
  );
}

function Pair({ example, language }: { example: NonNullable<RuleView['example']>; language: string }) {
  const t = useTranslations('handbook');
  const isFixed = example.right !== example.wrong;
  return (
    <dl className="mt-3 grid gap-1 border-l-2 border-line pl-4 font-serif" lang={language}>
      <div className="flex gap-3">
        <dt className="w-5 shrink-0 text-bad">
          <span aria-hidden="true">✕</span>
          <span className="sr-only">{t('wrong')}</span>
        </dt>
        <dd className="min-w-0 break-words whitespace-pre-wrap">{example.wrong}</dd>
      </div>
      {isFixed && (
        <div className="flex gap-3">
          <dt className="w-5 shrink-0 text-good">
            <span aria-hidden="true">✓</span>
            <span className="sr-only">{t('right')}</span>
          </dt>
          <dd className="min-w-0 break-words whitespace-pre-wrap">{example.right}</dd>
        </div>
      )}
    </dl>
  );
}
