import type { StaffInvoiceRow } from '@inkstone/contracts/staff/invoices';
import { Badge, Button, Notice, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useExactMoney } from '../../../shared/catalogue/use-money.ts';
import { Facts } from '../../../shell/admin/facts.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { SectionLink } from '../../../shell/admin/section-link.tsx';

export type InvoiceTaskKind = 'begin' | 'retry' | 'upload' | 'uploadRed' | 'reject' | 'red' | 'reissue';

type State = StaffInvoiceRow['state'];

const tones: Readonly<Record<State, Tone>> = {
  ...{ wanted: 'note', issuing: 'warn', stalled: 'bad', rejected: 'bad', withdrawn: 'plain' },
  ...{ issued: 'good', red_wanted: 'warn', red_issued: 'plain' },
};

/** Actions of staff by state. `retry` needs a service; `reissue` needs orders without an invoice. */
const tasksOf: Readonly<Record<State, readonly InvoiceTaskKind[]>> = {
  wanted: ['begin', 'reject'],
  issuing: ['upload', 'reject'],
  stalled: ['upload', 'reject'],
  rejected: [],
  withdrawn: [],
  issued: ['red'],
  red_wanted: ['uploadRed'],
  red_issued: [],
};

const retryable: readonly State[] = ['issuing', 'stalled', 'red_wanted'];

export interface InvoiceRowProps {
  invoice: StaffInvoiceRow;
  hasIssuer: boolean;
  /** Null for a role that may not change invoices. */
  onTask: ((kind: InvoiceTaskKind) => void) | null;
}

/** An invoice in the queue: the data to enter at the tax bureau, and its actions. */
export function InvoiceRow({ invoice, hasIssuer, onTask }: InvoiceRowProps) {
  const t = useTranslations('staff-invoices');
  const { state, buyer, note, isByHand, isReissuable, isSimulated } = invoice;
  const tasks = [
    ...(isByHand ? tasksOf[state] : []),
    ...(isByHand && isReissuable ? (['reissue'] as const) : []),
    ...(hasIssuer && retryable.includes(state) ? (['retry'] as const) : []),
  ];
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-medium">
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {buyer.name}
        </span>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        {isSimulated && <Badge tone="warn">{t('simulated')}</Badge>}
      </h2>
      <Facts facts={useFacts(invoice)} />
      {note && <Notice tone={state === 'rejected' ? 'plain' : 'warn'}>{note}</Notice>}
      {invoice.withdrawnForRefund && <p className="text-sm text-soft">{t('withdrawnForRefund')}</p>}
      {!isByHand && retryable.includes(state) && <p className="text-sm text-soft">{t('atIssuer')}</p>}
      {onTask && tasks.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {tasks.map((kind) => (
            <Button
              key={kind}
              size="small"
              className="min-h-11"
              aria-label={t('taskOn', { task: t(`task.${kind}`), name: buyer.name })}
              onClick={() => onTask(kind)}
            >
              {t(`task.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function useFacts(invoice: StaffInvoiceRow) {
  const t = useTranslations('staff-invoices');
  const { buyer, kind, email, gross, tax, number, issuedAt, redNumber, redReason, orders, replaces } =
    invoice;
  const money = useExactMoney();
  const yuan = (fen: number) => money(fen, 'CNY');
  const given = (name: string, value: string | null) => (value ? ([[name, value]] as const) : []);
  return [
    [t('kind'), t(`kind_${kind}`)] as const,
    [t('gross'), yuan(gross)] as const,
    [t('net'), yuan(gross - tax)] as const,
    [t('tax'), yuan(tax)] as const,
    ...given(t('taxNumber'), buyer.taxNumber),
    ...given(t('address'), buyer.address),
    ...given(t('phone'), buyer.phone),
    ...given(t('bank'), buyer.bank),
    ...given(t('bankAccount'), buyer.bankAccount),
    [t('email'), email] as const,
    [t('orders'), <OrderLinks key="orders" orders={orders} />] as const,
    [t('appliedAt'), <Moment key="applied" at={invoice.createdAt} />] as const,
    ...given(t('number'), number),
    ...(issuedAt === null ? [] : ([[t('issuedAt'), <Moment key="issued" at={issuedAt} />]] as const)),
    ...given(t('redReason'), redReason && t(`red_${readReason(redReason)}`)),
    ...given(t('redNumber'), redNumber),
    ...(replaces === null ? [] : ([[t('replaces'), t('yes')]] as const)),
  ];
}

function OrderLinks({ orders }: Pick<StaffInvoiceRow, 'orders'>) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {orders.map(({ orderNo }) => (
        <SectionLink
          key={orderNo}
          to={`/admin/orders/${orderNo}`}
          className="tabular-nums underline underline-offset-4"
        >
          {orderNo}
        </SectionLink>
      ))}
    </span>
  );
}

/** The reasons of the tax bureau for a red letter. */
export const redReasons = ['01', '02', '03', '04'] as const;

function readReason(text: string): (typeof redReasons)[number] {
  return redReasons.find((one) => one === text) ?? '01';
}
