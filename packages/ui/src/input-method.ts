/** Key code of a key that an input method handles. */
const handledKey = 229;

type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key press belongs to an input method, such as the Enter that confirms pinyin. Safari reports the key that ends a
 * composition after its end, when only the key code shows whose it is.
 */
export function isInputMethodKey({ isComposing, keyCode }: KeyPress): boolean {
  return isComposing || keyCode === handledKey;
}

/** Keeps a surface open when Escape ends a composition in one of its fields. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (isInputMethodKey(event)) event.preventDefault();
}
