import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import type { AccountRow, getAccount } from '@inkstone/contracts/staff/accounts';
import type { listOrganisationsOfAccount } from '@inkstone/contracts/staff/organisations';
import { ArrowLeftIcon, Badge, Button } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { AccountDevices } from './account-devices.tsx';
import { AccountMembership, type Membership } from './account-membership.tsx';
import { AccountOrganisations } from './account-organisations.tsx';
import { AccountState } from './account-state.tsx';
import { type AccountTask, AccountTaskDialog } from './account-task-dialog.tsx';

export type AccountPageProps = ReplyOf<typeof getAccount> & {
  self: StaffSelf;
  /** Null for staff who may not read it. */
  membership: Membership | null;
  /** Null for staff who may not read them. */
  organisations: ReplyOf<typeof listOrganisationsOfAccount>['organisations'] | null;
  /** When the devices were loaded, ms since the epoch. */
  readAt: number;
};

/** An account, its signed-in devices, and the actions of staff. */
export function AccountPage({
  account,
  devices,
  placesBy,
  self,
  membership,
  organisations,
  readAt,
}: AccountPageProps) {
  const t = useTranslations('staff-accounts');
  const path = useLocalePath();
  const [task, setTask] = useState<AccountTask | null>(null);
  const isSelf = account.accountId === self.accountId;
  const mayBlock = self.permissions.includes('accounts.block') && !isSelf;
  const mayEnd = self.permissions.includes('accounts.sessions');
  const isBlocked = account.blockedAt !== null;
  return (
    <AdminFrame
      title={account.name || account.phone || account.email || account.accountId}
      actions={
        mayBlock && (
          <Button
            kind={isBlocked ? 'secondary' : 'danger'}
            onClick={() => setTask({ kind: isBlocked ? 'unblock' : 'block' })}
          >
            {t(isBlocked ? 'unblock' : 'block')}
          </Button>
        )
      }
    >
      <p className="-mt-3 mb-4">
        <Link
          to={path('/admin/accounts')}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
        >
          <ArrowLeftIcon size={16} />
          {t('back')}
        </Link>
      </p>
      <Facts account={account} isSelf={isSelf} />
      <PageLinks accountId={account.accountId} self={self} />
      {organisations && <AccountOrganisations organisations={organisations} />}
      {membership && <AccountMembership membership={membership} readAt={readAt} />}
      <AccountDevices
        {...{ devices, placesBy, readAt }}
        onTask={mayEnd ? (device) => setTask({ kind: 'end', device }) : null}
      />
      {task && <AccountTaskDialog accountId={account.accountId} task={task} onClose={() => setTask(null)} />}
    </AdminFrame>
  );
}

/** Links to pages about this account. */
function PageLinks({ accountId, self }: { accountId: string; self: StaffSelf }) {
  const t = useTranslations('staff-accounts');
  const path = useLocalePath();
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4';
  const may = (permission: StaffSelf['permissions'][number]) => self.permissions.includes(permission);
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 empty:hidden">
      {may('orders.read') && (
        <Link to={path(`/admin/orders?account=${accountId}`)} className={link}>
          {t('orders')}
        </Link>
      )}
      {may('subscriptions.read') && (
        <Link to={path(`/admin/subscriptions?search=${accountId}`)} className={link}>
          {t('subscriptions')}
        </Link>
      )}
      {may('audit.read') && (
        <Link to={path(`/admin/audit?about=${accountId}`)} className={link}>
          {t('auditEntries')}
        </Link>
      )}
    </p>
  );
}

function Facts({ account, isSelf }: { account: AccountRow; isSelf: boolean }) {
  const t = useTranslations('staff-accounts');
  const moment = useMoment();
  const { accountId, phone, email, createdAt, blockedAt, deletesAt } = account;
  const none = <span className="text-faint">{t('none')}</span>;
  return (
    <section aria-labelledby="account-facts">
      <h2 id="account-facts" className="flex flex-wrap items-center gap-2 font-serif text-xl font-semibold">
        {t('facts')}
        {isSelf && <Badge>{t('self')}</Badge>}
        <AccountState account={account} />
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        <Fact name={t('phone')}>{phone ?? none}</Fact>
        <Fact name={t('email')}>{email ?? none}</Fact>
        <Fact name={t('id')}>
          <span className="select-all">{accountId}</span>
        </Fact>
        <Fact name={t('createdAt')}>{moment(createdAt)}</Fact>
        {blockedAt !== null && <Fact name={t('blockedAt')}>{moment(blockedAt)}</Fact>}
        {deletesAt !== null && <Fact name={t('deletesAt')}>{moment(deletesAt)}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="mt-2 text-soft sm:mt-0">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
