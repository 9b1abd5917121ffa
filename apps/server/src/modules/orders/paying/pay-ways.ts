import type { ReplyOf } from '@inkstone/contracts';
import type { listPayWays as contract } from '@inkstone/contracts/orders';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { PayChannel, PayChannelName, PayChannels, PayWay } from '../../../ports/pay-channel.ts';

/** Ways for which the payer has to be known before a payment can be created. */
const needsPayer: ReadonlySet<PayWay> = new Set(['jsapi', 'mini_program']);

/** Whether a way needs to know the payer. */
export function isPayerNeeded(way: PayWay): boolean {
  return needsPayer.has(way);
}

/** The ways of a channel that can be offered: inside a wallet only where it tells who pays. */
export function waysOf({ ways, wallet }: PayChannel): readonly PayWay[] {
  return ways.filter((way) => !isPayerNeeded(way) || wallet?.ways.includes(way));
}

/**
 * Whether one code can be shown for both wallets: each must be able to pay on the page that its own scanner opens.
 * Inside WeChat only JSAPI works, and inside Alipay the phone page does. Without both, a code for each is clearer than
 * one that ends in "open this in a browser".
 */
export function hasSharedCode({ wechat, alipay }: PayChannels): boolean {
  return !!wechat && !!alipay && waysOf(wechat).includes('jsapi') && waysOf(alipay).includes('h5');
}

/** Lists the ways to pay at this installation. */
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
