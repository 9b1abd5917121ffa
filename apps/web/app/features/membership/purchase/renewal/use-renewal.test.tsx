// @vitest-environment happy-dom
import type { QuoteView } from '@inkstone/contracts/orders';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { RenewalTerms } from './renewal-ways.ts';
import { type RenewalState, useRenewal } from './use-renewal.ts';

const quote = { payable: 2500, currency: 'CNY' } as QuoteView;
const terms = (amount: number, termsVersion = 'zh-1') =>
  ({
    amount,
    currency: 'CNY',
    termsVersion,
    channels: [{ channel: 'wechat', ways: ['qr'] }],
  }) as RenewalTerms;
let renewal: RenewalState;

function Page({ shown }: { shown: RenewalTerms }) {
  renewal = useRenewal(shown, quote, 'desktop');
  return null;
}

it('ends the consent when the amount or the terms change that the buyer agreed to', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (shown: RenewalTerms) => act(async () => root.render(<Page shown={shown} />));
  await show(terms(2500));
  await act(async () => renewal.choose(true));
  await act(async () => renewal.setAgreed(true));
  // The same terms, loaded again.
  await show(terms(2500));
  expect([renewal.chosen?.amount, renewal.isAgreed]).toEqual([2500, true]);
  await show(terms(2800));
  expect([renewal.chosen?.amount, renewal.isAgreed]).toEqual([2800, false]);
  await act(async () => renewal.setAgreed(true));
  await show(terms(2800, 'zh-2'));
  expect(renewal.isAgreed).toBe(false);
  await act(async () => root.unmount());
});
