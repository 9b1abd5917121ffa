import { keyLabel } from '@inkstone/editor/keys';
import { isApple } from '../../../platform/is-apple.ts';

/** A key combination with the key names of this device. */
export function shownKeys(keys: string): string {
  return keyLabel(keys, isApple());
}
