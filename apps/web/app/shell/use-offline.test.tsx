// @vitest-environment happy-dom
import { locales } from '@inkstone/phrases';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveLocale } from '../platform/i18n/saved-locale.ts';
import { useOffline } from './use-offline.ts';

const page = vi.hoisted(() => ({
  locale: 'fr',
  registerWorker: vi.fn(async () => undefined),
  keepReady: vi.fn(async () => undefined),
}));
vi.mock('../session/session.tsx', () => ({ useSession: () => ({ profile: { id: 'a' } }) }));
vi.mock('../platform/i18n/page-locale.ts', () => ({ usePageLocale: () => page.locale }));
vi.mock('../offline/keep-ready.ts', () => ({ keepReady: page.keepReady }));
vi.mock('../offline/register-worker.ts', () => ({ registerWorker: page.registerWorker }));

function Page() {
  useOffline();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt', 'ja-JP']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

it('keeps the languages in use first, at once after a change of language, and five minutes later all', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.registerWorker.mock.calls).toEqual([[['fr', 'ja']]]);

  page.locale = 'de';
  saveLocale('en');
  await act(async () => root.render(<Page />));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.registerWorker.mock.calls.slice(1)).toEqual([[['de', 'en']]]);

  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(page.registerWorker.mock.calls.slice(2)).toEqual([[locales]]);
  await act(async () => root.unmount());
});

it('downloads nothing in advance while the browser saves data', async () => {
  const saveData = (value: boolean) =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } });
  saveData(true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.registerWorker).not.toHaveBeenCalled();
  expect(page.keepReady).not.toHaveBeenCalled();

  saveData(false);
  await act(async () => dispatchEvent(new Event('online')));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.keepReady).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
