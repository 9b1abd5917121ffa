import { describe, expect, it } from 'vitest';
import { flatten, mapTexts, withFallback, withoutStrays } from './message-tree.ts';

describe('flatten', () => {
  it('returns dotted keys in file order', () => {
    expect([...flatten({ b: '1', a: { c: '2', d: '3' } })]).toEqual([
      ['b', '1'],
      ['a.c', '2'],
      ['a.d', '3'],
    ]);
  });
});

describe('mapTexts', () => {
  it('keeps the structure', () => {
    expect(mapTexts({ a: 'x', b: { c: 'y' } }, (text) => [text])).toEqual({ a: ['x'], b: { c: ['y'] } });
  });
});

describe('withFallback', () => {
  it('uses the fallback for missing keys and keeps existing ones', () => {
    const words = { open: 'Ouvrir', menu: { file: 'Fichier' } };
    const fallback = { open: 'Open', close: 'Close', menu: { file: 'File', edit: 'Edit' } };
    expect(withFallback(words, fallback)).toEqual({
      open: 'Ouvrir',
      close: 'Close',
      menu: { file: 'Fichier', edit: 'Edit' },
    });
  });

  it('drops unused keys and repairs a group given as a text', () => {
    expect(withFallback({ stray: '?', menu: 'oops' }, { menu: { file: 'File' } })).toEqual({
      menu: { file: 'File' },
    });
  });
});

describe('withoutStrays', () => {
  it('drops keys missing in the reference and uses its order', () => {
    const words = { stray: '?', close: 'Fermer', menu: { old: '?', file: 'Fichier' }, open: 'Ouvrir' };
    const reference = { open: 'Open', menu: { file: 'File' }, close: 'Close', save: 'Save' };
    const kept = withoutStrays(words, reference);
    expect(kept).toEqual({ open: 'Ouvrir', menu: { file: 'Fichier' }, close: 'Fermer' });
    expect(Object.keys(kept)).toEqual(['open', 'menu', 'close']);
  });
});
