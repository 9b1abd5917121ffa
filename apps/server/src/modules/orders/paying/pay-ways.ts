import type { ReplyOf } from '@inkstone/contracts';
import type { listPayWays as contract } from '@inkstone/contracts/orders';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { PayChannel, PayChannelName, PayChannels, PayWay } from '../../../ports/pay-channel.ts';

/** Ways for which the payer must be identified before a payment is created. */
const needsPayer: ReadonlySet<PayWay> = new Set(['jsapi', 'mini_program']);

/** Whether a way requires an identified payer. */
export function isPayerNeeded(way: PayWay): boolean {
  return needsPayer.has(way);
}

/** Returns the ways of a channel that can be offered: those inside a wallet only if the wallet identifies the payer. */
export function waysOf({ ways, wallet }: PayChannel): readonly PayWay[] {
  return ways.filter((way) => !isPayerNeeded(way) || wallet?.ways.includes(way));
}

/**
 * Whether one code can serve both wallets: each must be able to pay on the page that its scanner opens.
 * Inside WeChat only JSAPI works, inside Alipay the phone page works. Otherwise each wallet gets its own
 * code.
 */
export function hasSharedCode({ wechat, alipay }: PayChannels): boolean {
  return !!wechat && !!alipay && waysOf(wechat).includes('jsapi') && waysOf(alipay).includes('h5');
}

/** Lists the payment ways of this installation. */
export const listPayWays: UseCase<typeof contract, ReplyOf<typeof contract>> = async ({
  pay,
}: Pick<Deps, 'pay'>) => ({
  channels: (Object.keys(pay) as PayChannelName[]).flatMap((channel) => {
    const driver = pay[channel];
    if (!driver) return [];
    const { currencies, isSimulated } = driver;
    return [{ channel, ways: [...waysOf(driver)], currencies: [...currencies], isSimulated }];
  }),
  hasSharedCode: hasSharedCode(pay),
});
