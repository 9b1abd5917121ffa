// @vitest-environment happy-dom
import type { Editor } from '@inkstone/editor';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorValue } from './use-editor.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

it('reads the editor once after the transactions of a frame, and no more after the component was removed', () => {
  const listeners = new Set<() => void>();
  const editor = {
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
  } as unknown as Editor;
  const type = () => {
    for (const listener of listeners) listener();
  };
  let words = 0;
  const read = vi.fn(() => words);
  const Words = () => useEditorValue(editor, read);
  const host = document.createElement('div');
  const root = createRoot(host);
  act(() => root.render(<Words />));

  words = 2;
  type();
  type();
  expect(host.textContent).toBe('0');
  act(() => vi.runAllTimers());
  expect(host.textContent).toBe('2');

  type();
  act(() => root.unmount());
  read.mockClear();
  vi.runAllTimers();
  expect(read).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
