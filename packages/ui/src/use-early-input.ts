import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports what a user, or the browser, has entered into a controlled field before React took the page over. Otherwise the
 * next render would replace it with `value`.
 */
export function useEarlyInput(id: string, value: ComponentProps<'input'>['value']): void {
  const rendered = useRef(value);
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    if (isText && rendered.current !== undefined && input.value !== String(rendered.current)) report(input);
  }, [id]);
}

/** React ignores an event whose value it has seen already: emptying the field through React's own setter makes it new. */
function report(input: TextInput): void {
  const { value, selectionStart, selectionEnd } = input;
  const prototype =
    input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  input.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  // Null for types such as e-mail.
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
