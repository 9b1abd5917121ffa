import { expect, it } from 'vitest';
import { listRenewalWays, rememberedRenewal } from './renewal-ways.ts';

const terms = {
  channels: [
    { channel: 'wechat' as const, ways: ['qr' as const, 'inside' as const], isSimulated: false },
    { channel: 'alipay' as const, ways: ['qr' as const, 'h5' as const], isSimulated: false },
    { channel: 'stripe' as const, ways: ['card' as const], isSimulated: false },
  ].map((channel) => ({ ...channel, nextAt: 0 })),
  ...{ amount: 2500, termsVersion: '2026-11-23' },
};
const idsOn = (device: Parameters<typeof listRenewalWays>[1]) =>
  listRenewalWays(terms, device).map((one) => `${one.id} ${one.kind === 'agreement' ? one.way : one.kind}`);

it.each([
  ['desktop', ['renew-wechat qr', 'renew-alipay qr', 'renew-card card']],
  ['phone', ['renew-alipay h5', 'renew-card card']],
  ['wechat', ['renew-wechat inside', 'renew-card card']],
  ['alipay', ['renew-alipay h5', 'renew-card card']],
] as const)('in a browser of kind %s a plan renews by %j', (device, ids) => {
  expect(idsOn(device)).toEqual(ids);
});

it('offers only the ways that the server offers, with the displayed price', () => {
  expect(listRenewalWays({ ...terms, channels: [] }, 'desktop')).toEqual([]);
  const [first] = listRenewalWays(terms, 'desktop');
  expect(first).toMatchObject({ consent: { amount: 2500, termsVersion: '2026-11-23' } });
});

it('continues with an agreement after a reload, without another consent', () => {
  expect(rememberedRenewal('renew-alipay', 'phone')).toMatchObject({ way: 'h5', consent: null });
  expect(rememberedRenewal('renew-card', 'phone')).toMatchObject({ kind: 'card', renews: true });
  expect(rememberedRenewal('card', 'phone')).toBeNull();
  expect(rememberedRenewal('renew-wechat', 'alipay')).toBeNull();
});
