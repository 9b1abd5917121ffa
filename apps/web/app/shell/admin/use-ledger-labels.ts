import { ledgerReasons } from '@inkstone/contracts/staff/ledger';
import { useTranslations } from 'use-intl';

const names = [
  ...(['clearing', 'revenue', 'surplus', 'suspense', 'foreign', 'fees', 'upgrade-credit', 'issuer'] as const),
];
const channels = ['wechat', 'alipay', 'stripe'] as const;

/**
 * Returns a function that returns the purpose of a ledger account by its key, such as `clearing/alipay/CNY`;
 * null for an account of a user. Needs the phrases `staff-money`.
 */
export function useLedgerLabels(): (key: string) => string | null {
  const t = useTranslations('staff-money');
  return (key) => {
    const [name, middle] = key.split('/');
    const known = names.find((one) => one === name);
    if (!known) return null;
    const channel = channels.find((one) => one === middle);
    return t(`account.${known}`, { channel: channel ? t(`channel_${channel}`) : '' });
  };
}

/** Returns a function that names the reason of a transaction; unknown ones are returned unchanged. Needs `staff-money`. */
export function useLedgerReason(): (reason: string) => string {
  const t = useTranslations('staff-money');
  return (reason) => {
    const known = ledgerReasons.find((one) => one === reason);
    return known ? t(`reasons.${known}`) : reason;
  };
}
