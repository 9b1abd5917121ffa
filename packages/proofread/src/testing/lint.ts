import type { Lint } from '../lint.ts';

/** Creates a finding for tests; `part` contains the properties that matter to the test. */
export function lintAt(start: number, end: number, part: Partial<Lint> = {}): Lint {
  return {
    id: `${start}-${end}`,
    ruleId: 'zh.test',
    span: { start, end },
    original: 'x'.repeat(end - start),
    replacements: [''],
    credible: 0.8,
    severity: 'warning',
    category: 'grammar',
    language: 'zh',
    brief: { key: 'zh.test.brief', params: {} },
    full: { key: 'zh.test.full', params: {} },
    source: 'rule',
    ...part,
  };
}
