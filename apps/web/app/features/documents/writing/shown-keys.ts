import { keyLabel } from '@inkstone/editor/keys';

/** A key combination as it is printed on the keys of this device. */
export function shownKeys(keys: string): string {
  return keyLabel(keys, /Mac|iPhone|iPad/.test(navigator.userAgent));
}
