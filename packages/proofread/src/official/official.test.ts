import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measureWork } from '@inkstone/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProofreader } from '../create-proofreader.ts';
import { settingsOf } from '../settings.ts';
import { applyLints } from '../testing/apply-lints.ts';
import { nastyText } from '../testing/texts.ts';
import { splitParagraphs } from '../text/paragraphs.ts';
import { createOfficialChecker } from './check-official.ts';
import type { DocumentRule } from './document-rule.ts';
import { documentRules } from './rules.ts';
import { sample, sampleLeaders } from './sample.ts';

function checkWith(rules: readonly DocumentRule[], text: string) {
  const settings = settingsOf({ documentKind: 'official', leaders: sampleLeaders });
  const onFault = (_: string, error: unknown) => {
    throw error;
  };
  return createOfficialChecker(settings, onFault, rules)?.(text, splitParagraphs(text)) ?? [];
}

describe.each(documentRules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it('finds nothing in correct documents', () => {
    const alarms = rule.right.flatMap((text) => checkWith([rule], text).map((lint) => [text, lint.original]));
    expect(alarms).toEqual([]);
  });

  it('finds and corrects wrong documents', () => {
    const corrected = rule.wrong.map(([wrong]) => applyLints(wrong, checkWith([rule], wrong)));
    expect(corrected).toEqual(rule.wrong.map(([, right]) => right));
    expect(rule.wrong.filter(([wrong]) => checkWith([rule], wrong).length === 0)).toEqual([]);
    expect(rule.wrong.length).toBeGreaterThan(0);
  });

  it('accepts its own suggestions', () => {
    const fixable = rule.wrong.filter(([wrong, right]) => wrong !== right).map(([, right]) => right);
    expect(fixable.filter((text) => checkWith([rule], text).length > 0)).toEqual([]);
  });
});

it('lists the rule files', () => {
  const files = readdirSync(join(import.meta.dirname, 'rules')).map(
    (file) => `zh.official-${file.slice(0, -3)}`,
  );
  expect(documentRules.map(({ id }) => id).sort()).toEqual(files.sort());
});

describe('all rules together', () => {
  it('find nothing in a correct document', () => {
    expect(checkWith(documentRules, sample({}))).toEqual([]);
  });

  it('check texts that are certainly official documents, unless disabled', () => {
    const wrong = sample({ number: '青政发[2026]8号' });
    const found = (text: string, documentKind?: 'official' | 'other') =>
      createProofreader(documentKind === undefined ? {} : { documentKind })
        .checkText(text)
        .filter(({ category }) => category === 'official')
        .map(({ original }) => original);
    expect(found(wrong)).toEqual(['[2026]8号']);
    expect(found(wrong, 'other')).toEqual([]);
    expect(found('第十一章\n他说：\n这件事青政发[2026]8号里写了。')).toEqual([]);
    expect(found('这件事青政发[2026]8号里写了。', 'official')).toEqual(['[2026]8号']);
  });

  it('stay within any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            nastyText,
            fc.constantFrom('一、', '(一)', '1、', '附件:', '2026.3.5', '特此通知', '关于甲的请示'),
          ),
        ),
        (parts) => {
          const text = parts.join('\n');
          for (const { span, original } of checkWith(documentRules, text)) {
            expect(text.slice(span.start, span.end)).toBe(original);
          }
        },
      ),
    );
  });

  it('take limited time for adversarial documents', () => {
    const work = measureWork();
    for (const unit of [
      '一、',
      '（一）\n',
      '关于',
      '转发关于',
      '附件：1、',
      '[2026]',
      '现将',
      '、赵甲',
      '中华人民共和国',
      '《',
      '抄送',
      '（以下简称甲乙）青山市',
      '特此',
      '妥否',
    ]) {
      const filler = unit.repeat(Math.ceil(50_000 / unit.length));
      checkWith(documentRules, sample({ body: filler }));
      checkWith(documentRules, sample({ title: filler }));
    }
    expect(work()).toBeLessThan(20_000);
  });
});
