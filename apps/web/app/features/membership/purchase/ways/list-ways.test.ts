import { describe, expect, it } from 'vitest';
import type { PayWays } from '../order/purchase-calls.ts';
import type { Device } from './device.ts';
import { isSimulated, listPayWays } from './list-ways.ts';

const everything: PayWays = {
  channels: [
    { channel: 'wechat', ways: ['qr', 'h5', 'jsapi'], currencies: ['CNY'], isSimulated: true },
    { channel: 'alipay', ways: ['qr', 'page', 'h5'], currencies: ['CNY'], isSimulated: true },
    { channel: 'stripe', ways: ['card'], currencies: ['CNY', 'USD'], isSimulated: false },
  ],
  hasSharedCode: true,
};
const idsOf = (ways: PayWays, device: Device, currency = 'CNY') =>
  listPayWays(ways, device, currency).map(({ id }) => id);

describe('the payment methods', () => {
  it.each([
    ['desktop', ['code-any', 'code-wechat', 'code-alipay', 'card']],
    ['phone', ['wallet-wechat', 'wallet-alipay', 'card']],
    ['wechat', ['inside-wechat', 'card']],
    ['alipay', ['wallet-alipay', 'card']],
  ] as const)('in a browser of kind %s are %j', (device, ids) => {
    expect(idsOf(everything, device)).toEqual(ids);
  });

  it('include only channels that accept the currency', () => {
    expect(idsOf(everything, 'phone', 'USD')).toEqual(['card']);
  });

  it('include no QR code on a phone, even as the only method', () => {
    const codes: PayWays = {
      channels: [{ channel: 'wechat', ways: ['qr'], currencies: ['CNY'], isSimulated: false }],
      hasSharedCode: false,
    };
    expect(idsOf(codes, 'phone')).toEqual([]);
    expect(idsOf(codes, 'wechat')).toEqual([]);
    expect(idsOf(codes, 'desktop')).toEqual(['code-wechat']);
  });

  it('of Alipay on a computer without codes is its page', () => {
    const page: PayWays = {
      channels: [{ channel: 'alipay', ways: ['page'], currencies: ['CNY'], isSimulated: false }],
      hasSharedCode: false,
    };
    expect(idsOf(page, 'desktop')).toEqual(['wallet-alipay']);
  });

  it('are simulated one by one', () => {
    const simulated = listPayWays(everything, 'desktop', 'CNY').filter((way) => isSimulated(everything, way));
    expect(simulated.map(({ id }) => id)).toEqual(['code-any', 'code-wechat', 'code-alipay']);
  });
});
