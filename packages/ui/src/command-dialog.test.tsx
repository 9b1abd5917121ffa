// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommandDialog } from './command-dialog.tsx';

const words = { label: 'Go to', placeholder: '', status: '', hint: '' };
let open: () => void;

function Page() {
  const [isOpen, setOpen] = useState(false);
  open = () => setOpen(true);
  const close = () => setOpen(false);
  const rest = { query: '', onQuery: vi.fn(), groups: [], onChoose: vi.fn(), onClose: close };
  return (
    <>
      <textarea aria-label="Text" />
      {isOpen && <CommandDialog {...words} {...rest} />}
    </>
  );
}

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

it('returns the focus before it has closed, so that no key is lost', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
  document.querySelector('textarea')?.focus();
  await act(async () => open());
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');

  // Fake timers: the focus must not depend on a timer.
  vi.useFakeTimers();
  try {
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    await act(async () => void document.activeElement?.dispatchEvent(press));
    expect(document.querySelector('[role="combobox"]')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Text');
  } finally {
    vi.useRealTimers();
  }
  await act(async () => root.unmount());
});
