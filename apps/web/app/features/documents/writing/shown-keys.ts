import { keyLabel } from '@inkstone/editor/keys';

/** A key combination with the key names of this device. */
export function shownKeys(keys: string): string {
  return keyLabel(keys, /Mac|iPhone|iPad/.test(navigator.userAgent));
}
