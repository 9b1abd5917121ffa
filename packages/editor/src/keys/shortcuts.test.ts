import { describe, expect, it } from 'vitest';
import { keyLabel, shortcuts } from './shortcuts.ts';

describe('keyLabel', () => {
  it('prints keys as they are labelled', () => {
    expect(keyLabel('Alt-ArrowDown', false)).toBe('Alt+↓');
    expect(keyLabel('Mod-z', false)).toBe('Ctrl+Z');
    expect(keyLabel('Shift-Mod-z', true)).toBe('⇧⌘Z');
    expect(keyLabel('Mod-/', false)).toBe('Ctrl+/');
  });
});

describe('shortcuts', () => {
  it('assign no key to two actions', () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
