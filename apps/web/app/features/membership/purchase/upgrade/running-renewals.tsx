import { listSubscriptions } from '@inkstone/contracts/subscriptions';
import { Notice } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { useMoment } from '../../../../shell/use-moment.ts';

/** The renewals that continue after an upgrade or a conversion, each with its next charge; nothing if there are none. */
export function RunningRenewals() {
  const t = useTranslations('upgrade');
  const words = useTranslations('purchase');
  const path = useLocalePath();
  const money = useMoney();
  const moment = useMoment();
  const { data } = useQuery({
    queryKey: ['purchase', 'running-renewals'],
    queryFn: () => quietCall(listSubscriptions, {}),
    staleTime: 0,
  });
  return data?.subscriptions.map(
    ({ subscriptionId, channel, next }) =>
      next && (
        <Notice key={subscriptionId} tone="warn">
          {t.rich('renews', {
            amount: money(next.amount, next.currency),
            date: moment(next.at),
            channel: words(`channels.${channel}`),
            link: (text) => (
              <Link to={path('/app/subscriptions')} className="underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </Notice>
      ),
  );
}
