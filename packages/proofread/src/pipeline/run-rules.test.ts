import { describe, expect, it, vi } from 'vitest';
import type { Rule } from '../rules/rule.ts';
import { prepareParagraph } from './prepare-paragraph.ts';
import { runRules } from './run-rules.ts';

function ruleFinding(find: Rule['find'], id = 'zh.test'): Rule {
  return {
    ...{ id, category: 'grammar', severity: 'error', credible: 0.9, authority: null, scope: 'sentence' },
    ...{ find, right: [], wrong: [] },
  } as const;
}

const at = (start: number, end: number) => ruleFinding(() => [{ start, end, replacements: [] }]);
const { whole } = prepareParagraph('看 https://a.cn 这里');

describe('runRules', () => {
  it('reports a rule that throws and keeps the findings of the others', () => {
    const onFault = vi.fn();
    const broken = ruleFinding(() => {
      throw new Error('broken');
    }, 'zh.broken');
    expect(runRules([broken, at(0, 1)], whole, { onFault })).toHaveLength(1);
    expect(onFault).toHaveBeenCalledExactlyOnceWith('zh.broken', expect.any(Error));
  });

  it('drops findings that touch hidden text or lie outside', () => {
    const found = runRules([at(0, 4), at(5, 9), at(-1, 1), at(3, 2), at(0, 99), at(15, 16)], whole, {
      onFault: () => {},
    });
    expect(found.map(({ start, end }) => [start, end])).toEqual([[15, 16]]);
  });
});
