// @vitest-environment happy-dom
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

it('reports a browser that does not allow copying', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  recordCopies(false);
  expect(await copyText('砚台')).toBe(false);
});
