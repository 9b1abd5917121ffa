import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOf, removedAfterMs, requestHandover, type ShowFrame, waitMs } from './request-handover.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const requested = { primary: 'https://a.example', here: 'https://b.example', challenge: 'c'.repeat(43) };
const question = { type: 'get_token', challenge: requested.challenge };

/** Creates a page that records the state of its frame and can send messages as the frame. */
function stage() {
  const posted: unknown[] = [];
  let removals = 0;
  let on: Parameters<ShowFrame>[1] = { loaded: () => undefined, received: () => undefined };
  let shown: URL | undefined;
  const show: ShowFrame = (address, listeners) => {
    shown = address;
    on = listeners;
    return { post: (message) => void posted.push(message), remove: () => void removals++ };
  };
  const found = requestHandover(show, requested);
  return {
    found,
    posted,
    removals: () => removals,
    address: () => shown?.href,
    loaded: () => on.loaded(),
    received: (data: unknown) => on.received(data),
  };
}

it('shows the page of the first domain and names the requester', () => {
  expect(stage().address()).toBe('https://a.example/iframeAuth?origin=https%3A%2F%2Fb.example');
  expect(addressOf(requested.primary, requested.here, 'x').searchParams.get('challenge')).toBe('x');
});

it('waits 300 ms for the frame before it requests', () => {
  const { posted, loaded } = stage();
  vi.advanceTimersByTime(5000);
  loaded();
  vi.advanceTimersByTime(waitMs - 1);
  expect(posted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([waitMs, posted]).toEqual([300, [question]]);
});

it('requests at once when the frame announces itself, however late', () => {
  const { posted, received, loaded } = stage();
  loaded();
  vi.advanceTimersByTime(9000);
  received({ type: 'loaded' });
  expect(posted).toEqual([question, question]);
});

it.each([
  [{ outcome: 'code', code: 'abc' }],
  [{ outcome: 'signed_out' }],
  [{ outcome: 'blocked' }],
  [{ outcome: 'refused' }],
])('removes the frame as soon as it has answered %j', async (answer) => {
  const { found, received, removals } = stage();
  received({ type: 'handover', ...answer });
  expect(await found).toMatchObject(answer);
  expect(removals()).toBe(1);
  vi.advanceTimersByTime(removedAfterMs);
  expect([removals(), vi.getTimerCount()]).toEqual([1, 0]);
});

it('removes a frame that sends nothing useful after 20 s', async () => {
  const { found, received, loaded, posted, removals } = stage();
  loaded();
  for (const noise of [
    null,
    'code',
    { type: 'handover' },
    { type: 'handover', outcome: 'tokens', token: 't' },
  ]) {
    received(noise);
  }
  received({ type: 'handover', outcome: 'code' });
  vi.advanceTimersByTime(removedAfterMs - 1);
  expect([removedAfterMs, removals()]).toEqual([20_000, 0]);
  vi.advanceTimersByTime(1);
  expect(await found).toEqual({ outcome: 'silent' });
  expect(removals()).toBe(1);
  expect(posted).toHaveLength(1);
});
