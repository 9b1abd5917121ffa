// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAboveSheet } from './keep-above-sheet.ts';

let mark: HTMLElement;
let isWide: boolean;
const scrollBy = vi.fn();
beforeEach(() => {
  isWide = false;
  document.body.innerHTML =
    '<p><span class="lint">go</span></p><aside id="sheet" style="bottom: 48px"></aside>';
  mark = document.querySelector('.lint') as HTMLElement;
  Object.defineProperty(document.getElementById('sheet'), 'offsetHeight', { value: 370 });
  vi.stubGlobal('innerHeight', 740);
  vi.stubGlobal('scrollBy', scrollBy.mockReset());
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each([
  ['behind the sheet, which is above the toolbar', 340, [[{ top: 42 }]]],
  ['above the sheet', 290, []],
])('scrolls a mark that is %s', (_, bottom, scrolls) => {
  mark.getBoundingClientRect = () => new DOMRect(0, bottom - 20, 10, 20);
  keepAboveSheet(mark, 'sheet');
  expect(scrollBy.mock.calls).toEqual(scrolls);
});

it('scrolls nothing in a wide window, and for other text', () => {
  mark.getBoundingClientRect = () => new DOMRect(0, 600, 10, 20);
  keepAboveSheet(document.querySelector('p'), 'sheet');
  isWide = true;
  keepAboveSheet(mark, 'sheet');
  expect(scrollBy).not.toHaveBeenCalled();
});
