import { createObservable, type SaveStatus } from '@inkstone/editor/sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenSaved } from './when-saved.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saving: SaveStatus = { kind: 'saving', isKept: true };

describe('whenSaved', () => {
  it('waits for what is on its way', async () => {
    const status = createObservable<SaveStatus>(saving);
    const saved = whenSaved({ status });
    status.set({ kind: 'saved' });
    expect(await saved).toBe(true);
    expect(await whenSaved({ status })).toBe(true);
  });

  it('says no when the server is not reached, now or within a while', async () => {
    const offline = createObservable<SaveStatus>({ kind: 'offline', changes: 1, isKept: true });
    expect(await whenSaved({ status: offline })).toBe(false);
    const slow = whenSaved({ status: createObservable<SaveStatus>(saving) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await slow).toBe(false);
  });
});
