import { listFunctions } from '@inkstone/contracts/membership';
import type { OrderView } from '@inkstone/contracts/orders';
import { fromWireTime } from '@inkstone/domain/accounts/profile';
import { Button, buttonClass, CheckIcon } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { quietCall } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { SentenceGap } from '../../../../platform/i18n/sentence-gap.tsx';
import { useSession } from '../../../../session/session.tsx';
import { useCatalogueNames } from '../../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { useEmbedder } from '../../../../shared/embedding/embedding-scope.tsx';
import { useRefreshBenefits } from '../order/purchase-calls.ts';
import { useRenewalOf } from '../renewal/renewal-calls.ts';
import { Outcome } from './step-parts.tsx';

export interface DoneStepProps {
  readonly order: OrderView;
  /** Undefined if the step is a separate page. */
  readonly onClose: (() => void) | undefined;
}

/** A paid order, with the granted benefits and their end. The page shows the new tier and limits immediately. */
export function DoneStep({ order, onClose }: DoneStepProps) {
  const t = useTranslations('purchase');
  const path = useLocalePath();
  const refresh = useRefreshBenefits();
  const embedder = useEmbedder();
  const announce = () => {
    embedder?.send('upgrade_success');
    return refresh();
  };
  const latest = useRef(announce);
  latest.current = announce;
  // Runs once per order, because the reply changes the dependencies of this effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void latest.current(), [order.orderNo]);
  return (
    <div className="flex flex-col gap-4">
      <Outcome mark={<CheckIcon size={40} className="text-good" />} title={t('doneTitle')}>
        {order.type === 'vip' ? <PlanBenefit plan={order.plan} /> : <WordsBenefit orderNo={order.orderNo} />}
        {order.type === 'vip' && <Renewal plan={order.plan} />}
      </Outcome>
      <div className="flex flex-wrap justify-center gap-2">
        <Link
          to={path(`/vipV2/creditCardPaySuccess?order=${order.orderNo}`)}
          className={buttonClass('secondary')}
        >
          {t('receipt')}
        </Link>
        {onClose ? (
          <Button kind="primary" onClick={onClose}>
            {t('goOn')}
          </Button>
        ) : (
          <Link to={path('/app')} className={buttonClass('primary')}>
            {t('goOn')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** The next charge of a renewing plan, and a link to cancel it. */
function Renewal({ plan }: { plan: string }) {
  const t = useTranslations('purchase');
  const path = useLocalePath();
  const format = useFormatter();
  const money = useMoney();
  const { data } = useRenewalOf(plan, true);
  if (!data) return null;
  const { next } = data;
  return (
    <p>
      {next
        ? t('renew.done', {
            price: money(next.amount, next.currency),
            date: format.dateTime(next.at, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
          })
        : t('renew.doneSoon')}
      <SentenceGap />
      <Link to={path('/app/subscriptions')} className="whitespace-nowrap underline underline-offset-4">
        {t('renew.manage')}
      </Link>
    </p>
  );
}

function useBenefits(key: string) {
  return useQuery({
    queryKey: ['purchase', 'benefits', key],
    queryFn: () => quietCall(listFunctions, {}),
    staleTime: 0,
  });
}

function PlanBenefit({ plan }: { plan: string }) {
  const t = useTranslations('purchase');
  const format = useFormatter();
  const { tier } = useCatalogueNames();
  const { profile } = useSession();
  const { data } = useBenefits(plan);
  const bought = plan.endsWith('_vvip') ? 'vvip' : 'vip';
  const ends = profile?.vip_infos.find(({ vip_type }) => vip_type === bought)?.expire_time;
  const proofread = data?.functions.find((each) => each.function === 'proofread');
  return (
    <>
      {ends && (
        <p className="text-ink">
          {t('until', {
            tier: tier(bought),
            date: format.dateTime(fromWireTime(ends), { dateStyle: 'long' }),
          })}
        </p>
      )}
      {data?.vip_type === bought && proofread && (
        <p>{proofread.limit === null ? t('nowUnlimited') : t('nowLimit', { count: proofread.limit })}</p>
      )}
      {data && data.vip_type !== bought && data.vip_type !== 'free' && (
        <p>{t('waitsFor', { tier: tier(bought), other: tier(data.vip_type) })}</p>
      )}
    </>
  );
}

function WordsBenefit({ orderNo }: { orderNo: string }) {
  const t = useTranslations('purchase');
  const { data } = useBenefits(orderNo);
  return data ? <p className="text-ink">{t('wordsLeft', { count: data.wordsLeft })}</p> : null;
}
