// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

/** A worker that records whether the page has told it to pause. */
class Worker extends EventTarget {
  readonly pauses: boolean[] = [];
  state = 'installing';
  postMessage(message: { kind: string; isBusy?: boolean }): void {
    if (message.kind === 'typing') this.pauses.push(message.isBusy === true);
  }
}

let installing: Worker;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  installing = new Worker();
});
afterEach(() => {
  // The end of the typing.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function stubWorkers(known: object | undefined, register: () => Promise<object>): void {
  const value = { getRegistration: async () => known, register };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
}

const type = () => dispatchEvent(new Event('keydown'));

it('ends the pause of a worker that installs when the page is left while the user types', async () => {
  const registration: { installing: Worker | null; onupdatefound?: () => void } = { installing: null };
  stubWorkers(undefined, async () => registration);
  await registerWorker(['en']);
  registration.installing = installing;
  registration.onupdatefound?.();
  type();
  expect(installing.pauses.at(-1)).toBe(true);
  dispatchEvent(new Event('pagehide'));
  expect(installing.pauses.at(-1)).toBe(false);
});

it('tells a worker whose installation an earlier page has started whether the user types', async () => {
  // Browsers resolve `register` only after that installation.
  stubWorkers({ installing }, () => new Promise(() => undefined));
  void registerWorker(['en']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(installing.pauses.at(-1)).toBe(false);
  type();
  expect(installing.pauses.at(-1)).toBe(true);
  installing.dispatchEvent(new Event('statechange'));
  const { length } = installing.pauses;
  await vi.advanceTimersByTimeAsync(2000);
  dispatchEvent(new Event('pagehide'));
  expect(installing.pauses).toHaveLength(length);
});
