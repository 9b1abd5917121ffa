import type { InvoiceView } from '@inkstone/contracts/invoices';
import type { ItemView } from '@inkstone/contracts/membership';
import { Button, buttonClass, EmptyState } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { MembershipTabs } from '../../../shell/membership-tabs.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceItem } from './invoice-item.tsx';
import { OrderItem } from './order-item.tsx';
import { type InvoicesReply, type OrdersReply, useInvoiceOrders, useInvoices } from './use-invoices.ts';

export interface InvoicePageProps {
  orders: OrdersReply;
  invoices: InvoicesReply;
  items: readonly ItemView[];
  /** When the page was loaded, in ms. */
  loadedAt: number;
  /** Ids of the orders that are initially selected. */
  chosen: readonly string[];
  /** Whether the application is initially open. Without selected orders, it contains all that can be invoiced. */
  isApplying: boolean;
}

/** An open dialog. An application keeps its orders: after a lost reply the list shows that they have one already. */
type Task =
  | { readonly kind: 'apply'; readonly orders: readonly string[]; readonly sum: number }
  | { readonly kind: 'correct'; readonly invoice: InvoiceView };

/** The caller's invoices, and orders with the state of their invoices, several of which can be selected for an application. */
export function InvoicePage({
  orders: first,
  invoices,
  items,
  loadedAt,
  chosen,
  isApplying,
}: InvoicePageProps) {
  const t = useTranslations('invoices');
  const list = useInvoiceOrders({ data: first, loadedAt });
  const orders = list.data.pages.flatMap((page) => page.orders);
  const canChoose = (orderNo: string) =>
    orders.some(
      (order) => order.orderNo === orderNo && order.invoiceStatus === 'none' && order.invoiceId === null,
    );
  const eligible = orders.map(({ orderNo }) => orderNo).filter(canChoose);
  const [picked, setPicked] = useState<readonly string[]>(
    isApplying && chosen.length === 0 ? eligible : chosen,
  );
  const selected = picked.filter(canChoose);
  const sum = orders
    .filter(({ orderNo }) => selected.includes(orderNo))
    .reduce((total, { amount }) => total + amount, 0);
  const application = { kind: 'apply', orders: selected, sum } as const;
  const [task, setTask] = useState<Task | null>(isApplying && selected.length > 0 ? application : null);
  const close = () => setTask(null);

  if (orders.length === 0) return <NoOrders />;
  return (
    <AppFrame lead={<MembershipTabs />} title={t('heading')} hint={t('hint')}>
      <section aria-labelledby="invoice-orders">
        <h2 id="invoice-orders" className="mb-2 font-serif text-xl font-semibold">
          {t('orders')}
        </h2>
        <ul
          aria-labelledby="invoice-orders"
          className="flex flex-col divide-y divide-line border-y border-line"
        >
          {orders.map((order) => (
            <OrderItem
              key={order.orderNo}
              order={order}
              items={items}
              isChosen={selected.includes(order.orderNo)}
              onChoose={
                canChoose(order.orderNo)
                  ? (isChosen) =>
                      setPicked(
                        isChosen
                          ? [...selected, order.orderNo]
                          : selected.filter((one) => one !== order.orderNo),
                      )
                  : null
              }
            />
          ))}
        </ul>
        {list.isFetchNextPageError && (
          <LoadFailed error={list.error} onRetry={() => void list.fetchNextPage()} />
        )}
        <ApplyBar count={selected.length} sum={sum} onApply={() => setTask(application)}>
          {list.hasNextPage && !list.isFetchNextPageError && (
            <Button kind="quiet" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </ApplyBar>
      </section>
      <Invoices
        first={invoices}
        loadedAt={loadedAt}
        onCorrect={(invoice) => setTask({ kind: 'correct', invoice })}
      />
      {task?.kind === 'apply' && <InvoiceDialog orders={task.orders} sum={task.sum} onClose={close} />}
      {task?.kind === 'correct' && <InvoiceDialog invoice={task.invoice} onClose={close} />}
    </AppFrame>
  );
}

function NoOrders() {
  const t = useTranslations('invoices');
  const path = useLocalePath();
  return (
    <AppFrame lead={<MembershipTabs />} title={t('heading')}>
      <EmptyState
        title={t('empty')}
        action={
          <Link to={path('/plan')} className={buttonClass('primary')}>
            {t('toPlans')}
          </Link>
        }
      >
        <p>{t('emptyHint')}</p>
      </EmptyState>
    </AppFrame>
  );
}

interface InvoicesProps {
  first: InvoicesReply;
  loadedAt: number;
  onCorrect: (invoice: InvoiceView) => void;
}

function Invoices({ first, loadedAt, onCorrect }: InvoicesProps) {
  const t = useTranslations('invoices');
  const list = useInvoices({ data: first, loadedAt });
  const invoices = list.data.pages.flatMap((page) => page.invoices);
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoice-list" className="mt-8">
      <h2 id="invoice-list" className="mb-2 font-serif text-xl font-semibold">
        {t('invoices')}
      </h2>
      <ul aria-labelledby="invoice-list" className="flex flex-col divide-y divide-line border-y border-line">
        {invoices.map((invoice) => (
          <InvoiceItem key={invoice.invoiceId} invoice={invoice} onCorrect={() => onCorrect(invoice)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="mt-4" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

interface ApplyBarProps {
  /** Number of selected orders, and their total price in fen. */
  count: number;
  sum: number;
  onApply: () => void;
  children: ReactNode;
}

/** The bar with the total of the selected orders. It stays visible below a long list. */
function ApplyBar({ count, sum, onApply, children }: ApplyBarProps) {
  const t = useTranslations('invoices');
  const money = useMoney();
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-3 bg-paper py-4">
      <Button kind="primary" disabled={count === 0} onClick={onApply}>
        {t('applyFor', { count })}
      </Button>
      {count > 0 && <span className="tabular-nums">{money(sum, 'CNY')}</span>}
      {children}
    </div>
  );
}
