import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollAt, scrollDuration } from '../scroll.ts';
import { scrollToAnchors } from './scroll-to-anchors.ts';

class FakeLink {
  readonly origin = 'https://a.example';
  readonly search = '';
  readonly pathname: string;
  readonly hash: string;
  readonly dataset: Record<string, string>;
  constructor(pathname: string, hash: string, dataset: Record<string, string> = {}) {
    this.pathname = pathname;
    this.hash = hash;
    this.dataset = dataset;
  }
  closest() {
    return this;
  }
}

/** The position to which the browser itself would scroll for `#download`: just below the header. */
const place = 1200;
let click: (event: object) => void = () => undefined;
let frames: ((now: number) => void)[] = [];
let positions: number[] = [];
let isStill = false;

beforeEach(() => {
  [frames, positions, isStill] = [[], [], false];
  const page = { scrollY: 100 };
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('performance', { now: () => 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => frames.push(step));
  vi.stubGlobal('scrollTo', (_: number, y: number) => {
    page.scrollY = y;
    positions.push(Math.round(y));
  });
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => page.scrollY });
  vi.stubGlobal('location', {
    ...{ origin: 'https://a.example', pathname: '/zh', search: '' },
    set hash(_: string) {
      page.scrollY = place;
    },
  });
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: typeof click) => {
      click = listener;
    },
    getElementById: (id: string) => (id === 'download' ? {} : null),
    querySelector: () => ({ focus: () => undefined }),
  });
  scrollToAnchors(scrollDuration);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'scrollY');
});

const keys = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
function follow(target: FakeLink, pressed: Partial<typeof keys> = {}): boolean {
  const preventDefault = vi.fn();
  click({ ...keys, ...pressed, target, preventDefault });
  return preventDefault.mock.calls.length > 0;
}
const step = (now: number) => frames.shift()?.(now);

it('scrolls by `scrollAt` in 500 ms, without a visible jump', () => {
  expect(follow(new FakeLink('/zh', '#download'))).toBe(true);
  for (const now of [0, 125, 250, 500]) step(now);
  expect(positions).toEqual([100, ...[0, 125, 250, 500].map((now) => Math.round(scrollAt(100, place, now)))]);
  expect(frames).toEqual([]);
});

it('scrolls to the top by its link, and at once with reduced motion', () => {
  isStill = true;
  expect(follow(new FakeLink('/zh', '#content', { top: '' }))).toBe(true);
  expect(positions.at(-1)).toBe(0);
  follow(new FakeLink('/zh', '#download'));
  expect(positions.at(-1)).toBe(place);
  expect(frames).toEqual([]);
});

it('leaves other pages, new tabs and unknown anchors to the browser', () => {
  expect(follow(new FakeLink('/zh/plan', '#download'))).toBe(false);
  expect(follow(new FakeLink('/zh', '#download'), { ctrlKey: true })).toBe(false);
  expect(follow(new FakeLink('/zh', '#nowhere'))).toBe(false);
  expect(positions).toEqual([]);
});
