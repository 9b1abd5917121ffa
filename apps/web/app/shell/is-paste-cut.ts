/** A text field before a paste. `maxLength` is -1 without a limit; the selection is null for types such as e-mail. */
export interface PasteField {
  readonly value: string;
  readonly maxLength: number;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** Whether a browser leaves out the end of a text that is pasted into a field. Lengths are in UTF-16 units. */
export function isPasteCut(
  { value, maxLength, selectionStart, selectionEnd }: PasteField,
  text: string,
): boolean {
  if (maxLength < 0) return false;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const pasted = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  return value.length - replaced + pasted.length > maxLength;
}
