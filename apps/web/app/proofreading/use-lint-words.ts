import type { Explanation, Lint } from '@inkstone/proofread';
import { useTranslations } from 'use-intl';
import { wordsOfServer } from './server-words.ts';
import { useCategoryWords } from './use-category-words.ts';

const sourceKeys = {
  rule: 'sourceRule',
  // The model runs on the server only.
  model: 'sourceServer',
  harper: 'sourceHarper',
  server: 'sourceServer',
} as const satisfies Record<Lint['source'], string>;

/** The words for findings: what is wrong and why, and how findings are sorted. */
export function useLintWords() {
  const t = useTranslations('writing');
  const category = useCategoryWords();
  // Keys and values of an explanation are paired by the rule that made it.
  const rules = useTranslations('rules') as unknown as (key: string, values: Explanation['params']) => string;
  return {
    explain: (explanation: Explanation) =>
      wordsOfServer(explanation) ?? rules(explanation.key, explanation.params),
    category,
    language: (lint: Lint) => t(lint.language === 'zh' ? 'languageZh' : 'languageEn'),
    /** The standard or book behind a finding; null where it is common usage. */
    authority: ({ full }: Lint) => (full.params.authority ? String(full.params.authority) : null),
    source: (lint: Lint) => t(sourceKeys[lint.source]),
  };
}
