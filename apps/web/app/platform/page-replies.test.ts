import { AppError, type Call } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { getDisplay, saveDisplay } from '@inkstone/contracts/accounts/display';
import { createDocument } from '@inkstone/contracts/documents';
import { countUnread } from '@inkstone/contracts/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, quietCall } from './call.ts';
import { collectReplies, keepReplies, readPageReplies } from './page-replies.ts';

const theme = { theme: 'dark' };
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(new URL(url, 'https://ink.test').pathname);
    return Response.json({ code: 'ok', msg: '', data: 'sent' });
  });
  keepReplies({ at: Date.now(), replies: { [getDisplay.path]: theme, [countUnread.path]: { unread: 2 } } });
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a reply that the page contains', () => {
  it('answers the first call, later ones are sent', async () => {
    expect(await quietCall(getDisplay, {})).toEqual(theme);
    expect(sent).toEqual([]);
    expect(await quietCall(getDisplay, {})).toBe('sent');
    expect(await quietCall(userInfo, { _: '1' })).toBe('sent');
    expect(sent).toEqual([getDisplay.path, userInfo.path]);
  });

  it('also answers a call with a number against caches, but none with an input', async () => {
    keepReplies({ at: Date.now(), replies: { [userInfo.path]: { id: 'u' } } });
    expect(await quietCall(userInfo, { _: '1' })).toEqual({ id: 'u' });
    keepReplies({ at: Date.now(), replies: { [userInfo.path]: { id: 'u' } } });
    expect(await quietCall(userInfo, { _: undefined, other: 1 } as never)).toBe('sent');
  });

  it('does not answer after a change of the same data, nor after an action of the user', async () => {
    await quietCall(saveDisplay, { theme: 'light' });
    expect(await quietCall(getDisplay, {})).toBe('sent');
    await call(createDocument, {});
    expect(await quietCall(countUnread, {})).toBe('sent');
  });

  it('does not answer in a page that is older than half a minute, or newer than the clock of the device', async () => {
    vi.advanceTimersByTime(30_001);
    expect(await quietCall(getDisplay, {})).toBe('sent');
    keepReplies({ at: Date.now() + 30_001, replies: { [getDisplay.path]: theme } });
    expect(await quietCall(getDisplay, {})).toBe('sent');
  });
});

describe('the replies of a page', () => {
  const mine = () => ({ at: Date.now(), replies: { [getDisplay.path]: theme } });
  const embed = (type: string, replies: object | null = mine()) => {
    keepReplies({ at: 0, replies: {} });
    const textContent = JSON.stringify(replies);
    vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelector: () => ({ textContent }) });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    readPageReplies();
  };

  it('are read when it is opened, not when it is opened by going back', async () => {
    embed('navigate');
    expect(await quietCall(getDisplay, {})).toEqual(theme);
    embed('navigate', null);
    embed('back_forward');
    expect(await quietCall(getDisplay, {})).toBe('sent');
  });

  it('are those that the server does not refuse', async () => {
    const refusing: Call = async ({ path }) => {
      if (path === userInfo.path) throw new AppError('sign_in_first');
      return { path } as never;
    };
    expect(await collectReplies([userInfo, getDisplay], refusing)).toEqual({
      at: Date.now(),
      replies: { [getDisplay.path]: { path: getDisplay.path } },
    });
  });
});
