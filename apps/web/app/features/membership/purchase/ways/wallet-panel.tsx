import { mobilePurchase, type OrderView } from '@inkstone/contracts/orders';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { followHandle } from './follow-handle.ts';
import type { Way } from './list-ways.ts';
import { OpenWallet } from './open-wallet.tsx';

export interface WalletPanelProps {
  readonly order: OrderView;
  readonly way: Way & { readonly kind: 'wallet' };
  readonly isFresh: boolean;
}

/** Opens a wallet from this browser. A user who returns without having paid can open it again. */
export function WalletPanel({ order, way, isFresh }: WalletPanelProps) {
  const t = useTranslations('purchase');
  const open = async () => {
    const { orderNo } = order;
    const { handle } = await call(mobilePurchase, { orderNo, channel: way.channel, way: way.way });
    followHandle(handle);
  };
  return (
    <OpenWallet open={open} isFresh={isFresh} label={t(`openWallet.${way.channel}`)}>
      <p className="text-sm text-soft">{t('comeBack')}</p>
    </OpenWallet>
  );
}
