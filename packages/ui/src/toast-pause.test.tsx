// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, ToastHost } from './toast.tsx';
import { toastDuration } from './toast-timing.ts';

let root: Root;

beforeEach(async () => {
  vi.useFakeTimers();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <>
        <input id="field" />
        <ToastHost label="Notices" closeLabel="Close" />
      </>,
    ),
  );
});
afterEach(async () => {
  await pass(10 * toastDuration);
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** Advances the time, in ms. */
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true]) [data-title]')].map(
    ({ textContent }) => textContent,
  );
const pointer = (kind: 'mouseover' | 'mouseout') =>
  act(async () => {
    find('[data-sonner-toaster]')?.dispatchEvent(
      new MouseEvent(kind, { bubbles: true, relatedTarget: null }),
    );
  });

it.each(Object.keys(showToast) as (keyof typeof showToast)[])(
  'closes a toast of kind %s after 3000 ms',
  async (kind) => {
    showToast[kind]('Saved');
    await pass(toastDuration - 1);
    expect(shown()).toEqual(['Saved']);
    expect(find('[data-sonner-toast]')?.dataset.type).toBe(kind);
    await pass(2);
    expect(shown()).toEqual([]);
  },
);

it('keeps a toast while the pointer is over it, and for the remaining time afterwards', async () => {
  showToast.info('Saved');
  await pass(2000);
  await pointer('mouseover');
  await pass(60_000);
  expect(shown()).toEqual(['Saved']);
  await pointer('mouseout');
  await pass(999);
  expect(shown()).toEqual(['Saved']);
  await pass(2);
  expect(shown()).toEqual([]);
});

it('keeps toasts while one of them has the focus, and for the remaining time afterwards', async () => {
  const undo = vi.fn();
  showToast.info('Moved', { label: 'Undo', run: undo });
  showToast.error('Not saved');
  await pass(2000);
  await act(async () => find('[data-button]')?.focus());
  await pass(60_000);
  expect(shown().toSorted()).toEqual(['Moved', 'Not saved']);
  await act(async () => find('[data-close-button]')?.focus());
  await pass(60_000);
  expect(shown().toSorted()).toEqual(['Moved', 'Not saved']);
  expect(find('[data-button]')?.textContent).toBe('Undo');
  await act(async () => find('#field')?.focus());
  await pass(toastDuration - 1);
  expect(shown()).toHaveLength(2);
  await pass(2);
  expect([shown(), undo.mock.calls]).toEqual([[], []]);
});

it('keeps a toast that appears while an earlier one has the focus', async () => {
  showToast.info('Moved', { label: 'Undo', run: vi.fn() });
  await pass(100);
  await act(async () => find('[data-button]')?.focus());
  showToast.success('Saved');
  await pass(60_000);
  expect(shown().toSorted()).toEqual(['Moved', 'Saved']);
  await act(async () => find('[data-button]')?.click());
  await pass(toastDuration + 1);
  expect(shown()).toEqual([]);
});

it.each([true, false])(
  'releases all when the button of one was pressed under the pointer (focus before: %s)',
  async (hasFocus) => {
    if (hasFocus) find('#field')?.focus();
    showToast.success('First', { label: 'Undo', run: vi.fn() });
    await pass(500);
    showToast.success('Second', { label: 'Undo', run: vi.fn() });
    await pass(500);
    showToast.success('Third', { label: 'Undo', run: vi.fn() });
    await pass(500);
    await pointer('mouseover');
    const button = find('[data-button]');
    await act(async () => button?.focus());
    await act(async () => button?.click());
    await pass(300);
    expect(shown()).toHaveLength(2);
    await act(async () => find('#field')?.focus());
    await pointer('mouseout');
    await pass(toastDuration + 1);
    expect(shown()).toEqual([]);
  },
);

it('releases toasts once the pointer moves elsewhere, although no event reported that it left them', async () => {
  showToast.info('Saved');
  await pass(100);
  await pointer('mouseover');
  await pass(60_000);
  expect(shown()).toEqual(['Saved']);
  await act(
    async () => void find('#field')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
  );
  await pass(toastDuration);
  expect(shown()).toEqual([]);
});
