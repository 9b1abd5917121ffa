export { JumpKeys } from './jump-keys.ts';
export { reviewKeys } from './review-keys.ts';
export { keyLabel, keysOf, type Shortcut, type ShortcutId, shortcuts } from './shortcuts.ts';
