import { Button, buttonClass, Notice, RadioGroup } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { firstPlan } from '../../../../shared/catalogue/choose-plan.ts';
import { type Catalogue, useCatalogueNames } from '../../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { useEmbedder } from '../../../../shared/embedding/embedding-scope.tsx';
import { upgradePlan, withUpgradePlan } from '../../../../shared/purchase/use-buy-again.ts';
import { usePurchase } from '../../../../shared/purchase/use-purchase.ts';
import { SubmitButton } from '../../../../shared/submit-button.tsx';
import { OwnQueries } from '../../../../shell/own-queries.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';
import { AgreementField } from '../steps/agreement-field.tsx';
import { StepFailure, StepLoading } from '../steps/step-parts.tsx';
import { RunningRenewals } from './running-renewals.tsx';
import { UpgradeLines } from './upgrade-lines.tsx';
import { isOutdated, orderUpgrade, type Upgrades, useUpgradeQuote } from './use-upgrade.ts';

export interface UpgradePageProps {
  readonly upgrades: Upgrades;
  readonly catalogue: Catalogue;
  /** Whether any payment way is enabled. */
  readonly canBuy: boolean;
}

/** The upgrade of Plus to Pro: the plans, the credit of each earlier order, and the amount to pay. */
export function UpgradePage({ upgrades, catalogue, canBuy }: UpgradePageProps) {
  const t = useTranslations('upgrade');
  const plan = useTranslations('plan');
  const path = useLocalePath();
  return (
    <section className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-14 sm:px-6">
      <PageHead title={t('metaTitle')} />
      <div>
        <h1 className="font-serif text-4xl font-semibold">{t('title')}</h1>
        <p className="mt-3 text-soft">{t('lead')}</p>
      </div>
      {upgrades.options.length === 0 ? (
        <WithoutCredit catalogue={catalogue} canBuy={canBuy} />
      ) : canBuy ? (
        <UpgradeChoice options={upgrades.options} catalogue={catalogue} />
      ) : (
        <Notice tone="warn">{plan('noPayments')}</Notice>
      )}
      <p className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Link to={path('/plan/convert')} className={buttonClass('secondary')}>
          {t('convertInstead')}
        </Link>
        <Link to={path('/plan')} className={buttonClass('quiet')}>
          {t('compare')}
        </Link>
      </p>
    </section>
  );
}

/** Shows that there is nothing to credit, with a link to Pro at its regular price. */
function WithoutCredit({ catalogue, canBuy }: Pick<UpgradePageProps, 'catalogue' | 'canBuy'>) {
  const t = useTranslations('upgrade');
  const plan = useTranslations('plan');
  const { tier } = useCatalogueNames();
  const { buy } = usePurchase();
  const offered = firstPlan(catalogue.vip, 'vvip');
  return (
    <>
      <Notice>{t('none')}</Notice>
      {offered && canBuy && (
        <Button kind="primary" onClick={() => buy(offered.id)}>
          {plan('choose', { tier: tier('vvip') })}
        </Button>
      )}
    </>
  );
}

/** The plans of Pro, and the form of the chosen one. */
function UpgradeChoice({ options, catalogue }: { options: Upgrades['options']; catalogue: Catalogue }) {
  const t = useTranslations('upgrade');
  const money = useMoney();
  const words = useCatalogueNames();
  const embedder = useEmbedder();
  const { search } = useLocation();
  const navigate = useNavigate();
  const requested = new URLSearchParams(search).get(upgradePlan);
  const [chosen, setChosen] = useState(
    (options.find(({ plan }) => plan.id === requested) ?? options[0])?.plan.id ?? '',
  );
  const choose = (id: string) => {
    setChosen(id);
    // Part of the URL, so that a reload and a return from the sign-in page keep the choice.
    void navigate({ search: withUpgradePlan(search, id) }, { replace: true, preventScrollReset: true });
    embedder?.send('change_vip', { plan: id });
  };
  return (
    <>
      <RadioGroup
        label={t('choose')}
        value={chosen}
        onChange={choose}
        choices={options.map(({ plan: each, payable }) => ({
          value: each.id,
          label: words.plan(each),
          hint: `${t('toPay')}: ${money(payable, each.currency)}`,
        }))}
      />
      <OwnQueries>
        <UpgradeForm key={chosen} plan={chosen} catalogue={catalogue} />
      </OwnQueries>
    </>
  );
}

/** The stored price of one plan; ordering it opens the payment on this page. */
function UpgradeForm({ plan, catalogue }: { plan: string; catalogue: Catalogue }) {
  const t = useTranslations('upgrade');
  const money = useMoney();
  const { resume } = usePurchase();
  const embedder = useEmbedder();
  const { data, error, refetch, isFetching } = useUpgradeQuote(plan);
  const [isAgreed, setAgreed] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const order = useMutation({
    mutationFn: orderUpgrade,
    onSuccess: ({ orderNo }) => {
      embedder?.send('generate_success');
      resume(orderNo);
    },
    onError: (failure) => isOutdated(failure) && void refetch(),
  });
  if (error && !data) return <StepFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <StepLoading />;
  const { quote, lines } = data;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (isAgreed) order.mutate(quote.quoteId);
      }}
    >
      <UpgradeLines quote={quote} lines={lines} catalogue={catalogue} />
      <p className="text-sm text-soft">{t('effect')}</p>
      <RunningRenewals />
      {order.error && <StepFailure error={order.error} />}
      <AgreementField isChecked={isAgreed} isMissing={isSubmitted && !isAgreed} onChange={setAgreed} />
      <SubmitButton kind="primary" isBusy={order.isPending || isFetching} className="w-full justify-center">
        {t('submit', { amount: money(quote.payable, quote.currency) })}
      </SubmitButton>
    </form>
  );
}
