import type { StaffOrder } from '@inkstone/contracts/staff/orders';
import type { Permission } from '@inkstone/contracts/staff/permissions';
import { day } from '@inkstone/kernel';
import { Badge, Button } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { Moment } from '../../../shell/admin/moment.tsx';
import { useLedgerLabels, useLedgerReason } from '../../../shell/admin/use-ledger-labels.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import type { OrderTask } from './order-task-dialog.tsx';
import { RefundReasons } from './refund-reasons.tsx';
import { useCodeLabels } from './use-code-labels.ts';

export interface OrderHistoryProps {
  found: StaffOrder;
  may: (permission: Permission) => boolean;
  /** The account of the viewer. */
  selfId: string;
  onTask: (task: OrderTask) => void;
}

interface Line {
  readonly key: string;
  readonly at: number;
  readonly text: ReactNode;
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
}

/** Attempts, notices, payments, refunds, grants and postings of an order, in chronological order. */
export function OrderHistory(props: OrderHistoryProps) {
  const lines = [...useMoneyLines(props), ...useOtherLines(props)].sort((a, b) => a.at - b.at);
  const t = useTranslations('staff-orders');
  if (lines.length === 0) return <p className="text-sm text-faint">{t('noHistory')}</p>;
  return (
    <ol className="border-t border-line">
      {lines.map(({ key, at, text, detail, actions }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-b border-line py-3">
          <div className="min-w-0 wrap-anywhere">
            <p>{text}</p>
            {detail && <div className="text-sm text-soft">{detail}</div>}
            <p className="text-sm text-faint">
              <Moment at={at} />
            </p>
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </li>
      ))}
    </ol>
  );
}

function useMoneyLines({ found, may, selfId, onTask }: OrderHistoryProps): Line[] {
  const t = useTranslations('staff-orders');
  const words = useTranslations('orders');
  const money = useMoney();
  const format = useFormatter();
  const code = useCodeLabels();
  const act = (task: OrderTask, label: string) => (
    <Button key={label} size="small" onClick={() => onTask(task)}>
      {label}
    </Button>
  );
  const payments = found.payments.map(
    ({ paymentId, channel, providerTxn, receivedAt, use, faults, left, ...paid }) => {
      const isUnused = use === 'suspense' || use === 'surplus';
      const isOpen = isUnused && left > 0 && may('orders.refund');
      return {
        ...{ key: paymentId, at: receivedAt },
        text: `${t('payment', { number: providerTxn })} · ${words(`channel.${channel}`)} · ${money(paid.amount, paid.currency)}`,
        detail: [
          t(`use_${use}`),
          ...(faults.length > 0
            ? [
                t('faults', {
                  faults: format.list(faults.map((one) => code('fault', one))),
                }),
              ]
            : []),
        ].join(' · '),
        actions: isOpen && [
          act({ kind: 'return', paymentId }, t('return')),
          ...(use === 'suspense' && found.order.paidAt === null
            ? [act({ kind: 'apply', paymentId }, t('apply'))]
            : []),
        ],
      };
    },
  );
  const refunds = found.refunds.map(({ refundId, outRefundNo, state, kind, isUnrepeated, ...rest }) => ({
    ...{ key: refundId, at: rest.createdAt },
    text: `${t('refund', { number: outRefundNo })} · ${money(rest.amount, rest.currency)}`,
    detail: (
      <>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={state === 'succeeded' ? 'good' : state === 'sent' ? 'note' : 'warn'}>
            {words(`refundState.${state}`)}
          </Badge>
          {code('refundKind', kind)}
        </span>
        <RefundReasons refund={rest} state={state} />
        {state === 'wanted' && rest.askedBy === selfId && (
          <span className="mt-1 block">{t('othersApprove')}</span>
        )}
      </>
    ),
    actions: [
      ...(state === 'wanted' && may('orders.approve')
        ? [
            // The person who requested it may only withdraw the request.
            ...(rest.askedBy === selfId ? [] : [act({ kind: 'approve', refundId }, t('approve'))]),
            act({ kind: 'deny', refundId }, t('deny')),
          ]
        : []),
      ...(state === 'abnormal' && may('orders.refund')
        ? [act({ kind: 'resend', refundId }, t('resend'))]
        : []),
      ...(isUnrepeated && may('orders.approve') ? [act({ kind: 'dismiss', refundId }, t('dismiss'))] : []),
    ],
  }));
  return [...payments, ...refunds];
}

function useOtherLines({ found }: OrderHistoryProps): Line[] {
  const t = useTranslations('staff-orders');
  const money = useMoney();
  const moment = useMoment();
  const code = useCodeLabels();
  const ledgerLabels = useLedgerLabels();
  const reasonOf = useLedgerReason();
  return [
    ...found.attempts.map(({ attemptId, createdAt, outTradeNo, state }) => ({
      ...{ key: attemptId, at: createdAt },
      text: t('attempt', { number: outTradeNo, state: code('attemptState', state) }),
    })),
    ...found.notices.map(({ eventKey, receivedAt, verdict }) => ({
      ...{ key: eventKey, at: receivedAt, detail: eventKey },
      text: t('notice', { verdict: code('verdict', verdict) }),
    })),
    ...found.grants.map(({ grantId, grantedAt, keptSince, tier, length, revokedAt }) => ({
      ...{ key: grantId, at: keptSince ?? grantedAt },
      text: t(keptSince === null ? 'grant' : 'grantKept', { tier: tier === 'pro' ? 'Pro' : 'Plus' }),
      detail: [
        t('grantDays', { days: Math.round(length / day) }),
        ...(revokedAt === null ? [] : [t('ended', { time: moment(revokedAt) })]),
      ].join(' · '),
    })),
    ...found.postings.map(({ txnId, at, reason, entries }) => ({
      ...{ key: txnId, at, text: `${t('posting')} · ${reasonOf(reason)}` },
      detail: entries.map(({ account, currency, amount }, place) => (
        <span key={account}>
          {place > 0 && ' · '}
          {ledgerLabels(account) ?? account}{' '}
          <span className="whitespace-nowrap tabular-nums">{money(amount, currency)}</span>
        </span>
      )),
    })),
  ];
}
