import type { ConversionView } from '@inkstone/contracts/membership';
import { buttonClass, Checkbox, CheckIcon, Notice } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { SubmitButton } from '../../../../shared/submit-button.tsx';
import { OwnQueries } from '../../../../shell/own-queries.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';
import { useRefreshBenefits } from '../order/purchase-calls.ts';
import { Outcome, StepFailure, StepLoading } from '../steps/step-parts.tsx';
import { RunningRenewals } from './running-renewals.tsx';
import { convert, daysOf, daysUpOf, isOutdated, useConversion } from './use-upgrade.ts';

/** The conversion of unused Plus to Pro: its preview, the consent, and its result. */
export function ConvertPage() {
  const t = useTranslations('upgrade');
  const path = useLocalePath();
  return (
    <section className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-14 sm:px-6">
      <PageHead title={t('convertTitle')} />
      <h1 className="font-serif text-4xl font-semibold">{t('convertTitle')}</h1>
      <OwnQueries>
        <Conversion />
      </OwnQueries>
      <p className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Link to={path('/plan/upgrade')} className={buttonClass('secondary')}>
          {t('upgradeInstead')}
        </Link>
        <Link to={path('/plan')} className={buttonClass('quiet')}>
          {t('compare')}
        </Link>
      </p>
    </section>
  );
}

function Conversion() {
  const t = useTranslations('upgrade');
  const path = useLocalePath();
  const refresh = useRefreshBenefits();
  const { data, error, refetch, isFetching } = useConversion();
  const make = useMutation({
    mutationFn: convert,
    onSuccess: refresh,
    onError: (failure) => isOutdated(failure) && void refetch(),
  });
  if (make.data)
    return (
      <Outcome mark={<CheckIcon size={40} className="text-good" />} title={t('doneTitle')}>
        <p>{t('done', { days: make.data.days })}</p>
        <p>
          <Link to={path('/app/account')} className={buttonClass('primary')}>
            {t('toAccount')}
          </Link>
        </p>
      </Outcome>
    );
  if (error && !data) return <StepFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <StepLoading />;
  if (!data.conversion) return <Notice>{t('nothing')}</Notice>;
  const shown = data.conversion;
  return (
    <>
      <ConversionLines shown={shown} />
      <RunningRenewals />
      {make.error && <StepFailure error={make.error} />}
      <ConsentForm
        key={shown.conversionId}
        text={shown.consent.text}
        isBusy={make.isPending || isFetching}
        onConvert={() => make.mutate(shown)}
      />
    </>
  );
}

/** The contribution of each purchase, and the result. */
function ConversionLines({ shown }: { shown: ConversionView }) {
  const t = useTranslations('upgrade');
  const money = useMoney();
  const { lines, prices, taken, kept, days } = shown;
  const { plus, plusDays, pro, proDays } = prices;
  const all = taken + kept;
  const row = (key: string, name: string, value: string, className = '') => (
    <div key={key} className={`col-span-2 grid grid-cols-subgrid ${className}`}>
      <dt>{name}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </div>
  );
  const dayCount = (ms: number) => t('days', { days: daysOf(ms) });
  return (
    <>
      <p className="text-soft">
        {t('convertLead', {
          plus: money(prices.plus, prices.currency),
          pro: money(prices.pro, prices.currency),
        })}
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3">
        {lines.map(({ orderNo, unused }, place) =>
          row(
            `${orderNo} ${place}`,
            orderNo === null ? t('lineGift') : t('lineOrder', { number: orderNo }),
            dayCount(unused),
            'text-soft',
          ),
        )}
        {row('given', t('given'), t('days', { days: daysUpOf(taken) }), 'border-t border-line pt-2')}
        {row('kept', t('kept'), dayCount(kept))}
        {row('result', t('result'), t('days', { days }), 'text-lg font-semibold')}
      </dl>
      <p className="text-sm text-soft tabular-nums">
        {t('convertFormula', {
          ...{ plus: daysOf(all), plusPrice: money(plus, prices.currency), plusDays },
          ...{ proPrice: money(pro, prices.currency), proDays },
          pro: daysOf((all * plus * proDays) / (pro * plusDays)),
        })}
      </p>
    </>
  );
}

interface ConsentFormProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onConvert: () => void;
}

/** The consent, never preselected, and the button for the irreversible conversion. */
function ConsentForm({ text, isBusy, onConvert }: ConsentFormProps) {
  const t = useTranslations('upgrade');
  const [isAgreed, setAgreed] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (isAgreed) onConvert();
      }}
    >
      <Checkbox
        label={text}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={isSubmitted && !isAgreed ? t('consentMissing') : null}
      />
      <SubmitButton kind="primary" isBusy={isBusy} className="w-full justify-center">
        {t('convert')}
      </SubmitButton>
    </form>
  );
}
