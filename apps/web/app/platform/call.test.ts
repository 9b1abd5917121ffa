import { AppError } from '@inkstone/contracts';
import { logout } from '@inkstone/contracts/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, quietCall } from './call.ts';
import { progress, progressThrottle } from './progress.ts';

/** Stubs the reply to every request. */
const answer = (reply: () => Response) => vi.stubGlobal('fetch', async () => reply());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['no reply', () => Promise.reject(new TypeError('offline')) as never, 'network_error'],
  ['a refusal', () => Response.json({ code: 'access_denied', msg: '', data: null }), 'access_denied'],
  ['a message of a proxy', () => new Response('blocked', { status: 403 }), 'foreign_message'],
])('a request that fails by %s makes the progress bar fail', async (_, reply, code) => {
  answer(reply);
  await expect(call(logout, {})).rejects.toMatchObject({ code });
  expect(progress.state()).toBe('failed');
});

it('shows the progress of a request that takes longer, but not of a background one', async () => {
  let end = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (end = resolve)));
  const done = call(logout, {});
  await vi.advanceTimersByTimeAsync(progressThrottle);
  expect(progress.state()).toBe('running');
  end(Response.json({ code: 'ok', msg: '', data: {} }));
  await done;
  expect(progress.state()).toBe('done');
  await vi.advanceTimersByTimeAsync(1000);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(quietCall(logout, {})).rejects.toEqual(new AppError('network_error'));
  expect(progress.state()).toBe('hidden');
});
