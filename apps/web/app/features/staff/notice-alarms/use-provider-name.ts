import type { NoticeAlarmView } from '@inkstone/contracts/staff/notice-alarms';
import { useTranslations } from 'use-intl';

/** Returns the name of a payment provider or store. */
export function useProviderName(): (provider: NoticeAlarmView['provider']) => string {
  const t = useTranslations('staff-money');
  return (provider) => {
    const isChannel = provider === 'wechat' || provider === 'alipay' || provider === 'stripe';
    return isChannel ? t(`channel_${provider}`) : t(`store_${provider}`);
  };
}
