import { useEffect, useState } from 'react';

/**
 * Rendered inside a dialog without a trigger: when the dialog closes, the focus goes back to the element that had it,
 * and in a text the selection. At once, because Radix does it a task later, and keys pressed before would be lost.
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
  const selection = document.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  return () => {
    if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
    opener.focus();
    // The browser would put the caret at the beginning of the text.
    if (opener.isContentEditable && anchorNode?.isConnected && focusNode?.isConnected)
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  };
}
