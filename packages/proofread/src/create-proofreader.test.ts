import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProofreader } from './create-proofreader.ts';
import { testResources } from './testing/resources.ts';
import { nastyText } from './testing/texts.ts';

const every = {
  threshold: 0,
  latinSpacing: 'spaced',
  enabledRules: ['zh.space-after-punctuation', 'en.mixed-quotes'],
} as const;
const proofreader = createProofreader(every, { resources: testResources });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function boundaries(text: string): Set<number> {
  return new Set([...Array.from(graphemes.segment(text), ({ index }) => index), text.length]);
}

describe('offsets', () => {
  it('match the text of the finding, in order, without overlap, and split no character', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        const whole = boundaries(text);
        let end = 0;
        for (const { span, original } of proofreader.checkText(text)) {
          expect(text.slice(span.start, span.end)).toBe(original);
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(whole.has(span.start) && whole.has(span.end)).toBe(true);
          end = span.end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('move with the text before them', () => {
    fc.assert(
      fc.property(nastyText, (before) => {
        const text = `${before}\n\n他走了。。`;
        const { span } = proofreader.checkText(text).at(-1) ?? {};
        expect(span).toEqual({ start: text.length - 2, end: text.length });
      }),
    );
  });

  it.each(['\r\n', '\n', '\r', '\u2028'])('count the line break %j unchanged', (lineBreak) => {
    const text = `第一段。${lineBreak}𠮷己经来了。`;
    const [lint] = createProofreader().checkText(text);
    expect(lint && text.slice(lint.span.start, lint.span.end)).toBe('己经');
  });
});

describe('checkParagraph', () => {
  it('returns the same with a warm cache and a cold one', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        expect(proofreader.checkParagraph(text)).toEqual(
          createProofreader(every, { resources: testResources }).checkParagraph(text),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the id of a finding when other sentences change', () => {
    const before = createProofreader().checkParagraph('今天下雨。我己经到了。');
    const after = createProofreader().checkParagraph('昨天也下了很大的雨。我己经到了。明天呢？');
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('checks both languages in one pass, each with its own rules', () => {
    const text = '他说 “He have a apple, and i think so” 然后就走了。。The word 你好，你好 is chinese.';
    const found = createProofreader().checkParagraph(text);
    expect(found.map(({ original, language }) => [original, language])).toEqual([
      ['a', 'en'],
      ['i', 'en'],
      ['。。', 'zh'],
      ['chinese', 'en'],
    ]);
  });

  it('skips text that is not prose', () => {
    const text =
      '见 https://a.cn/teh,,the 和 he@is.an 以及 `己经,,` 还有 $a, b_1 = 己经$ 与 [1,2]，src/recieve/teh.ts 与 foo_recieve。';
    expect(createProofreader().checkParagraph(text)).toEqual([]);
  });
});

describe('options', () => {
  const text = '他走了。。He have a apple.';
  const rulesOf = (options: Parameters<typeof createProofreader>[0]) =>
    createProofreader(options, { resources: testResources })
      .checkText(text)
      .map(({ ruleId }) => ruleId);

  it('choose the language', () => {
    expect(rulesOf({ language: 'zh' })).toEqual(['zh.doubled-punctuation']);
    expect(rulesOf({ language: 'en' })).toEqual(['en.pronoun-verb', 'en.article']);
  });

  it('omit findings below the threshold', () => {
    expect(rulesOf({ threshold: 0.96 })).toEqual(['zh.doubled-punctuation']);
  });

  it('suppress rules and words', () => {
    expect(rulesOf({ disabledRules: ['en.article'] })).not.toContain('en.article');
    expect(rulesOf({ exemptWords: ['走了。。', 'He have a'] })).toEqual([]);
  });

  it('require spaces between Chinese and Latin only on request', () => {
    const missing = (latinSpacing: 'any' | 'spaced') =>
      createProofreader({ latinSpacing }).checkText('我用Git。');
    expect(missing('any')).toEqual([]);
    expect(missing('spaced').map(({ replacements }) => replacements[0])).toEqual([' ']);
  });
});

it.each(['It', 'Everyone', 'The man', 'The man who'])(
  '%s constructor: names of object members are words',
  (subject) => {
    for (const { replacements } of proofreader.checkText(`${subject} constructor well.`)) {
      for (const replacement of replacements) expect(replacement).toBeTypeOf('string');
    }
  },
);
