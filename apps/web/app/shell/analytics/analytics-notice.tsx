import { type AnalyticsChoice, chooseAnalytics } from '@inkstone/contracts/analytics';
import { Button } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { analyticsChoice, refusesTracking } from '../../platform/analytics.ts';
import { quietCall } from '../../platform/call.ts';
import { useRootData } from '../../platform/root-data.ts';
import { useIsLight } from '../light/light-page.tsx';
import { TermsLink } from '../terms-link.tsx';

/**
 * Requests consent to analytics once. It covers no controls and blocks nothing. Without an answer, and in browsers with a
 * do-not-track signal, visits are not recorded.
 */
export function AnalyticsNotice() {
  const t = useTranslations('common');
  const isOn = useRootData()?.hasAnalytics === true;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(isOn && !refusesTracking() && analyticsChoice() === null);
  }, [isOn]);
  const isLight = useIsLight();
  if (!isOn || (!isOpen && !isLight)) return null;
  const choose = (choice: AnalyticsChoice) => {
    setOpen(false);
    // After a failure the question is shown again on the next visit, so the error is not shown.
    quietCall(chooseAnalytics, { choice }).catch(() => undefined);
  };
  return (
    <aside
      aria-label={t('analyticsTitle')}
      // Shown by the script of a light page.
      hidden={isLight}
      data-analytics-notice=""
      className="sticky bottom-0 z-30 border-t border-line bg-raised px-4 py-3 shadow-raised sm:px-6 print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-72 text-sm text-soft">
          {t('analyticsText')}{' '}
          <TermsLink document="privacy" className="underline underline-offset-4">
            {t('analyticsMore')}
          </TermsLink>
        </p>
        <div className="grid grow grid-cols-2 gap-2 sm:grow-0">
          <Button data-analytics-choice="refused" onClick={() => choose('refused')}>
            {t('analyticsRefuse')}
          </Button>
          <Button data-analytics-choice="granted" onClick={() => choose('granted')}>
            {t('analyticsAgree')}
          </Button>
        </div>
      </div>
    </aside>
  );
}
