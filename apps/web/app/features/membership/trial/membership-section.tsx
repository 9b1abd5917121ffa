import type { UserInfo } from '@inkstone/contracts/accounts';
import type { GrantView } from '@inkstone/contracts/membership';
import { fromWireTime } from '@inkstone/domain/accounts/profile';
import { Badge, buttonClass, Skeleton } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useSession } from '../../../session/session.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Section } from '../../../shell/section.tsx';
import { TrialOffer } from './trial-offer.tsx';
import { useDayTime } from './use-day-time.ts';
import { useGrants } from './use-trial.ts';

/** The user's tier, its end and its causes, and the offer of a trial. */
export function MembershipSection() {
  const t = useTranslations('membership-trial');
  const { profile } = useSession();
  return (
    <Section title={t('membership')} hint={t('membershipHint')}>
      {profile ? <Membership profile={profile} /> : <Skeleton className="h-16" />}
    </Section>
  );
}

function Membership({ profile: { vip_info } }: { profile: UserInfo }) {
  const t = useTranslations('membership-trial');
  const dayTime = useDayTime();
  const { data, error, refetch } = useGrants();
  const { vip_type, expire_time } = vip_info;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base">
        <Badge tone={vip_type === 'free' ? 'plain' : 'good'} className="text-sm">
          {t(`tier_${vip_type}`)}
        </Badge>
        <span className="min-w-0">
          {expire_time === null ? t('free') : t('until', { time: dayTime(fromWireTime(expire_time)) })}
        </span>
      </p>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && data.grants.length > 0 && <Grants grants={data.grants} />}
      {data?.grants.some((grant) => grant.vip_type === 'vip') && <UpgradeLinks />}
      <TrialOffer />
    </>
  );
}

/** Links for users with Plus: upgrade and conversion. */
function UpgradeLinks() {
  const t = useTranslations('membership-trial');
  const path = useLocalePath();
  return (
    <p className="flex flex-wrap gap-3">
      <Link to={path('/plan/upgrade')} className={buttonClass('primary')}>
        {t('upgrade')}
      </Link>
      <Link to={path('/plan/convert')} className={buttonClass('secondary')}>
        {t('convert')}
      </Link>
    </p>
  );
}

function Grants({ grants }: { grants: readonly GrantView[] }) {
  const t = useTranslations('membership-trial');
  const dayTime = useDayTime();
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium">{t('parts')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {grants.map(({ vip_type, source, from, to, isRunning }) => (
          <li key={`${vip_type} ${from} ${to}`} className="flex flex-wrap gap-x-4 gap-y-0.5 py-2.5 text-sm">
            <span className="font-medium">
              {t('part', { tier: t(`tier_${vip_type}`), source: t(`source_${source}`) })}
            </span>
            <span className="text-soft">
              {isRunning
                ? t('partUntil', { time: dayTime(to) })
                : t('partWaits', { from: dayTime(from), to: dayTime(to) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
