import type { Lint } from '@inkstone/proofread';
import { expect, it } from 'vitest';
import { carryOver, isEditOf } from './carry-over.ts';

const words = { key: 'test', params: {} };

function lintAt(start: number, end: number): Lint {
  return {
    id: `${start}`,
    ruleId: 'zh.wrong-character',
    span: { start, end },
    original: '以',
    replacements: ['已'],
    credible: 0.9,
    severity: 'error',
    category: 'spelling',
    language: 'zh',
    brief: words,
    full: words,
    source: 'server',
  };
}

const spans = (lints: readonly Lint[]) => lints.map(({ span }) => [span.start, span.end]);

it('keeps findings before and after an edit, moved', () => {
  const checked = { text: '我们以经写完，他也以经走了。', lints: [lintAt(2, 3), lintAt(9, 10)] };
  expect(spans(carryOver(checked, '我们以经全部写完，他也以经走了。'))).toEqual([
    [2, 3],
    [11, 12],
  ]);
  expect(spans(carryOver(checked, '我们已经写完，他也以经走了。'))).toEqual([[9, 10]]);
  expect(spans(carryOver(checked, '我们以经写完，'))).toEqual([[2, 3]]);
});

it('distinguishes an edit from another text', () => {
  expect(isEditOf('我们以经写完', '我们以经写完了')).toBe(true);
  expect(isEditOf('我们以经写完', '今天天气很好')).toBe(false);
});
