import type { ReplyOf } from '@inkstone/contracts';
import { newRecoveryCodes, type StaffSelf } from '@inkstone/contracts/staff';
import type { listWaiting } from '@inkstone/contracts/staff/waiting';
import { Badge, Button, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Number of remaining codes below which new ones are recommended. */
const few = 3;

export type OverviewPageProps = ReplyOf<typeof listWaiting> & { readonly self: StaffSelf };

/** The first page of the back office: pending items, the member's roles, and their second factor. */
export function OverviewPage({ self, waiting }: OverviewPageProps) {
  const t = useTranslations('admin');
  const path = useLocalePath();
  const [isConfirming, setConfirming] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { recoveryCodesLeft: left } = self;
  return (
    <AdminFrame title={t('overview')} hint={t('overviewHint')}>
      <WaitingList waiting={waiting} />
      <section aria-labelledby="own-roles">
        <h2 id="own-roles" className="font-serif text-xl font-semibold">
          {t('ownRoles')}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {self.roles.map((role) => (
            <li key={role}>
              <Badge tone="note">{t(`role_${role}`)}</Badge>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="own-factor" className="mt-8 max-w-2xl border-t border-line pt-6">
        <h2 id="own-factor" className="font-serif text-xl font-semibold">
          {t('secondFactor')}
        </h2>
        <p className="mt-2 text-sm text-soft">{t('recoveryLeft', { count: left })}</p>
        {left <= few && <Notice className="mt-3">{t('recoveryFew')}</Notice>}
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => setConfirming(true)}>{t('newRecoveryCodes')}</Button>
          <Link
            to={`${path('/admin/enter')}?replace=1`}
            className="flex min-h-11 items-center px-2 text-sm underline"
          >
            {t('replaceApp')}
          </Link>
        </div>
        {codes && <RecoveryCodes codes={codes} />}
      </section>
      {isConfirming && (
        <StaffActionDialog
          title={t('newRecoveryCodes')}
          description={t('newRecoveryHint')}
          confirmLabel={t('make')}
          wantsReason={false}
          run={async () => setCodes((await call(newRecoveryCodes, {})).recoveryCodes)}
          onClose={() => setConfirming(false)}
        />
      )}
    </AdminFrame>
  );
}
