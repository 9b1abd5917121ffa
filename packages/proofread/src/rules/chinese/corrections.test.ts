import type { Corrector, Suggestion } from '@inkstone/chinese';
import { describe, expect, it } from 'vitest';
import { createProofreader } from '../../create-proofreader.ts';
import type { ProofreadOptions } from '../../settings.ts';

const changes: readonly (readonly [found: string, better: string, credible: number])[] = [
  ['天', '田', 0.99],
  ['云', '匀', 0.55],
  ['雨', '语', 0.42],
  ['风', '封', 0.35],
  ['山水', '三岁', 0.9],
  ['的', '得', 0.85],
  ['地', '的', 0.55],
];

/** A model that objects to some words wherever they stand, and counts how often it is asked. */
function stub() {
  const asked: string[] = [];
  const corrector: Corrector = {
    correct(text, least) {
      asked.push(text);
      return changes
        .flatMap(([found, better, credible]): Suggestion[] => {
          const start = text.indexOf(found);
          if (start === -1 || credible < least) return [];
          const end = start + found.length;
          return [{ start, end, found, better, word: better, resemblance: 'sound', credible }];
        })
        .sort((a, b) => a.start - b.start);
    },
  };
  const check = (text: string, options: ProofreadOptions = {}) =>
    createProofreader(options, { resources: { chinese: corrector } })
      .checkParagraph(text)
      .map(({ ruleId, original, severity, source }) => [ruleId, original, severity, source]);
  return { asked, check };
}

describe('what the language model of Chinese finds', () => {
  it('is told by rules for characters, words and 的地得, with its own worth', () => {
    const { asked, check } = stub();
    expect(check('看天看云看山水看的。')).toEqual([
      ['zh.wrong-character', '天', 'error', 'model'],
      ['zh.wrong-character', '云', 'warning', 'model'],
      ['zh.wrong-word', '山水', 'error', 'model'],
      ['zh.de', '的', 'style', 'model'],
    ]);
    expect(asked).toHaveLength(1);
  });

  it('is told in normal mode where two in five are right, unless the reader has chosen otherwise', () => {
    const found = (options: ProofreadOptions) =>
      stub()
        .check('看天看云看雨看风。', options)
        .map(([, one]) => one);
    expect(found({})).toEqual(['天', '云', '雨']);
    expect(found({ threshold: 0.3 })).toEqual(['天', '云', '雨', '风']);
    expect(found({ threshold: 0.54 })).toEqual(['天', '云']);
  });

  it('says of 的, 地 and 得 only what is rather sure', () => {
    expect(stub().check('看地看。', { threshold: 0.3 })).toEqual([]);
  });

  it('is nearly certain in strict mode', () => {
    const found = stub().check('看天看云看山水。', { mode: 'strict' });
    expect(found.map(([, original]) => original)).toEqual(['天']);
  });

  it('leaves alone what the reader has declared right, and what is hidden', () => {
    const { check } = stub();
    expect(check('看天。', { exemptWords: ['看天'] })).toEqual([]);
    expect(check('看 `天` 看。')).toEqual([]);
  });
});
