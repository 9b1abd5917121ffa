import type { TermContent } from '@inkstone/contracts/terms';
import { describe, expect, it } from 'vitest';
import { type QuickTerm, quickContent } from './use-terms.ts';

const quick: QuickTerm = {
  ...{ place: { scope: 'me' }, language: 'zh', form: '登陆', kind: 'forbidden', better: '登录' },
  ...{ translation: 'sign-in', note: '见指南', caseSensitive: false },
};

describe('quickContent', () => {
  it('creates a term from a preferred form and its translation', () => {
    expect(
      quickContent(
        { ...quick, language: 'en', form: 'sign-in', kind: 'preferred', translation: '登录' },
        undefined,
      ),
    ).toEqual({
      zh: { preferred: '登录', variants: [], forbidden: [] },
      en: { preferred: 'sign-in', variants: [], forbidden: [] },
      ...{ partOfSpeech: 'noun', caseSensitive: false, note: '见指南' },
    });
  });

  it('creates a term from a forbidden form and its replacement', () => {
    expect(quickContent(quick, undefined).zh).toEqual({
      preferred: '登录',
      variants: [],
      forbidden: ['登陆'],
    });
  });

  it('adds a forbidden form to an existing term and keeps the rest', () => {
    const known: TermContent = {
      zh: { preferred: '登录', variants: ['登入'], forbidden: ['上线'] },
      en: { preferred: 'log-in', variants: [], forbidden: [] },
      ...{ partOfSpeech: 'verb', caseSensitive: true, note: '旧' },
    };
    expect(quickContent(quick, known)).toEqual({
      ...known,
      zh: { preferred: '登录', variants: ['登入'], forbidden: ['上线', '登陆'] },
    });
  });
});
