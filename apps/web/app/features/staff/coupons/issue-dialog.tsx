import {
  type CouponTemplateRow,
  couponLimits,
  type IssuedCoupons,
  issueCoupons,
} from '@inkstone/contracts/staff/coupons';
import { Notice, showToast, TextArea } from '@inkstone/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

/** Issues coupons to accounts. Accounts that received none stay in the field, with the reason. */
export function IssueDialog({
  template: { templateId, name },
  onClose,
}: {
  template: CouponTemplateRow;
  onClose: () => void;
}) {
  const t = useTranslations('staff-coupons');
  const { revalidate } = useRevalidator();
  const [accounts, setAccounts] = useState('');
  const [skipped, setSkipped] = useState<IssuedCoupons['skipped']>([]);

  async function issue(reason: string): Promise<boolean> {
    setSkipped([]);
    const named = accounts.split('\n').flatMap((line) => line.trim() || []);
    const done = await call(issueCoupons, { templateId, accounts: named, reason });
    const words = t('issueDone', { count: done.issued });
    if (done.issued > 0) showToast.success(words);
    else showToast.info(words);
    if (done.skipped.length === 0) return true;
    setSkipped(done.skipped);
    setAccounts(done.skipped.map(({ account }) => account).join('\n'));
    void revalidate();
    return false;
  }

  return (
    <StaffActionDialog
      title={t('issueOf', { name })}
      description={t('issueHint')}
      confirmLabel={t('issue')}
      run={issue}
      onClose={onClose}
    >
      <TextArea
        label={t('accounts')}
        hint={t('accountsHint', { count: String(couponLimits.accounts) })}
        value={accounts}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        rows={4}
        onChange={(event) => setAccounts(event.target.value)}
      />
      {skipped.length > 0 && (
        <Notice tone="warn" role="alert">
          <p>{t('skipped')}</p>
          <ul>
            {skipped.map(({ account, why }) => (
              <li key={account} className="wrap-anywhere">
                {t(`skipped_${why}`, { account })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </StaffActionDialog>
  );
}
