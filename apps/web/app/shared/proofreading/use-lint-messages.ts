import type { Explanation, Lint } from '@inkstone/proofread';
import { useTranslations } from 'use-intl';
import { serverTextOf } from './server-explanation.ts';
import { useCategoryLabels } from './use-category-labels.ts';

const sourceKeys = {
  rule: 'sourceRule',
  // The model runs on the server only.
  model: 'sourceServer',
  harper: 'sourceHarper',
  server: 'sourceServer',
} as const satisfies Record<Lint['source'], string>;

/** Messages of findings: what is wrong and why, and their categories. */
export function useLintMessages() {
  const t = useTranslations('writing');
  const category = useCategoryLabels();
  // The rule that created an explanation determines which parameters belong to its key.
  const rules = useTranslations('rules') as unknown as (key: string, values: Explanation['params']) => string;
  return {
    explain: (explanation: Explanation) =>
      serverTextOf(explanation) ?? rules(explanation.key, explanation.params),
    category,
    language: (lint: Lint) => t(lint.language === 'zh' ? 'languageZh' : 'languageEn'),
    /** The standard or book on which a finding is based; null for common usage. */
    authority: ({ full }: Lint) => (full.params.authority ? String(full.params.authority) : null),
    source: (lint: Lint) => t(sourceKeys[lint.source]),
  };
}

/** The heading of a card: the category, unless the brief message starts with it. */
export function cardHeading(category: string, brief: string): readonly string[] {
  return brief.toLowerCase().startsWith(category.toLowerCase()) ? [brief] : [category, brief];
}
