import { Skeleton } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useSession } from '../../../session/session.tsx';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { Section } from '../../../shell/section.tsx';
import { ConsentList } from './consents/consent-list.tsx';
import { DeleteSection } from './deletion/delete-section.tsx';
import { AvatarEditor } from './profile/avatar-editor.tsx';
import { NameForm } from './profile/name-form.tsx';
import { LoginMethods } from './security/login-methods.tsx';

/** The account page: name, avatar, membership, login methods, devices, data, and deletion. */
export function AccountPage({ archive, membership }: { archive: ReactNode; membership: ReactNode }) {
  const t = useTranslations('account');
  const { profile } = useSession();
  return (
    <AppFrame title={t('heading')} hint={t('hint')}>
      <Section title={t('profile')} hint={t('profileHint')}>
        {profile ? (
          <>
            <AvatarEditor />
            <NameForm key={profile.id} profile={profile} />
          </>
        ) : (
          <Skeleton className="h-40" />
        )}
      </Section>
      {membership}
      <Section title={t('waysIn')} hint={t('waysInHint')}>
        {profile ? <LoginMethods profile={profile} /> : <Skeleton className="h-40" />}
      </Section>
      <Section title={t('more')} hint={t('moreHint')}>
        <MoreLinks />
      </Section>
      <Section title={t('consents')} hint={t('consentsHint')}>
        {profile ? <ConsentList /> : <Skeleton className="h-16" />}
      </Section>
      <Section title={t('takeAlong')} hint={t('takeAlongHint')}>
        {archive}
      </Section>
      <Section title={t('deleteHeading')} hint={t('deleteHint')}>
        {profile ? <DeleteSection profile={profile} /> : <Skeleton className="h-24" />}
      </Section>
    </AppFrame>
  );
}

function MoreLinks() {
  const t = useTranslations('account');
  const common = useTranslations('common');
  const path = useLocalePath();
  const linkClass = 'inline-flex min-h-8 items-center pointer-coarse:min-h-11 underline underline-offset-4';
  return (
    <ul className="flex flex-col gap-1 text-base">
      <li>
        <Link to={path('/app/settings')} className={linkClass}>
          {t('toSettings')}
        </Link>
      </li>
      <li>
        <Link to={path('/feedback')} className={linkClass}>
          {t('toFeedback')}
        </Link>
      </li>
      <li>
        <Link to={path('/app/orders')} className={linkClass}>
          {common('myOrders')}
        </Link>
      </li>
      <li>
        <Link to={path('/app/coupons')} className={linkClass}>
          {common('myCoupons')}
        </Link>
      </li>
      <li>
        <Link to={path('/app/usage')} className={linkClass}>
          {common('myUsage')}
        </Link>
      </li>
    </ul>
  );
}
