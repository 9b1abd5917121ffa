import { expect, it } from 'vitest';
import { completenessOf } from './completeness.ts';

const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }],
});

it('distinguishes complete languages from those without a summary, a text or both, and ignores those without a title', () => {
  const texts = {
    zh: { title: '墨', summary: '说墨', body: body('墨由烟制成。') },
    en: { title: 'Ink', summary: ' ', body: body('Made of soot.') },
    de: { title: 'Tinte', summary: 'Über Tinte', body: body(' ') },
    fr: { title: 'Encre', summary: '', body: body('') },
    it: { title: '', summary: 'x', body: body('x') },
  };
  expect(completenessOf(texts)).toEqual({
    complete: ['zh'],
    incomplete: [
      { language: 'en', lacks: 'summary' },
      { language: 'de', lacks: 'body' },
      { language: 'fr', lacks: 'both' },
    ],
  });
  expect(completenessOf({})).toEqual({ complete: [], incomplete: [] });
});
