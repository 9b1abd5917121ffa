import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress, progressDuration } from './progress.ts';

describe('progress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows nothing for actions of less than 200 ms', () => {
    const bar = createProgress();
    const changed = vi.fn();
    bar.watch(changed);
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish();
    vi.advanceTimersByTime(10_000);
    expect(changed).not.toHaveBeenCalled();
    expect(bar.state()).toBe('hidden');
  });

  it('appears after 200 ms, fills when done, and disappears', () => {
    const bar = createProgress();
    bar.start();
    vi.advanceTimersByTime(200);
    expect(bar.state()).toBe('running');
    bar.finish();
    expect(bar.state()).toBe('done');
    vi.advanceTimersByTime(400);
    expect(bar.state()).toBe('hidden');
  });

  it('takes 5000 ms to fill', () => {
    expect(progressDuration).toBe(5000);
  });

  it('fails visibly, even if it had not appeared', () => {
    const bar = createProgress();
    bar.start();
    vi.advanceTimersByTime(50);
    bar.fail();
    expect(bar.state()).toBe('failed');
    bar.finish();
    expect(bar.state()).toBe('failed');
    vi.advanceTimersByTime(400);
    expect(bar.state()).toBe('hidden');
  });

  it('continues when something else starts meanwhile', () => {
    const bar = createProgress();
    bar.start();
    vi.advanceTimersByTime(200);
    bar.start();
    vi.advanceTimersByTime(1000);
    expect(bar.state()).toBe('running');
  });

  it('continues until the last of several has ended', () => {
    const bar = createProgress();
    bar.start();
    bar.start();
    vi.advanceTimersByTime(200);
    bar.finish();
    expect(bar.state()).toBe('running');
    bar.finish();
    expect(bar.state()).toBe('done');
  });

  it('shows that one of several failed, and continues with the others', () => {
    const bar = createProgress();
    bar.start();
    bar.start();
    vi.advanceTimersByTime(200);
    bar.fail();
    expect(bar.state()).toBe('failed');
    vi.advanceTimersByTime(400);
    expect(bar.state()).toBe('running');
    bar.finish();
    expect(bar.state()).toBe('done');
  });

  it('restarts after a full bar for requests started meanwhile, unless they have ended', () => {
    const bar = createProgress();
    bar.start();
    vi.advanceTimersByTime(200);
    bar.finish();
    bar.start();
    vi.advanceTimersByTime(400);
    expect(bar.state()).toBe('running');
    bar.finish();
    bar.start();
    bar.finish();
    vi.advanceTimersByTime(400);
    expect(bar.state()).toBe('hidden');
  });

  it('notifies no removed listener', () => {
    const bar = createProgress();
    const changed = vi.fn();
    bar.watch(changed)();
    bar.fail();
    expect(changed).not.toHaveBeenCalled();
  });
});
