// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommandDialog } from './command-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { isInputMethodKey } from './input-method.ts';
import { AnchoredPopover, Popover } from './popover.tsx';

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

/** The key that ends a composition, as Safari reports it. */
const keyOf = (key: string, keyCode = 229) =>
  new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true });

const words = { title: 'Name', label: 'Name', closeLabel: 'Close', placeholder: '', status: '', hint: '' };
const field = <input aria-label="Name" />;

const surfaces = {
  Dialog: (onClose: () => void) => (
    <Dialog {...words} isOpen onOpenChange={onClose}>
      {field}
    </Dialog>
  ),
  Drawer: (onClose: () => void) => (
    <Drawer {...words} isOpen onOpenChange={onClose}>
      {field}
    </Drawer>
  ),
  Popover: (onClose: () => void) => (
    <Popover {...words} isOpen onOpenChange={onClose} trigger={<button type="button">Name</button>}>
      {field}
    </Popover>
  ),
  AnchoredPopover: (onClose: () => void) => (
    <AnchoredPopover label="Name" anchor={() => new DOMRect()} onClose={onClose}>
      {field}
    </AnchoredPopover>
  ),
  CommandDialog: (onClose: () => void) => (
    <CommandDialog {...words} query="" onQuery={vi.fn()} groups={[]} onChoose={vi.fn()} onClose={onClose} />
  ),
};

it.each(Object.entries(surfaces))('Escape of an input method does not close: %s', async (_, render) => {
  const close = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? render(() => setOpen(close)) : null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
  const press = (event: KeyboardEvent) =>
    act(async () => void document.querySelector('input')?.dispatchEvent(event));
  await press(keyOf('Escape'));
  expect(close).not.toHaveBeenCalled();
  await press(keyOf('Escape', 27));
  expect(close).toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('an Enter that confirms pinyin chooses no command', async () => {
  const choose = vi.fn();
  const groups = [{ id: 'g', heading: 'Go to', items: [{ id: 'home', label: 'Home', icon: null }] }];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const rest = { ...words, query: '', onQuery: vi.fn(), groups, onChoose: choose, onClose: vi.fn() };
  await act(async () => root.render(<CommandDialog {...rest} />));
  const press = (event: KeyboardEvent) =>
    act(async () => void document.querySelector('input')?.dispatchEvent(event));
  await press(keyOf('Enter'));
  expect(choose).not.toHaveBeenCalled();
  await press(keyOf('Enter', 13));
  expect(choose).toHaveBeenCalledWith('home');
  await act(async () => root.unmount());
});

it('recognises keys during a composition, and the one after it', () => {
  expect(isInputMethodKey({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isInputMethodKey({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isInputMethodKey({ isComposing: false, keyCode: 13 })).toBe(false);
});
