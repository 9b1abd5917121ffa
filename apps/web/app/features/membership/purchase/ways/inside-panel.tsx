import { type OrderView, payCode } from '@inkstone/contracts/orders';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { OpenWallet } from './open-wallet.tsx';

/** In the browser of WeChat: opens the page of the shared code, which knows how to pay inside the wallet. */
export function InsidePanel({ order, isFresh }: { order: OrderView; isFresh: boolean }) {
  const t = useTranslations('purchase');
  const open = async () => {
    const { text } = await call(payCode, { orderNo: order.orderNo, channel: 'any' });
    location.assign(text);
  };
  return <OpenWallet open={open} isFresh={isFresh} label={t('openWallet.wechat')} />;
}
