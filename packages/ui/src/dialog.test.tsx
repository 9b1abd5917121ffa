// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog, DialogError, type DialogProps } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { showToast, ToastHost } from './toast.tsx';

type Kind = 'dialog' | 'drawer';
let root: Root;
let setOpen: (isOpen: boolean) => void;
let setMenu: (isShown: boolean) => void;
let setMore: (isShown: boolean) => void;

function Page({ kind }: { kind: Kind }) {
  const [isOpen, onOpenChange] = useState(false);
  const [hasMenu, onMenu] = useState(true);
  setOpen = onOpenChange;
  setMenu = onMenu;
  const [hasMore, onMore] = useState(true);
  setMore = onMore;
  const words = { title: 'Refund', closeLabel: 'Close' };
  return (
    <>
      <ToastHost label="Notices" closeLabel="Close" />
      <main id="content" tabIndex={-1} />
      {hasMore && (
        <button type="button" id="more">
          More
        </button>
      )}
      {hasMenu && (
        <div role="menu" aria-labelledby="more">
          <button type="button" role="menuitem">
            Rename
          </button>
        </div>
      )}
      {kind === 'dialog' ? (
        <Dialog {...words} isOpen={isOpen} onOpenChange={onOpenChange} />
      ) : (
        <Drawer {...words} isOpen={isOpen} onOpenChange={onOpenChange}>
          Folders
        </Drawer>
      )}
    </>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const focused = () => document.activeElement?.id || document.activeElement?.getAttribute('aria-label');

async function render(kind: Kind): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page kind={kind} />));
}

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

it.each(['dialog', 'drawer'] as const)(
  'a %s returns the focus to the element that opened it',
  async (kind) => {
    await render(kind);
    find('#more')?.focus();
    await act(async () => setOpen(true));
    expect(document.activeElement?.textContent).toBe('Refund');
    await act(async () => setOpen(false));
    expect(focused()).toBe('more');
  },
);

const cancel = <Button id="cancel">Cancel</Button>;
const remove = (
  <Button id="remove" kind="danger">
    Delete
  </Button>
);
it.each<[string, string, Pick<DialogProps, 'children' | 'actions'>]>([
  ['its heading', 'heading', { children: <p>Two steps.</p>, actions: <Button kind="primary">OK</Button> }],
  [
    'the button that deletes nothing',
    'cancel',
    {
      actions: (
        <>
          {remove}
          {cancel}
        </>
      ),
    },
  ],
  ['its heading if all buttons delete', 'heading', { actions: remove }],
  [
    'the first field that can be used',
    'reason',
    {
      children: (
        <>
          <input type="hidden" />
          <input type="file" />
          <input disabled />
          <textarea id="reason" />
          <input id="amount" />
        </>
      ),
      actions: (
        <>
          {cancel}
          {remove}
        </>
      ),
    },
  ],
  [
    'the chosen radio button of a group',
    'second',
    {
      children: ['first', 'second'].map((id) => (
        <input key={id} id={id} type="radio" name="mode" defaultChecked={id === 'second'} />
      )),
    },
  ],
  // biome-ignore lint/a11y/noAutofocus: the subject of the test
  ['what focuses itself', 'own', { children: [<input key="1" />, <input key="2" id="own" autoFocus />] }],
])('starts with the focus on %s', async (_, place, parts) => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const words = { title: 'Refund', closeLabel: 'Close', onOpenChange: () => undefined };
  await act(async () => root.render(<Dialog {...words} {...parts} isOpen />));
  expect(document.activeElement?.tagName === 'H2' ? 'heading' : focused()).toBe(place);
});

