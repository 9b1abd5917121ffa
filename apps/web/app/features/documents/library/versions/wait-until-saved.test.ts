import { createObservable, type SaveStatus } from '@inkstone/editor/sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitUntilSaved } from './wait-until-saved.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saving: SaveStatus = { kind: 'saving', isKept: true };

describe('waitUntilSaved', () => {
  it('waits for pending updates', async () => {
    const status = createObservable<SaveStatus>(saving);
    const saved = waitUntilSaved({ status });
    status.set({ kind: 'saved' });
    expect(await saved).toBe(true);
    expect(await waitUntilSaved({ status })).toBe(true);
  });

  it('returns false when the server is not reached, now or within a while', async () => {
    const offline = createObservable<SaveStatus>({ kind: 'offline', changes: 1, isKept: true });
    expect(await waitUntilSaved({ status: offline })).toBe(false);
    const slow = waitUntilSaved({ status: createObservable<SaveStatus>(saving) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await slow).toBe(false);
  });
});
