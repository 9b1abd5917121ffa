import { useEffect, useRef, useState } from 'react';

/**
 * Rendered inside a dialog without a trigger: when the dialog closes, it restores the focus and, in a text, the selection. It
 * does so synchronously, because Radix restores the focus in a later task and keys pressed before would be lost. If another
 * element has received the focus in the meantime, it keeps it. If the element no longer exists, or is removed while it has the
 * focus (such as a button in a deleted row), the main content of the page is focused. With `onClosed`, that function is called
 * instead.
 */
export function FocusReturn({ onClosed }: { onClosed?: (() => void) | undefined }) {
  const [goBack] = useState(rememberFocus);
  const latest = useRef(onClosed);
  useEffect(() => {
    latest.current = onClosed;
  });
  // Radix traps the focus in effects of outer components, which have been cleaned up before this one.
  useEffect(() => () => (latest.current ?? goBack)(), [goBack]);
  return null;
}

/** The button or link that was pressed last, unless a key was pressed since. */
let pressed: Element | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button, a, summary') : null;
    },
    true,
  );
  const forget = () => {
    pressed = null;
  };
  document.addEventListener('keydown', forget, true);
}

/** Returns the element that has the focus, or would have it: Safari does not focus pressed buttons, but their surroundings. */
function focusedOrPressed(): Element | null {
  const { activeElement } = document;
  const isInside = pressed?.isConnected && activeElement?.contains(pressed);
  return isInside && !pressed?.closest('[role="menu"]') ? pressed : activeElement;
}

/** Returns a function that restores the current focus. */
function rememberFocus(): () => void {
  const opener = focusedOrPressed();
  const menuButton = buttonOfMenu(opener);
  const selection = document.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  return () => {
    if (document.activeElement !== document.body) return;
    const place = opener?.isConnected ? opener : menuButton;
    if (!(place instanceof HTMLElement) || !place.isConnected) return focusContent();
    place.focus();
    if (place.matches('button, a')) keepFocusOf(place);
    // The browser would place the caret at the start of the text.
    if (place.isContentEditable && anchorNode?.isConnected && focusNode?.isConnected)
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  };
}

/** Focuses the main content of the page if the focused button or link is removed. */
function keepFocusOf(place: HTMLElement): void {
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (place.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusContent();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', ({ target }) => target !== place && stop(), { signal: listening.signal });
}

function focusContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Returns the button that opened the menu of an item; the menu item no longer exists when the dialog closes. */
function buttonOfMenu(element: Element | null): HTMLElement | null {
  const id = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
}
