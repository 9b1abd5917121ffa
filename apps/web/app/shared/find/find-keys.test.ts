import { describe, expect, it } from 'vitest';
import { findKeyOf } from './find-keys.ts';

const none = { key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('findKeyOf', () => {
  it('uses Ctrl on a PC', () => {
    expect(findKeyOf({ ...none, key: 'f', ctrlKey: true }, false)).toBe('find');
    expect(findKeyOf({ ...none, key: 'h', ctrlKey: true }, false)).toBe('replace');
    expect(findKeyOf({ ...none, key: 'G', ctrlKey: true, shiftKey: true }, false)).toBe('previous');
    expect(findKeyOf({ ...none, key: 'F', ctrlKey: true, shiftKey: true }, false)).toBeNull();
    expect(findKeyOf({ ...none, key: 'f', ctrlKey: true, altKey: true }, false)).toBeNull();
    expect(findKeyOf({ ...none, key: 'f' }, false)).toBeNull();
  });

  it('uses ⌘ on a Mac, where Ctrl moves the caret and ⌘H hides the app', () => {
    expect(findKeyOf({ ...none, key: 'f', metaKey: true }, true)).toBe('find');
    expect(findKeyOf({ ...none, key: 'F', metaKey: true, shiftKey: true }, true)).toBe('replace');
    expect(findKeyOf({ ...none, key: 'f', ctrlKey: true }, true)).toBeNull();
    expect(findKeyOf({ ...none, key: 'h', metaKey: true }, true)).toBeNull();
  });

  it('knows F3 and the keys of other scripts', () => {
    expect(findKeyOf({ ...none, key: 'F3' }, false)).toBe('next');
    expect(findKeyOf({ ...none, key: 'F3', shiftKey: true }, true)).toBe('previous');
    expect(findKeyOf({ ...none, key: 'а', code: 'KeyF', ctrlKey: true }, false)).toBe('find');
  });
});
