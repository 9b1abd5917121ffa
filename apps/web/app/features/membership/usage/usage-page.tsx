import type { SharePictureState, SoldFeature } from '@inkstone/contracts/membership';
import { buttonClass } from '@inkstone/ui';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { MembershipTabs } from '../../../shell/membership-tabs.tsx';
import { Section } from '../../../shell/section.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { useNow } from '../../../shell/use-now.ts';
import { AccessPanel } from './access-panel.tsx';
import { Debits } from './debits.tsx';
import { FeatureMeter } from './feature-meter.tsx';
import { FreeWords } from './free-words.tsx';
import { Packages } from './packages.tsx';
import { type UsageReply, useUsage } from './use-usage.ts';

export interface UsagePageProps {
  first: UsageReply;
  /** When `first` was loaded, in ms. */
  loadedAt: number;
  /** Features that this version has; others are not shown. */
  available: readonly SoldFeature[];
  share: SharePictureState;
}

/** Today's usage of the caller's limits, the remaining words of packages, all debits, and why a feature is refused. */
export function UsagePage({ first, loadedAt, available, share }: UsagePageProps) {
  const t = useTranslations('usage');
  const tier = useTranslations('catalogue.tiers');
  const path = useLocalePath();
  const format = useFormatter();
  const moment = useMoment();
  const now = useNow(loadedAt);
  const usage = useUsage(first, loadedAt);
  const { vip_type, resetsAt, packages, ...current } = usage.data.pages[0] ?? first;
  const features = current.features.filter((feature) => available.includes(feature.function));
  const hasPackages = available.includes('inspire') || packages.length > 0;
  const entries = usage.data.pages.flatMap((page) => page.entries);
  return (
    <AppFrame
      lead={<MembershipTabs />}
      title={t('heading')}
      hint={t('tierIs', { tier: tier(vip_type) })}
      actions={
        vip_type !== 'vvip' && (
          <Link to={path('/plan')} className={buttonClass('primary')}>
            {t('toPlans')}
          </Link>
        )
      }
    >
      {usage.isRefetchError && (
        <LoadFailed error={usage.error} onRetry={() => void usage.refetch()} className="mb-4" />
      )}
      <Section
        title={t('today')}
        hint={t('resets', { time: moment(resetsAt), relative: format.relativeTime(resetsAt, { now }) })}
      >
        <ul aria-label={t('today')} className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature.function}>
              <FeatureMeter usage={feature} />
            </li>
          ))}
        </ul>
      </Section>
      {features.length > 0 && (
        <Section title={t('why')} hint={t('whyHint')}>
          <AccessPanel features={features.map((feature) => feature.function)} />
        </Section>
      )}
      {vip_type === 'free' && (
        <Section title={t('free')} hint={t('freeHint')}>
          <FreeWords first={share} />
        </Section>
      )}
      {hasPackages && (
        <Section title={t('packages')} hint={t('packagesHint')}>
          <Packages packages={packages} now={now} />
        </Section>
      )}
      <Section title={t('debits')} hint={t('debitsHint')}>
        <Debits
          entries={entries}
          hasMore={usage.hasNextPage}
          isLoading={usage.isFetchingNextPage}
          failure={usage.isFetchNextPageError ? usage.error : null}
          onMore={() => void usage.fetchNextPage()}
        />
      </Section>
    </AppFrame>
  );
}
