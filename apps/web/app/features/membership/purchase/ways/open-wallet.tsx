import { type OrderView, payCode } from '@inkstone/contracts/orders';
import { Button } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { StepFailure } from '../steps/step-parts.tsx';

export interface OpenWalletProps {
  /** Starts the payment and redirects the browser to it. */
  readonly open: () => Promise<void>;
  /** Whether it starts automatically. */
  readonly isFresh: boolean;
  readonly label: string;
  /** Shown under the button. */
  readonly children?: ReactNode;
}

/** A button that opens a wallet. For a payment way that was just chosen, the wallet opens automatically. */
export function OpenWallet({ open, isFresh, label, children }: OpenWalletProps) {
  const opening = useMutation({ mutationFn: open });
  const begun = useRef(false);
  useEffect(() => {
    if (!isFresh || begun.current) return;
    begun.current = true;
    opening.mutate();
  }, [isFresh, opening.mutate]);
  return (
    <div className="flex flex-col gap-3">
      {opening.error && <StepFailure error={opening.error} />}
      <Button kind="primary" isBusy={opening.isPending} onClick={() => opening.mutate()} className="w-full">
        {label}
      </Button>
      {children}
    </div>
  );
}

/** In the browser of WeChat: opens the page of the shared code, which can pay inside the wallet. */
export function InsidePanel({ order, isFresh }: { order: OrderView; isFresh: boolean }) {
  const t = useTranslations('purchase');
  const open = async () => {
    const { text } = await call(payCode, { orderNo: order.orderNo, channel: 'any' });
    location.assign(text);
  };
  return <OpenWallet open={open} isFresh={isFresh} label={t('openWallet.wechat')} />;
}
