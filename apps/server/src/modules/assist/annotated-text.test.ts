import { describe, expect, it } from 'vitest';
import { annotate, type Part, placeChange } from './annotated-text.ts';

/** Applies the first suggestion for `found`, the first such part of the prose. */
function change(parts: readonly Part[], found: string, ...replacements: string[]) {
  const text = annotate(parts);
  const start = text.plain.indexOf(found);
  const placed = placeChange(text, { span: { start, end: start + found.length }, replacements });
  if (placed === null) return null;
  const { span } = placed;
  const [best] = placed.replacements;
  const changed =
    best === undefined ? null : text.full.slice(0, span.start) + best + text.full.slice(span.end);
  return { at: text.full.slice(span.start, span.end), changed };
}

const bold: Part[] = [
  { text: 'He ' },
  { markup: '<b>' },
  { text: 'have gone' },
  { markup: '</b>' },
  { text: ' 😀 home' },
];

describe('a text with markup', () => {
  it('is checked without it', () => {
    expect(annotate(bold)).toMatchObject({
      plain: 'He have gone 😀 home',
      full: 'He <b>have gone</b> 😀 home',
    });
  });

  it('counts markup in places', () => {
    expect(change(bold, 'have', 'has')).toEqual({ at: 'have', changed: 'He <b>has gone</b> 😀 home' });
    expect(change(bold, 'home', 'Home')).toEqual({ at: 'home', changed: 'He <b>have gone</b> 😀 Home' });
  });

  it('cuts a suggestion that spans markup down to what differs', () => {
    expect(change(bold, 'He have', 'He has')).toEqual({ at: 've', changed: 'He <b>has gone</b> 😀 home' });
    expect(change(bold, 'gone 😀 home', 'gone 😀😀 home')).toEqual({
      at: '😀',
      changed: 'He <b>have gone</b> 😀😀 home',
    });
  });

  it('flags without a suggestion what cannot be changed without the markup', () => {
    expect(change(bold, 'He have', 'They had')).toEqual({ at: 'He <b>have', changed: null });
    expect(change(bold, 'He have')).toEqual({ at: 'He <b>have', changed: null });
  });

  it('reports nothing about words that only markup represents', () => {
    const cited: Part[] = [
      { text: 'As ' },
      { markup: '\\cite{x}', interpretAs: 'Dummy0' },
      { text: ' show.' },
    ];
    expect(annotate(cited).plain).toBe('As Dummy0 show.');
    expect(change(cited, 'Dummy0', 'Dummy')).toBeNull();
    expect(change(cited, 'Dummy0 show', 'Dummy0 shows')).toEqual({
      at: 'w',
      changed: 'As \\cite{x} shows.',
    });
  });

  it('treats markup between paragraphs as a line break', () => {
    const list: Part[] = [{ text: 'one' }, { markup: '<br>', interpretAs: '\n' }, { text: 'two' }];
    expect(annotate(list)).toMatchObject({ plain: 'one\ntwo', full: 'one<br>two' });
    expect(change(list, 'two', '2')).toEqual({ at: 'two', changed: 'one<br>2' });
  });
});
