import { expect, it } from 'vitest';
import { listRenewalWays, rememberedAgreement } from './renewal-ways.ts';

const terms = {
  channels: [
    { channel: 'wechat' as const, ways: ['qr' as const, 'inside' as const], isSimulated: false },
    { channel: 'alipay' as const, ways: ['qr' as const, 'h5' as const], isSimulated: false },
  ],
  ...{ amount: 2500, termsVersion: '2026-11-23' },
};
const idsOn = (device: Parameters<typeof listRenewalWays>[1]) =>
  listRenewalWays(terms, device).map(({ id, way }) => `${id} ${way}`);

it.each([
  ['desktop', ['renew-wechat qr', 'renew-alipay qr']],
  ['phone', ['renew-alipay h5']],
  ['wechat', ['renew-wechat inside']],
  ['alipay', ['renew-alipay h5']],
] as const)('in a browser of kind %s a plan renews by %j', (device, ids) => {
  expect(idsOn(device)).toEqual(ids);
});

it('offers only what the server offers, with the price that the buyer sees', () => {
  expect(listRenewalWays({ ...terms, channels: [] }, 'desktop')).toEqual([]);
  const [first] = listRenewalWays(terms, 'desktop');
  expect(first?.consent).toEqual({ amount: 2500, termsVersion: '2026-11-23' });
});

it('goes on with an agreement after a reload, without another consent', () => {
  expect(rememberedAgreement('renew-alipay', 'phone')).toMatchObject({ way: 'h5', consent: null });
  expect(rememberedAgreement('card', 'phone')).toBeNull();
  expect(rememberedAgreement('renew-wechat', 'alipay')).toBeNull();
});
