import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Stubs the state that the tabs of a browser share: storage, and a lock that one of them can hold. */
function shareBrowser(answer: () => string): { readonly requested: () => number } {
  const storage = new Map<string, string>();
  let requested = 0;
  let last: Promise<void> = Promise.resolve();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, work: () => Promise<void>) => {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
    },
  });
  vi.stubGlobal('fetch', async () => {
    requested++;
    return Response.json({ code: answer(), msg: '', data: {} });
  });
  return { requested: () => requested };
}

/** Opens another tab, with its own copy of everything that is not shared. */
async function openTab() {
  vi.resetModules();
  return import('./renewal.ts');
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('renewing', () => {
  it('happens once however many calls and tabs request it', async () => {
    const { requested } = shareBrowser(() => 'ok');
    const [one, other] = [await openTab(), await openTab()];
    await Promise.all([one.renew(), one.renew(), other.renew(), other.renew()]);
    expect(requested()).toBe(1);
  });

  it('happens automatically some minutes before the hour is over, and not earlier', async () => {
    const { requested } = shareBrowser(() => 'ok');
    const tab = await openTab();
    await tab.renewIfDue();
    expect(requested()).toBe(0);
    await tab.renew();
    vi.setSystemTime(54 * 60_000);
    await tab.renewIfDue();
    expect(requested()).toBe(1);
    vi.setSystemTime(56 * 60_000);
    await tab.renewIfDue();
    expect(requested()).toBe(2);
  });

  it('is scheduled from the sign-in on, in every tab', async () => {
    const { requested } = shareBrowser(() => 'ok');
    const [one, other] = [await openTab(), await openTab()];
    one.recordAccess();
    vi.setSystemTime(54 * 60_000);
    await other.renewIfDue();
    expect(requested()).toBe(0);
    vi.setSystemTime(56 * 60_000);
    await Promise.all([one.renewIfDue(), other.renewIfDue()]);
    expect(requested()).toBe(1);
  });

  it('reports why the session is over, and tries again the next time', async () => {
    let code = 'signed_in_elsewhere';
    const { requested } = shareBrowser(() => code);
    const tab = await openTab();
    await expect(tab.renew()).rejects.toMatchObject({ code: 'signed_in_elsewhere' });
    code = 'ok';
    await tab.renew();
    expect(requested()).toBe(2);
  });
});
