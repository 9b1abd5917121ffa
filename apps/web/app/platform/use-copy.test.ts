// @vitest-environment happy-dom
import { Dialog } from '@inkstone/ui';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './use-copy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

/** Replaces the command, which happy-dom lacks; returns the texts that it copied. */
function recordCopies(isAllowed: boolean): string[] {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) copied.push(field.value);
      return isAllowed;
    },
  });
  return copied;
}

it('copies from a field on a page without https, and returns the focus', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined });
  const copied = recordCopies(true);
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(await copyText('砚台')).toBe(true);
  expect(copied).toEqual(['砚台']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

it('copies from a field inside an open dialog, which keeps the focus of the page', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const copied = recordCopies(true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const words = { title: 'Share', closeLabel: 'Close', onOpenChange: () => undefined };
  const button = createElement('button', { id: 'copy', type: 'button' }, 'Copy');
  await act(async () => root.render(createElement(Dialog, { ...words, isOpen: true }, button)));
  document.getElementById('copy')?.focus();
  expect(await copyText('砚台')).toBe(true);
  expect(copied).toEqual(['砚台']);
  expect(document.activeElement?.id).toBe('copy');
  await act(async () => root.unmount());
});

it('reports a browser that does not allow copying', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  recordCopies(false);
  expect(await copyText('砚台')).toBe(false);
});
