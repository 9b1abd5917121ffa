import { describe, expect, it } from 'vitest';
import { applyLints } from '../testing/apply-lints.ts';
import { createHarperSource, type HarperLint, type HarperLinter } from './index.ts';

interface PlannedFinding {
  readonly rule: string;
  readonly kind: string;
  readonly found: string;
  readonly better?: string;
  readonly inserts?: boolean;
}

/** A linter with predefined findings that counts unreleased objects. */
function plannedLinter(
  plan: readonly PlannedFinding[],
): HarperLinter & { readonly seen: string[]; borrowed: number } {
  const linter = {
    seen: [] as string[],
    borrowed: 0,
    async organizedLints(text: string) {
      linter.seen.push(text);
      const lints: Record<string, HarperLint[]> = {};
      for (const { rule, kind, found, better, inserts } of plan) {
        const start = text.indexOf(found);
        if (start === -1) continue;
        const track = <T extends object>(value: T) => {
          linter.borrowed++;
          return { ...value, free: () => void linter.borrowed-- };
        };
        const suggestion = () =>
          track({ kind: () => (inserts ? 2 : 0), get_replacement_text: () => better ?? '' });
        lints[rule] = [
          track({
            lint_kind: () => kind,
            message: () => 'because `it` is',
            span: () => track({ start, end: start + found.length }),
            suggestions: () => (better === undefined ? [] : [suggestion()]),
          }),
        ];
      }
      return lints;
    },
  };
  return linter;
}

const check = (plan: readonly PlannedFinding[], text: string, options = {}) =>
  createHarperSource(plannedLinter(plan), options).checkParagraph(text);

const typo = { rule: 'BadTypo', kind: 'Typo', found: 'greting', better: 'greeting' };

describe('createHarperSource', () => {
  it('maps a finding to its position and messages', async () => {
    const [lint] = await check([typo], 'It is a greting 😀.');
    expect(lint).toMatchObject({
      ruleId: 'harper.BadTypo',
      original: 'greting',
      replacements: ['greeting'],
      category: 'spelling',
      source: 'harper',
      full: { key: 'harper.typo.full', params: { message: 'because “it” is' } },
    });
  });

  it('converts an insertion to a replacement', async () => {
    const plan = [{ rule: 'Comma', kind: 'Punctuation', found: 'Well', better: ',', inserts: true }];
    const text = 'Well it works.';
    expect(applyLints(text, await check(plan, text))).toBe('Well, it works.');
  });

  it('never passes Chinese to harper, nor findings beside it', async () => {
    const linter = plannedLinter([{ ...typo, found: 'is', better: 'was' }]);
    const found = await createHarperSource(linter).checkParagraph(
      'The word 你好 is a greeting that people use.',
    );
    expect(linter.seen).toEqual(['The word \uFFFC\uFFFC is a greeting that people use.']);
    expect(found).toEqual([]);
  });

  it('leaves Chinese sentences to the Chinese rules', async () => {
    const linter = plannedLinter([typo]);
    expect(await createHarperSource(linter).checkParagraph('这个词叫 greting，意思是问候。')).toEqual([]);
    expect(linter.seen).toEqual([]);
  });

  it.each([
    ['a blocked rule', { rule: 'LongSentences', kind: 'Readability', found: 'greting' }],
    ['a matter of style', { rule: 'Any', kind: 'Style', found: 'greting', better: 'x' }],
    ['spelling, which the own speller sees to', { ...typo, kind: 'Spelling' }],
  ])('omits %s', async (_, planned) => {
    expect(await check([planned], 'Mr Zhang said it is a greting.')).toEqual([]);
  });

  it('follows the options', async () => {
    const text = 'It is a greting.';
    expect(await check([typo], text, { language: 'zh' })).toEqual([]);
    expect(await check([typo], text, { exemptWords: ['greting'] })).toEqual([]);
    expect(await check([typo], text, { threshold: 0.9 })).toEqual([]);
    expect(await check([typo], text, { disabledRules: ['harper.BadTypo'] })).toEqual([]);
  });

  it('is loaded for English only', async () => {
    let loads = 0;
    const source = createHarperSource(async () => {
      loads++;
      return plannedLinter([typo]);
    });
    await source.checkParagraph('这里没有英文。');
    expect(loads).toBe(0);
    expect(await source.checkParagraph('It is a greting.')).toHaveLength(1);
    expect(loads).toBe(1);
  });

  it('passes a text to harper once, whatever the options', async () => {
    const linter = plannedLinter([typo]);
    const text = 'It is a greting.';
    for (const exemptWords of [[], ['greting'], []]) {
      const found = await createHarperSource(linter, { exemptWords }).checkParagraph(text);
      expect(found).toHaveLength(exemptWords.length === 0 ? 1 : 0);
    }
    expect(linter.seen).toEqual([text]);
    expect(await createHarperSource(plannedLinter([])).checkParagraph(text)).toEqual([]);
  });

  it('keeps the findings of recent texts only', async () => {
    const linter = plannedLinter([typo]);
    const source = createHarperSource(linter);
    const texts = ['a', 'b', 'c'].map(
      (name) => `It is a greting ${name} ${'with more words '.repeat(5000)}.`,
    );
    for (const text of [...texts, texts[2] ?? '', texts[0] ?? '']) await source.checkParagraph(text);
    expect(linter.seen).toEqual([...texts, texts[0]]);
  });

  it('frees all memory', async () => {
    const linter = plannedLinter([typo]);
    await createHarperSource(linter).checkParagraph('It is a greting.');
    expect(linter.borrowed).toBe(0);
  });
});