it('returns the focus to the button that was pressed, which Safari does not focus', async () => {
  const words = { title: 'Refund', closeLabel: 'Close', onOpenChange: () => undefined };
  const Content = ({ isOpen }: { isOpen: boolean }) => (
    <main id="content" tabIndex={-1}>
      <button type="button" id="more">
        More
      </button>
      <Dialog {...words} isOpen={isOpen} />
    </main>
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const openAndClose = async () => {
    await act(async () => root.render(<Content isOpen={true} />));
    await act(async () => root.render(<Content isOpen={false} />));
  };
  await act(async () => root.render(<Content isOpen={false} />));
  find('#content')?.focus();
  find('#more')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await openAndClose();
  expect(focused()).toBe('more');

  // By a key.
  find('#content')?.focus();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
  await openAndClose();
  expect(focused()).toBe('content');
});

it('moves the focus where its page wants it', async () => {
  const words = { title: 'Refund', closeLabel: 'Close', onOpenChange: () => undefined };
  const Text = ({ isOpen }: { isOpen: boolean }) => (
    <>
      <button type="button" id="more">
        More
      </button>
      <textarea aria-label="Text" />
      <Dialog {...words} isOpen={isOpen} onClosed={() => find('textarea')?.focus()} />
    </>
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Text isOpen={false} />));
  find('#more')?.focus();
  await act(async () => root.render(<Text isOpen />));
  await act(async () => root.render(<Text isOpen={false} />));
  expect(focused()).toBe('Text');
});

it('returns the focus to the button of the menu whose item opened it', async () => {
  await render('dialog');
  find('[role="menuitem"]')?.focus();
  await act(async () => setOpen(true));
  await act(async () => setMenu(false));
  await act(async () => setOpen(false));
  expect(focused()).toBe('more');
});

it.each([
  ['while it is open', 'content'],
  ['after it has closed', 'more'],
])('moves the focus to the content of the page if its button is removed %s', async (_, atFirst) => {
  await render('dialog');
  find('#more')?.focus();
  await act(async () => setOpen(true));
  if (atFirst === 'content') await act(async () => setMore(false));
  await act(async () => setOpen(false));
  expect(focused()).toBe(atFirst);
  await act(async () => setMore(false));
  await vi.waitFor(() => expect(focused()).toBe('content'), 30_000);
});

it('keeps a focus set by the following action', async () => {
  const words = { title: 'Refund', closeLabel: 'Close', onOpenChange: () => undefined };
  const Steps = ({ step }: { step: number }) => (
    <>
      <button type="button" id="more">
        More
      </button>
      {step === 1 && <Dialog {...words} isOpen />}
      {/* biome-ignore lint/a11y/noAutofocus: as the next step of a form does */}
      {step === 2 && <input aria-label="Next" autoFocus />}
    </>
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Steps step={0} />));
  find('#more')?.focus();
  await act(async () => root.render(<Steps step={1} />));
  await act(async () => root.render(<Steps step={2} />));
  expect(focused()).toBe('Next');
});

it('scrolls an error into view when it appears', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<DialogError>{null}</DialogError>));
  expect(scroll).not.toHaveBeenCalled();
  await act(async () => root.render(<DialogError>The number is wrong.</DialogError>));
  expect(scroll).toHaveBeenCalledOnce();
  expect(scroll.mock.contexts[0]).toBe(find('[role="alert"]'));
  scroll.mockRestore();
});

const toasts = () =>
  [...document.querySelectorAll('[data-sonner-toast]')]
    .filter((toast) => toast.getAttribute('data-removed') !== 'true')
    .map(({ textContent }) => textContent);
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
/** Toasts appear and disappear in tasks of their own, outside of `act`. */
const untilShown = (...wanted: string[]) =>
  vi.waitFor(() => expect(toasts().toSorted()).toEqual(wanted), 30_000);

it('closes the toasts that were shown before the action that opened it, and no others', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Page kind="dialog" />);
  await vi.waitFor(() => expect(find('#more')).not.toBeNull(), 30_000);
  showToast.success('Saved');
  showToast.info('Deleted', { label: 'Undo', run: () => undefined });
  await untilShown('DeletedUndo', 'Saved');
  press();
  showToast.success('Sent');
  await untilShown('DeletedUndo', 'Saved', 'Sent');
  setOpen(true);
  await untilShown('DeletedUndo', 'Sent');
  // A closed toast is removed by a timer, which must run before the test environment is torn down.
  const leaving = '[data-sonner-toast][data-removed="true"]';
  await vi.waitFor(() => expect(document.querySelector(leaving)).toBeNull(), 30_000);
});
