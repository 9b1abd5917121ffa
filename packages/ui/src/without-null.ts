import type { ChangeEvent, ChangeEventHandler } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns a change handler that removes U+0000 from the field before it calls `onChange`: the server refuses texts with this
 * invisible character, which pasted text can contain.
 */
export function withoutNull<Input extends TextInput>(
  onChange: ChangeEventHandler<Input> | undefined,
): ChangeEventHandler<Input> | undefined {
  if (!onChange) return undefined;
  return (event: ChangeEvent<Input>) => {
    removeNull(event.currentTarget);
    onChange(event);
  };
}

/** Keeps the caret behind the text that it was behind. */
function removeNull(input: TextInput): void {
  const { value, selectionStart } = input;
  if (!value.includes('\u0000')) return;
  input.value = value.replaceAll('\u0000', '');
  // Null for types such as e-mail.
  if (selectionStart === null) return;
  const caret = value.slice(0, selectionStart).replaceAll('\u0000', '').length;
  input.setSelectionRange(caret, caret);
}
