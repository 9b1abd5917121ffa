/** What a key does while a text can be searched. */
export type FindKey = 'find' | 'replace' | 'next' | 'previous';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The command of a key; null for other keys. `isMac` selects ⌘ in place of Ctrl. */
export function findKeyOf(pressed: Pressed, isMac: boolean): FindKey | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (altKey) return null;
  if (key === 'F3') return ctrlKey || metaKey ? null : shiftKey ? 'previous' : 'next';
  if ((isMac ? metaKey : ctrlKey) === false || (isMac ? ctrlKey : metaKey)) return null;
  switch (letterOf(pressed)) {
    case 'f':
      // Ctrl+Shift+F belongs to input methods on Windows, Ctrl+H deletes backwards on a Mac, and ⌘H hides the app.
      return shiftKey ? (isMac ? 'replace' : null) : 'find';
    case 'h':
      return !isMac && !shiftKey ? 'replace' : null;
    case 'g':
      return shiftKey ? 'previous' : 'next';
    default:
      return null;
  }
}

/** The Latin letter of a key, also on a keyboard of another script. */
function letterOf({ key, code }: Pressed): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}
