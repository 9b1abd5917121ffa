import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { TermsLink } from '../../../shell/terms-link.tsx';
import type { PayWays, Privileges } from './plan-data.ts';

export interface QuestionsProps {
  readonly ways: PayWays;
  readonly refund: Privileges['refund'];
}

/** Questions about buying; answers expand without scripts. */
export function Questions({ ways, refund }: QuestionsProps) {
  const t = useTranslations('plan');
  const names = useTranslations('purchase');
  const format = useFormatter();
  const channels = ways.channels.map(({ channel }) => names(`channels.${channel}`));
  const terms = (words: ReactNode) => (
    <TermsLink document="terms" className="text-ink underline underline-offset-4">
      {words}
    </TermsLink>
  );
  const path = useLocalePath();
  const contact = (words: ReactNode) => (
    <Link to={path('/feedback')} className="text-ink underline underline-offset-4">
      {words}
    </Link>
  );
  const percent = format.number(refund.usedPercent / 100, { style: 'percent' });
  const questions: readonly (readonly [string, ReactNode])[] = [
    [t('qRenew'), t('aRenew')],
    [t('qEnd'), t('aEnd')],
    [t('qAgain'), t('aAgain')],
    [t('qCount'), t('aCount')],
    [t('qPay'), channels.length > 0 ? t('aPay', { ways: format.list(channels) }) : t('aPayNone')],
    [t('qRefund'), t.rich('aRefund', { terms, contact, days: refund.days, percent })],
  ];
  return (
    <section aria-labelledby="before-title" className="mx-auto max-w-3xl px-4 py-20 sm:px-6">
      <h2 id="before-title" className="font-serif text-3xl font-semibold">
        {t('questionsTitle')}
      </h2>
      <div className="mt-6 border-t border-line">
        {questions.map(([question, answer]) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-serif text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <span aria-hidden="true" className="text-xl text-seal group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-[38em] pb-6 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
