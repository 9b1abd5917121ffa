import type { RuleView } from '@inkstone/contracts/rules';
import { useTranslations } from 'use-intl';
import { useCategoryWords } from '../../proofreading/use-category-words.ts';

/** One rule: what it says, why, on whose authority, and a sentence before and after. */
export function RuleEntry({ rule }: { rule: RuleView }) {
  const t = useTranslations('handbook');
  const category = useCategoryWords();
  return (
    <article
      id={rule.id}
      aria-labelledby={`${rule.id}-title`}
      className="border-t border-line py-6 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={`${rule.id}-title`} className="font-serif text-lg font-semibold">
          {rule.brief}
        </h3>
        <p className="text-sm text-faint">
          {category(rule.category)} · <a href={`#${rule.id}`}>{rule.id}</a>
        </p>
      </div>
      <p className="mt-2 max-w-[44em] text-soft">{rule.full}</p>
      {rule.example && <Pair example={rule.example} language={rule.language} />}
      {(rule.authority !== null || !rule.isOn) && (
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-faint">
          {rule.authority !== null && <span>{t('authority', { authority: rule.authority })}</span>}
          {!rule.isOn && <span>{t('offAtFirst')}</span>}
        </p>
      )}
    </article>
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
        <dd className="break-words whitespace-pre-wrap">{example.wrong}</dd>
      </div>
      {isFixed && (
        <div className="flex gap-3">
          <dt className="w-5 shrink-0 text-good">
            <span aria-hidden="true">✓</span>
            <span className="sr-only">{t('right')}</span>
          </dt>
          <dd className="break-words whitespace-pre-wrap">{example.right}</dd>
        </div>
      )}
    </dl>
  );
}
