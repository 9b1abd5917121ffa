import { describe, expect, it } from 'vitest';
import { createProofreader } from '../create-proofreader.ts';
import { testResources as resources } from '../testing/resources.ts';
import { englishFormsOf, inflectLike } from './english-forms.ts';
import { lintTerms } from './lint-terms.ts';
import type { Term } from './term.ts';

let made = 0;
function term(
  zh: string,
  en: string,
  more: Partial<Term> & { zhMore?: string[]; enMore?: string[] } = {},
): Term {
  const { zhMore = [], enMore = [], ...rest } = more;
  made += 1;
  return {
    id: String(made),
    scope: 'me',
    zh: { preferred: zh, variants: [], forbidden: zhMore },
    en: { preferred: en, variants: [], forbidden: enMore },
    partOfSpeech: 'noun',
    caseSensitive: false,
    note: '',
    ...rest,
  };
}

describe('englishFormsOf', () => {
  it('inflects the head of a phrase', () => {
    expect(englishFormsOf('standard of review', 'noun')).toContain('standards of review');
    expect(englishFormsOf('city', 'noun')).toContain('cities');
    expect(englishFormsOf('API', 'noun')).toContain('APIs');
    expect(englishFormsOf('carry out', 'verb')).toEqual(
      expect.arrayContaining(['carries out', 'carried out', 'carrying out']),
    );
    expect(englishFormsOf('write off', 'verb')).toEqual(expect.arrayContaining(['wrote off', 'written off']));
    expect(englishFormsOf('strict', 'adjective')).toContain('stricter');
  });
});

describe('lintTerms', () => {
  it('reports forbidden forms and wrong capitals with the correct form', () => {
    const terms = [
      term('登录', 'sign-in', { zhMore: ['登陆'], enMore: ['log-in'] }),
      term('接口', 'API', { caseSensitive: true }),
    ];
    const of = (text: string, language: 'zh' | 'en') =>
      lintTerms(text, terms, language).map(({ kind, span, replacement }) => [
        kind,
        text.slice(span.start, span.end),
        replacement,
      ]);
    expect(of('请登陆后再试。', 'zh')).toEqual([['forbidden', '登陆', '登录']]);
    expect(of('The log in page calls two apis and an API.', 'en')).toEqual([
      ['forbidden', 'log in', 'sign-in'],
      ['case', 'apis', 'APIs'],
    ]);
  });

  it('accepts a form that a nearer glossary allows and a farther one forbids', () => {
    const strict = term('客户', 'client', { scope: 'organisation', enMore: ['customer'] });
    const own = term('顾客', 'customer', { scope: 'me' });
    expect(lintTerms('Our customers', [strict, own], 'en')).toEqual([]);
    expect(lintTerms('Our customers', [strict], 'en')).toHaveLength(1);
  });

  const replaced = (text: string, terms: readonly Term[], language: 'zh' | 'en') =>
    lintTerms(text, terms, language).map(({ span, replacement }) => [
      text.slice(span.start, span.end),
      replacement,
    ]);

  it('reports a form that differs from the preferred one in capitals or 繁简 only', () => {
    const product = term('計算機', 'GitHub', {
      partOfSpeech: 'name',
      zhMore: ['计算机'],
      enMore: ['Github'],
    });
    expect(replaced('Github is not GitHub.', [product], 'en')).toEqual([['Github', 'GitHub']]);
    expect(replaced('计算机不是計算機', [product], 'zh')).toEqual([['计算机', '計算機']]);
  });

  it('reports forms without a replacement', () => {
    expect(replaced('客服热线', [term('', 'hotline', { zhMore: ['热线'] })], 'zh')).toEqual([['热线', '']]);
  });

  it('replaces an inflected form by the same form of the term', () => {
    const signIn = term('登录', 'sign-in', { enMore: ['login'] });
    expect(replaced('Logins fail. Each login counts.', [signIn], 'en')).toEqual([
      ['Logins', 'Sign-ins'],
      ['login', 'sign-in'],
    ]);
    const begin = term('开始', 'start', { enMore: ['commence'], partOfSpeech: 'verb' });
    expect(replaced('It commenced while commencing.', [begin], 'en')).toEqual([
      ['commenced', 'started'],
      ['commencing', 'starting'],
    ]);
  });

  it('does not match parts of other words', () => {
    const local = term('本地计算机', '', { zhMore: ['本机'] });
    const client = term('顾客', '', { zhMore: ['客户', '用户'] });
    expect(replaced('他在日本机场等候。本机的地址', [local], 'zh')).toEqual([['本机', '本地计算机']]);
    expect(replaced('应用户要求，客户列表', [client], 'zh')).toEqual([
      ['用户', '顾客'],
      ['客户', '顾客'],
    ]);
    expect(replaced('飞机场里', [term('航空港', '', { zhMore: ['机场'] }), local], 'zh')).toEqual([]);
    expect(replaced('帐户和账户', [term('账', '', { zhMore: ['帐'] })], 'zh')).toEqual([['帐', '账']]);
    // A term that begins inside a position that is not a word is also found.
    const port = term('航空港', '', { zhMore: ['机场'] });
    expect(replaced('日本机场', [local, port], 'zh')).toEqual([['机场', '航空港']]);
  });

  it('does not treat a difference of 繁简 as one of capitals', () => {
    const hub = term('数据API', '', { caseSensitive: true });
    expect(replaced('數據API和数据api', [hub], 'zh')).toEqual([['数据api', '数据API']]);
  });
});

