import type { AccountRow } from '@inkstone/contracts/staff/accounts';
import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** Badges of an account that is blocked or about to be deleted. */
export function AccountState({ account }: { account: AccountRow }) {
  const t = useTranslations('staff-accounts');
  return (
    <>
      {account.blockedAt !== null && (
        <Badge tone="bad">{t(account.closesShares ? 'blockedWithShares' : 'blocked')}</Badge>
      )}
      {account.deletesAt !== null && <Badge tone="warn">{t('leaving')}</Badge>}
    </>
  );
}
