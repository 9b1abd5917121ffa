import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

/** Callbacks that the page calls before its next paint. */
let frames: (() => void)[];
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  page = new EventTarget();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame - 1] = () => undefined;
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('work after the paint', () => {
  it('begins in the task after the frame, once', () => {
    const work = vi.fn();
    afterPaint(work);
    for (const frame of frames) frame();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    page.dispatchEvent(new Event('pagehide'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits for a frame with a limit', () => {
    const work = vi.fn();
    afterPaint(work);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(1);
    for (const frame of frames) frame();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done before the page is left', () => {
    const work = vi.fn();
    afterPaint(work);
    page.dispatchEvent(new Event('pagehide'));
    expect(work).toHaveBeenCalledTimes(1);
    for (const frame of frames) frame();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is not done after it was cancelled', () => {
    const work = vi.fn();
    const cancel = afterPaint(work);
    cancel();
    for (const frame of frames) frame();
    vi.runAllTimers();
    page.dispatchEvent(new Event('pagehide'));
    expect(work).not.toHaveBeenCalled();
  });

  it('is done at once if nothing is painted', () => {
    const work = vi.fn();
    vi.stubGlobal('document', { hidden: true });
    afterPaint(work);
    vi.stubGlobal('requestAnimationFrame', undefined);
    afterPaint(work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
