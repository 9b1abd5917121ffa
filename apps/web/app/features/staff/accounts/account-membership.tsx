import type { ReplyOf } from '@inkstone/contracts';
import type { explainMembership, GrantRow } from '@inkstone/contracts/staff/memberships';
import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { Moment } from '../../../shell/admin/moment.tsx';
import { SectionLink } from '../../../shell/admin/section-link.tsx';

export type Membership = ReplyOf<typeof explainMembership>;

const tierNames = { free: 'Basic', vip: 'Plus', vvip: 'Pro' } as const;

/** Explains the membership of an account: grants with their causes and times, limits of today, and word packages. */
export function AccountMembership({
  membership: { vip_type: tier, grants, limits, packages },
  readAt,
}: {
  membership: Membership;
  readAt: number;
}) {
  const t = useTranslations('staff-accounts');
  const usage = useTranslations('usage');
  return (
    <section aria-labelledby="account-membership" className="mt-8 border-t border-line pt-6">
      <h2
        id="account-membership"
        className="flex flex-wrap items-center gap-2 font-serif text-xl font-semibold"
      >
        {t('membership')}
        <Badge tone={tier === 'free' ? 'plain' : 'good'}>{tierNames[tier]}</Badge>
      </h2>
      {grants.length === 0 && <p className="mt-3 text-sm text-faint">{t('noGrants')}</p>}
      <ol className="mt-3 flex flex-col gap-3">
        {grants.map((grant) => (
          <GrantItem key={grant.id} grant={grant} readAt={readAt} />
        ))}
      </ol>
      <h3 className="mt-5 text-base font-medium">{t('limitsToday')}</h3>
      <ul className="mt-1 text-sm">
        {limits.map(({ function: name, used, limit }) => (
          <li key={name} className="flex flex-wrap gap-x-4">
            <span className="min-w-24 text-soft">{usage(`feature.${name}`)}</span>
            <span>{limit === null ? t('usedUnlimited', { used }) : t('usedOf', { used, limit })}</span>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 text-base font-medium">{t('wordPackages')}</h3>
      {packages.length === 0 && <p className="mt-1 text-sm text-faint">{t('noPackages')}</p>}
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {packages.map(({ purpose, source, sourceId, words, left, expiresAt }) => (
          <li key={`${source} ${sourceId}`} className="flex flex-wrap gap-x-4">
            <span>{t('leftOf', { left, words })}</span>
            <span className="text-soft">
              {t('until')} <Moment at={expiresAt} />
            </span>
            <span className="text-soft">{usage(`feature.${purpose}`)}</span>
            <Cause source={source} sourceId={sourceId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sources = [
  ...(['order', 'trial', 'conversion', 'store', 'campaign'] as const),
  ...(['organisation', 'operator', 'grace', 'share', 'wechat'] as const),
];

/** Why something was granted; if by an order, with a link to it. */
function Cause({ source, sourceId }: { source: string; sourceId: string }) {
  const t = useTranslations('staff-accounts');
  const known = sources.find((one) => one === source);
  return (
    <span className="min-w-0 wrap-anywhere">
      {known ? t(`source.${known}`) : source}{' '}
      {source === 'order' ? (
        <SectionLink to={`/admin/orders/${sourceId}`} className="tabular-nums underline underline-offset-4">
          {sourceId}
        </SectionLink>
      ) : (
        <span className="font-mono text-xs select-all" lang="">
          {sourceId}
        </span>
      )}
    </span>
  );
}

function GrantItem({ grant, readAt }: { grant: GrantRow; readAt: number }) {
  const t = useTranslations('staff-accounts');
  const { vip_type: tier, source, sourceId, periodNo, kind, grantedAt, revokedAt, spans } = grant;
  const isRunning = spans.some(({ from, to }) => from <= readAt && readAt < to);
  const isAhead = spans.some(({ from }) => from > readAt);
  const state = isRunning ? 'running' : isAhead ? 'ahead' : 'over';
  return (
    <li className="text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{tierNames[tier]}</span>
        <Badge tone={isRunning ? 'good' : isAhead ? 'note' : 'plain'}>{t(`grant_${state}`)}</Badge>
        <Cause source={source} sourceId={sourceId} />
        {periodNo > 1 && <span className="text-faint">#{periodNo}</span>}
        {kind === 'pinned' && <span className="text-soft">{t('pinned')}</span>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-soft">
        <span>
          {t('grantedAt')} <Moment at={grantedAt} />
        </span>
        {revokedAt !== null && (
          <span className="text-warn">
            {t('revokedAt')} <Moment at={revokedAt} />
          </span>
        )}
      </p>
      {spans.map(({ from, to }) => (
        <p key={from} className="text-soft tabular-nums">
          <Moment at={from} /> – <Moment at={to} />
        </p>
      ))}
    </li>
  );
}
