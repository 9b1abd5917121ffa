import { useEffect, useState } from 'react';

/**
 * Rendered inside a dialog without a trigger: when the dialog closes, the focus goes back to the element that had it,
 * and in a text the selection. At once, because Radix does it a task later, and keys pressed before would be lost. A
 * focus that something else has placed by then stays. Where the element is gone, or goes while it has the focus, as a
 * button does with the row that was deleted, the content of the page gets it.
 */
export function FocusReturn() {
  const [goBack] = useState(rememberFocus);
  // Radix's effects, which hold the focus inside, belong to components further out: they have ended before.
  useEffect(() => goBack, [goBack]);
  return null;
}

/** Returns a function that restores the focus of this moment. */
function rememberFocus(): () => void {
  const opener = document.activeElement;
  const menuButton = buttonOfMenu(opener);
  const selection = document.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  return () => {
    if (document.activeElement !== document.body) return;
    const place = opener?.isConnected ? opener : menuButton;
    if (!(place instanceof HTMLElement) || !place.isConnected) return focusContent();
    place.focus();
    if (place.matches('button, a')) keepFocusOf(place);
    // The browser would put the caret at the beginning of the text.
    if (place.isContentEditable && anchorNode?.isConnected && focusNode?.isConnected)
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  };
}

/** While a button or link has the focus: gives it to the content of the page when the element is removed. */
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

/** The button that opened the menu of an item: the item is gone when the dialog that it opened closes. */
function buttonOfMenu(element: Element | null): HTMLElement | null {
  const id = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
}
