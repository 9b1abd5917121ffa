import type { OrderView } from '@inkstone/contracts/orders';
import { Button, Notice, Skeleton } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { needsSignIn } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useCatalogueNames } from '../../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { SignInAgain } from '../../../../shared/sign-in-again.tsx';
import { useCatalogue } from '../order/purchase-calls.ts';

/** Shown while a step loads. */
export function StepLoading() {
  return (
    <div className="flex flex-col gap-3" aria-busy="true">
      <Skeleton className="h-16" />
      <Skeleton className="h-32" />
      <Skeleton className="h-11" />
    </div>
  );
}

/** Why a step failed, with a button to try again, or a link to the sign-in page where the session has ended. */
export function StepFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTranslations('common');
  const errorText = useErrorText();
  return (
    <Notice tone="bad" role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 grow basis-48">{errorText(error)}</span>
      {needsSignIn(error) ? (
        <SignInAgain />
      ) : (
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      )}
    </Notice>
  );
}

/** The item and the price of an order. */
export function OrderHead({ order }: { order: OrderView }) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const catalogue = useCatalogue(null);
  const { item } = useCatalogueNames();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-3">
      <div>
        <p className="font-medium">{catalogue.data ? item(order.plan, catalogue.data) : ' '}</p>
        <p className="text-sm text-faint tabular-nums">{t('orderNo', { number: order.orderNo })}</p>
      </div>
      <p className="font-serif text-2xl font-semibold tabular-nums">{money(order.payable, order.currency)}</p>
    </div>
  );
}

/** A large icon and a heading for the last step of a purchase. */
export function Outcome({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center" role="status">
      {mark}
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      <div className="flex flex-col gap-2 text-soft">{children}</div>
    </div>
  );
}