describe('inflectLike', () => {
  it('inflects the head of a phrase and keeps the capitals of names', () => {
    expect(inflectLike('test standards', 'test standard', 'standard of review', 'noun')).toBe(
      'standards of review',
    );
    expect(inflectLike('Apps', 'app', 'iPad', 'name')).toBe('iPads');
    expect(inflectLike('faster', 'fast', 'quick', 'adjective')).toBe('quicker');
  });
});

describe('terms in a proofreader', () => {
  const terms = [
    term('登录', 'sign-in', { zhMore: ['登陆'], enMore: ['login'], note: '2026 年版指南' }),
    term('砚台助手', 'Inkstonne', { partOfSpeech: 'name', caseSensitive: true }),
  ];
  const found = (text: string, options = {}) =>
    createProofreader({ terms, ...options })
      .checkParagraph(text)
      .filter(({ category }) => category === 'terms')
      .map(({ ruleId, original, replacements }) => [ruleId, original, ...replacements]);

  it('are findings of their own category, with the note as a reason', () => {
    expect(found('请登陆后用inkstonne写作。')).toEqual([
      ['zh.term-forbidden', '登陆', '登录'],
      ['en.term-case', 'inkstonne', 'Inkstonne'],
    ]);
    const [lint] = createProofreader({ terms }).checkParagraph('请登陆后再试。');
    expect(lint?.full).toMatchObject({
      key: 'zh.term-forbidden.full',
      params: { found: '登陆', better: '登录', note: '2026 年版指南', scope: 'me' },
    });
  });

  it('are not searched in code and addresses', () => {
    expect(found('See `login` and https://example.com/login now.')).toEqual([]);
  });

  it('can be turned off by rule and by language, and excluded by exempt words', () => {
    const text = '请登陆。 The login works.';
    expect(found(text)).toHaveLength(2);
    expect(found(text, { disabledRules: ['zh.term-forbidden'] })).toEqual([
      ['en.term-forbidden', 'login', 'sign-in'],
    ]);
    expect(found(text, { language: 'zh' })).toEqual([['zh.term-forbidden', '登陆', '登录']]);
    expect(found(text, { exemptWords: ['登陆', 'login'] })).toEqual([]);
  });

  it('are no misspellings, however rare', () => {
    const text = 'They use the definitly method here.';
    const of = (some: readonly Term[]) =>
      createProofreader({ terms: some }, { resources })
        .checkParagraph(text)
        .map(({ original }) => original);
    expect(of([])).toEqual(['definitly']);
    expect(of([term('', 'definitly method')])).toEqual([]);
  });

  it('override other findings at their position', () => {
    const doubled = term('', 'utilise', { partOfSpeech: 'verb', enMore: ['recieve'] });
    const lints = createProofreader({ terms: [doubled] }).checkParagraph('We recieve letters.');
    expect(lints.map(({ ruleId }) => ruleId)).toEqual(['en.term-forbidden']);
  });
});
