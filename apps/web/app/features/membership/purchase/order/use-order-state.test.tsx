// @vitest-environment happy-dom
import type { OrderView } from '@inkstone/contracts/orders';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needsSignIn, refusalOf } from '../../../../platform/call.ts';
import { type OrderState, useOrderState } from './use-order-state.ts';

const order = { orderNo: '202611270000000001', status: 'unpaid' } as OrderView;
let root: Root;
let state: OrderState;
let answer: () => Promise<Response> = () => Promise.reject(new TypeError('offline'));

function Page() {
  state = useOrderState(order);
  return null;
}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => answer());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Polls with an answer until the state is as expected. */
async function poll(next: typeof answer, check: () => void) {
  answer = next;
  await act(async () => state.pollNow());
  const waitOptions = { timeout: 20_000 };
  await vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  }, waitOptions);
}

const refuse = (code: string) => async () => Response.json({ code, msg: '', params: {} }, { status: 401 });

it('distinguishes an ended session from a missing network', async () => {
  await poll(refuse('session_revoked'), () => expect(refusalOf(state.failure).code).toBe('session_revoked'));
  expect(needsSignIn(state.failure)).toBe(true);
  await poll(
    () => Promise.reject(new TypeError('offline')),
    () => expect(refusalOf(state.failure).code).toBe('network_error'),
  );
  expect(needsSignIn(state.failure)).toBe(false);
});

it('forgets a failure once an answer arrives, for example after a sign-in in another tab', async () => {
  await poll(refuse('sign_in_first'), () => expect(needsSignIn(state.failure)).toBe(true));
  await poll(
    async () => Response.json({ code: 'ok', msg: '', data: { ...order, status: 'finished' } }),
    () => expect(state.order.status).toBe('finished'),
  );
  expect(state.failure).toBeNull();
});
