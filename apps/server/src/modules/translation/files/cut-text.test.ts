import { joinTargets, maxSegmentLength } from '@inkstone/translate';
import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const sentence = (at: number) => `第${at}句说的是墨的历史，写得不长也不短。`;
const many = (count: number) => Array.from({ length: count }, (_, at) => sentence(at)).join('');

it('leaves a short text unchanged, with its spaces', () => {
  expect(cutText(' 墨。 ')).toEqual({ pieces: [' 墨。 '], gaps: ['', ''] });
});

it('cuts a long text between sentences, and the pieces add up to it', () => {
  const text = many(300);
  const cut = cutText(text);
  expect(cut.pieces.length).toBeGreaterThan(4);
  for (const piece of cut.pieces) {
    expect(piece.length).toBeLessThanOrEqual(maxSegmentLength);
    expect(piece).toMatch(/^第.*。$/u);
  }
  expect(joinTargets(cut, cut.pieces, 'zh')).toBe(text);
});

it('separates the sentences of an English translation by a space', () => {
  const cut = cutText(many(120));
  const targets = cut.pieces.map((_, at) => `Part ${at}.`);
  expect(joinTargets(cut, targets, 'en')).toBe(targets.join(' '));
});

it('keeps pairs of marks together', () => {
  const text = `${many(40)}⟦b1⟧${many(90)}⟦a2⟧${many(3)}⟦/b1⟧${many(40)}`;
  const { pieces } = cutText(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.filter((piece) => /⟦b1⟧/.test(piece))).toEqual(
    pieces.filter((piece) => /⟦\/b1⟧/.test(piece)),
  );
});

it('cuts a text without any sentence', () => {
  const { pieces } = cutText('字'.repeat(5000));
  expect(pieces.join('')).toBe('字'.repeat(5000));
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(maxSegmentLength);
});

it('cuts no mark, even without another place to cut', () => {
  for (let before = 1190; before < 1204; before++) {
    const text = `${'字'.repeat(before)}⟦a12345⟧${'字'.repeat(900)}`;
    const { pieces } = cutText(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces.filter((piece) => piece.includes('⟦a12345⟧'))).toHaveLength(1);
  }
});
