import type { NoticeWay, SubscriptionView } from '@inkstone/contracts/subscriptions';
import { SelectField, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useChooseNoticeWay } from './use-subscriptions.ts';

export interface NoticeChoiceProps {
  subscription: SubscriptionView;
  /** The ways to reach the subscriber. */
  ways: readonly NoticeWay[];
}

/** Chooses the first way by which charges are announced. */
export function NoticeChoice({ subscription, ways }: NoticeChoiceProps) {
  const t = useTranslations('subscriptions');
  const errorText = useErrorText();
  const choose = useChooseNoticeWay();
  const { subscriptionId, noticeWay } = subscription;
  const value = choose.isPending ? choose.variables.way : noticeWay;
  const shown = ways.includes(noticeWay) ? ways : [noticeWay, ...ways];
  return (
    <SelectField
      label={t('noticeWay')}
      hint={t('noticeHint')}
      value={value}
      choices={shown.map((way) => ({ value: way, label: t(`noticeBy.${way}`) }))}
      disabled={choose.isPending}
      onChange={(way) =>
        choose.mutate(
          { subscriptionId, way },
          {
            onSuccess: () => void showToast.success(t('noticeSaved')),
            onError: (error) => void showToast.error(errorText(error)),
          },
        )
      }
    />
  );
}
