import type { OrderView } from '@inkstone/contracts/orders';
import { Button, CloseIcon } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useBuyAgain } from '../../../../shared/purchase/use-buy-again.ts';
import { orderQuoted, quoteItem } from '../order/purchase-calls.ts';
import { Outcome, StepFailure } from './step-parts.tsx';

export interface ClosedStepProps {
  readonly order: OrderView;
  /** Whether the order was to be charged under an agreement. */
  readonly isAgreement: boolean;
  readonly onOrdered: (order: OrderView) => void;
  readonly onItem: (item: string) => void;
}

/** A closed order: one click orders the same again, or shows the new price if it has changed. */
export function ClosedStep({ order, isAgreement, onOrdered, onItem }: ClosedStepProps) {
  const t = useTranslations('purchase');
  const reorder = useMutation({
    mutationFn: async (item: string) => {
      if (isAgreement) return null;
      const { quote } = await quoteItem(item, undefined);
      const isSame = quote.payable === order.payable && quote.currency === order.currency;
      return isSame ? orderQuoted(quote) : null;
    },
    onSuccess: (made, item) => (made ? onOrdered(made) : onItem(item)),
  });
  const again = useBuyAgain((item) => reorder.mutate(item));
  const error = again.error ?? reorder.error;
  return (
    <div className="flex flex-col gap-4">
      <Outcome mark={<CloseIcon size={40} className="text-faint" />} title={t('closedTitle')}>
        <p>{t(isAgreement ? 'renew.failed' : 'closedText')}</p>
      </Outcome>
      {error && <StepFailure error={error} />}
      <Button
        kind="primary"
        className="w-full"
        isBusy={again.isPending || reorder.isPending}
        onClick={() => again.mutate(order.orderNo)}
      >
        {t('orderAgain')}
      </Button>
    </div>
  );
}
