import type { StaffSubscription } from '@inkstone/contracts/staff/subscriptions';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { Moment } from '../../../shell/admin/moment.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { useFaultText } from './use-fault-text.ts';

interface Line {
  readonly key: string;
  readonly at: number;
  readonly text: string;
  readonly detail?: string;
  /** A message as it was sent. */
  readonly message?: string;
}

/** The agreement, consents, notices with their receipts, charges and the end, in chronological order. */
export function SubscriptionTimeline({ found }: { found: StaffSubscription }) {
  const lines = [...useAgreementLines(found), ...useChargeLines(found)].sort((a, b) => a.at - b.at);
  return (
    <ol className="border-t border-line">
      {lines.map(({ key, at, text, detail, message }) => (
        <li key={key} className="border-b border-line py-3 wrap-anywhere">
          <p>{text}</p>
          {detail && <p className="text-sm text-soft">{detail}</p>}
          <p className="text-sm text-faint">
            <Moment at={at} />
          </p>
          {message && <Message text={message} />}
        </li>
      ))}
    </ol>
  );
}

function useAgreementLines({ subscription, consents, prices }: StaffSubscription): Line[] {
  const t = useTranslations('staff-subscriptions');
  const money = useMoney();
  const { currency, createdAt, signedAt, endedAt, endReason } = subscription;
  return [
    { key: 'begun', at: createdAt, text: t('begun') },
    ...consents.map(({ seq, amount, termsVersion: version, agreedAt }) => ({
      ...{ key: `consent ${seq}`, at: agreedAt },
      text: t('consent', { amount: money(amount, currency), version }),
    })),
    ...(signedAt === null ? [] : [{ key: 'signed', at: signedAt, text: t('signed') }]),
    ...prices.map(({ periodNo, amount, toldAt }) => ({
      ...{ key: `price ${periodNo} ${amount}`, at: toldAt },
      text: t('priceTold', { period: String(periodNo), amount: money(amount, currency) }),
    })),
    ...(endedAt === null
      ? []
      : [
          {
            ...{ key: 'ended', at: endedAt, text: t('ended') },
            ...(endReason !== null && { detail: t(`reason.${endReason}`) }),
          },
        ]),
  ];
}

function useChargeLines({ subscription: { currency }, notices, charges }: StaffSubscription): Line[] {
  const t = useTranslations('staff-subscriptions');
  const money = useMoney();
  const moment = useMoment();
  const faultText = useFaultText();
  return [
    ...notices.map(({ periodNo, seq, way, amount, sentAt, receiptAt, message }) => ({
      ...{ key: `notice ${periodNo} ${seq}`, at: sentAt },
      text: t('notice', {
        ...{ period: String(periodNo), way: t(`way.${way}`), amount: money(amount, currency) },
      }),
      detail: receiptAt === null ? t('notReceived') : t('received', { time: moment(receiptAt) }),
      message,
    })),
    ...charges.map(({ periodNo, tryNo, startedAt, outcome, fault }) => ({
      ...{ key: `charge ${periodNo} ${tryNo}`, at: startedAt },
      text: t('charge', {
        ...{ period: String(periodNo), try: String(tryNo), outcome: t(`outcome.${outcome}`) },
      }),
      ...(fault !== '' && { detail: faultText(fault) }),
    })),
  ];
}

function Message({ text }: { text: string }) {
  const t = useTranslations('staff-subscriptions');
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4 pointer-coarse:min-h-11">
        {t('messageSent')}
      </summary>
      <p className="mt-1 max-w-[44em] rounded-md bg-sunken px-3 py-2 whitespace-pre-line" lang="">
        {text}
      </p>
    </details>
  );
}
