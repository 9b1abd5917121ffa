import type { Call } from '@inkstone/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLists } from './follow-lists.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A server with the lists of a version; fails while the version is null. */
function open(version: string | null) {
  const state = { version, known: [] as string[] };
  const call = (async (_endpoint: unknown, { known }: { known: string }) => {
    state.known.push(known);
    if (state.version === null) throw new Error('offline');
    const isKnown = known === state.version;
    return {
      version: state.version,
      isKnown,
      categories: [],
      leaders: [],
      lists: isKnown ? [] : [state.version],
    };
  }) as unknown as Call;
  const onLists = vi.fn();
  let listener = () => {};
  const followed = followLists(call, onLists, (added) => {
    listener = added;
    return () => {
      listener = () => {};
    };
  });
  const comeBack = async (after = 5000) => {
    vi.advanceTimersByTime(after);
    listener();
    await vi.waitFor(() => expect(state.known.length).toBeGreaterThan(0));
    await Promise.resolve();
  };
  const shown = () => onLists.mock.calls.map(([lists]) => lists?.lists ?? null);
  return { state, followed, comeBack, shown };
}

it('takes over lists that another device or an organisation has changed when the user returns', async () => {
  const { state, followed, comeBack, shown } = open('member');
  await followed.loaded;
  expect(shown()).toEqual([['member']]);
  state.version = 'former member';
  await comeBack(4999);
  expect(state.known).toEqual(['']);
  await comeBack(1);
  await vi.waitFor(() => expect(shown()).toEqual([['member'], ['former member']]));
  await comeBack();
  expect(state.known).toEqual(['', 'member', 'former member']);
  expect(shown()).toHaveLength(2);
  followed.stop();
  await comeBack();
  expect(state.known).toHaveLength(3);
});

it('keeps the lists that it has when they cannot be loaded again', async () => {
  const { state, followed, comeBack, shown } = open(null);
  await followed.loaded;
  expect(shown()).toEqual([null]);
  state.version = 'later';
  await comeBack();
  await vi.waitFor(() => expect(shown()).toEqual([null, ['later']]));
  state.version = null;
  await comeBack();
  expect(state.known).toEqual(['', '', 'later']);
  expect(shown()).toHaveLength(2);
});
