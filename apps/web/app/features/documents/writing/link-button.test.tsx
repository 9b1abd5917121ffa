// @vitest-environment happy-dom
import { Editor, plainExtensions } from '@inkstone/editor';
import { Toolbar } from 'radix-ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkButton } from './link-button.tsx';

const keys = ['link', 'linkAddress', 'linkHint', 'linkApply', 'linkOpen', 'linkRemove'];
const messages = { writing: Object.fromEntries(keys.map((key) => [key, `(${key})`])) };

let frame: (() => void)[] = [];

beforeEach(() => {
  frame = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frame.push(callback));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

it('returns the focus to the text after a link was added, and to its button after Escape', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const extensions = plainExtensions({
    paste: { onTooLarge: () => undefined, onImages: () => undefined, onPicturesLost: () => undefined },
    hint: () => 'Write here',
  });
  const editor = new Editor({ element: host, extensions, content: '<p>go</p>', injectCSS: false });
  editor.commands.setTextSelection({ from: 1, to: 3 });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={messages as never}>
        <Toolbar.Root>
          <LinkButton editor={editor} />
        </Toolbar.Root>
      </IntlProvider>,
    ),
  );
  const button = document.querySelector<HTMLElement>('[aria-label="(link)"]');
  const form = async () => {
    await act(async () => button?.click());
    return document.querySelector('form');
  };
  /** Browsers show a frame directly after a key, before timers, in one of which Radix returns the focus. */
  const settled = async () => {
    while (frame.length > 0) frame.shift()?.();
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(document.querySelector('form')).toBeNull();
  };

  await form();
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await settled();
  expect(document.activeElement).toBe(button);

  const opened = await form();
  const field = opened?.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'example.com');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => opened?.requestSubmit());
  await settled();
  expect(editor.getHTML()).toContain('href="https://example.com"');
  expect(document.activeElement).toBe(editor.view.dom);
  await act(async () => root.unmount());
  editor.destroy();
});
