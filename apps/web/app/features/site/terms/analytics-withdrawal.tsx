import { chooseAnalytics } from '@inkstone/contracts/analytics';
import { Button } from '@inkstone/ui/plain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { analyticsChoice } from '../../../platform/analytics.ts';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** Withdraws the consent to analytics. Shown only in a browser in which it was given. */
export function AnalyticsWithdrawal() {
  const t = useTranslations('terms');
  const words = useErrorText();
  const [state, setState] = useState<'none' | 'granted' | 'busy' | 'withdrawn'>('none');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (analyticsChoice() === 'granted') setState('granted');
  }, []);
  if (state === 'none') return null;
  const withdraw = async () => {
    setState('busy');
    setFailure('');
    try {
      await call(chooseAnalytics, { choice: 'refused' });
      setState('withdrawn');
    } catch (error) {
      setFailure(words(error));
      setState('granted');
    }
  };
  return (
    <section className="mt-12 border-t border-line pt-6 text-sm print:hidden">
      <h2 className="font-semibold">{t('analytics')}</h2>
      <p role="status" className="mt-2 text-soft">
        {t(state === 'withdrawn' ? 'analyticsWithdrawn' : 'analyticsGranted')}
      </p>
      {failure !== '' && (
        <p role="alert" className="mt-2 text-warn">
          {failure}
        </p>
      )}
      {state !== 'withdrawn' && (
        <Button size="small" className="mt-3" isBusy={state === 'busy'} onClick={() => void withdraw()}>
          {t('analyticsWithdraw')}
        </Button>
      )}
    </section>
  );
}
