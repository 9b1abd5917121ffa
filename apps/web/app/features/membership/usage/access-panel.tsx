import { Badge, buttonClass, classNames, Notice, SelectField, Skeleton } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { type AccessReply, type MeteredFeature, useAccess } from './use-usage.ts';

/** Explains why the caller can or cannot use a feature now, and how the tier was obtained. */
export function AccessPanel({ features }: { features: readonly MeteredFeature[] }) {
  const t = useTranslations('usage');
  const [chosen, setChosen] = useState(features[0] ?? 'proofread');
  const { data, error, refetch } = useAccess(chosen);
  return (
    <>
      <div className="max-w-xs">
        <SelectField
          label={t('whichFeature')}
          value={chosen}
          choices={features.map((value) => ({ value, label: t(`feature.${value}`) }))}
          onChange={setChosen}
        />
      </div>
      <div aria-live="polite" aria-busy={!data && !error}>
        {data ? (
          <Explanation access={data} feature={chosen} />
        ) : error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
    </>
  );
}

function Explanation({ access, feature }: { access: AccessReply; feature: MeteredFeature }) {
  const t = useTranslations('usage');
  const tier = useTranslations('catalogue.tiers');
  const path = useLocalePath();
  const format = useFormatter();
  const moment = useMoment();
  const { isAllowed, reason, vip_type, usage, resetsAt, grants, liftedBy } = access;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone={isAllowed ? 'good' : 'bad'}>
        <p className="font-semibold">
          {t(isAllowed ? 'youCan' : 'youCannot', { feature: t(`feature.${feature}`) })}
        </p>
        <p>
          {t(`reason.${reason}`, {
            tier: tier(vip_type),
            used: format.number(usage.used),
            limit: format.number(usage.limit ?? 0),
            left: format.number(usage.left ?? 0),
            time: moment(resetsAt),
          })}
        </p>
      </Notice>
      {liftedBy !== null && (
        <p className="flex flex-wrap items-center gap-3">
          {t('liftedBy', { tier: tier(liftedBy) })}
          <Link to={path('/plan')} className={buttonClass('primary', 'small')}>
            {t('toPlans')}
          </Link>
        </p>
      )}
      <div>
        <h3 className="mb-3 text-sm font-medium">{t('grants', { tier: tier(vip_type) })}</h3>
        {grants.length === 0 ? (
          <p className="text-sm text-soft">{t('noGrants')}</p>
        ) : (
          <ol aria-label={t('grants', { tier: tier(vip_type) })} className="ml-1.5 border-l border-line">
            {grants.map((grant) => (
              <Grant key={`${grant.vip_type}-${grant.from}`} grant={grant} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function Grant({ grant }: { grant: AccessReply['grants'][number] }) {
  const t = useTranslations('usage');
  const tier = useTranslations('catalogue.tiers');
  const path = useLocalePath();
  const moment = useMoment();
  const { vip_type, source, orderNo, from, to, isRunning } = grant;
  return (
    <li className="relative pb-4 pl-5 last:pb-0">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-[0.45em] -left-1.5 size-3 rounded-full border-2 border-paper',
          isRunning ? 'bg-good' : 'bg-edge',
        )}
      />
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{tier(vip_type)}</span>
        <span className="text-soft">{t(`source.${source}`)}</span>
        {isRunning && <Badge tone="good">{t('running')}</Badge>}
      </p>
      <p className="text-sm text-soft">{t('fromTo', { from: moment(from), to: moment(to) })}</p>
      {orderNo !== null && (
        <Link
          to={path(`/app/orders/${orderNo}`)}
          className="inline-flex min-h-8 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('toOrder')}
        </Link>
      )}
    </li>
  );
}
