import type { NoticeAlarmView } from '@inkstone/contracts/staff/notice-alarms';
import { Badge, Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { Moment } from '../../../shell/admin/moment.tsx';
import { AlarmMessages } from './alarm-messages.tsx';

export interface AlarmItemProps {
  alarm: NoticeAlarmView;
  /** Null for staff who may only read. */
  onResolve: (() => void) | null;
}

/** The notifications of one type and day: their number, the recommended action, and their texts. */
export function AlarmItem({ alarm, onResolve }: AlarmItemProps) {
  const t = useTranslations('staff-money');
  const nameOf = useProviderName();
  const { provider, kind, type, day, count, state, firstAt, lastAt } = alarm;
  const named = { provider: nameOf(provider), type: type || t('alarmNoType') };
  const isOpen = state === 'open';
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-medium">
            <span>{named.provider}</span>
            {type === '' ? (
              <span className="text-sm text-soft">{named.type}</span>
            ) : (
              <span className="font-mono text-sm wrap-anywhere" lang="">
                {type}
              </span>
            )}
            <Badge tone={isOpen ? 'bad' : 'good'}>{t(`alarmState_${state}`)}</Badge>
          </h2>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-soft">
            <span>{t(`alarmKind_${kind}`)}</span>
            <span className="tabular-nums">{day}</span>
            <span>{t('alarmCount', { count })}</span>
            <span>
              {t('alarmFirst')} <Moment at={firstAt} />
            </span>
            {count > 1 && (
              <span>
                {t('alarmLast')} <Moment at={lastAt} />
              </span>
            )}
          </p>
        </div>
        {onResolve && isOpen && (
          <Button size="small" className="min-h-11" aria-label={t('resolveOf', named)} onClick={onResolve}>
            {t('resolve')}
          </Button>
        )}
      </div>
      {isOpen && (
        <p className="mt-2 max-w-[44em] text-sm text-faint">{t(`alarmAdvice_${adviceOf(alarm)}`)}</p>
      )}
      <AlarmMessages alarm={alarm} label={t('readMessagesOf', named)} />
    </li>
  );
}

/**
 * Returns the key of the recommended action. It also differs for notifications that anybody could have sent: they are unsigned,
 * or they name no app.
 */
function adviceOf({ provider, kind, type }: NoticeAlarmView) {
  if (provider === 'huawei' && type === 'UNSIGNED') return 'unsigned';
  const isStoreOfMany = provider === 'apple' || provider === 'harmony';
  return kind === 'unreadable' && isStoreOfMany && type === '' ? 'anonymous' : kind;
}

/** Returns the name of a payment provider or store. */
function useProviderName(): (provider: NoticeAlarmView['provider']) => string {
  const t = useTranslations('staff-money');
  return (provider) => {
    const isChannel = provider === 'wechat' || provider === 'alipay' || provider === 'stripe';
    return isChannel ? t(`channel_${provider}`) : t(`store_${provider}`);
  };
}
