import { loadFileReportMessages } from '@inkstone/phrases/format-file-report';
import { loadRuleMessages } from '@inkstone/phrases/format-rule';
import type { Lint } from '@inkstone/proofread/client';
import { expect, it } from 'vitest';
import { reviewFindings } from './file-review/review-findings.ts';
import { wordGuess } from './word-guess.ts';

const lint = (ruleId: string): Lint => ({
  ...{ id: 'a', ruleId, span: { start: 0, end: 1 }, original: '以', replacements: ['已'], credible: 0.72 },
  ...{ severity: 'warning', category: 'spelling', language: 'zh', source: 'model' },
  brief: {
    key: `${ruleId}.brief`,
    params: { found: '以', better: '已', word: '已经', resemblance: 'sound' },
  },
  full: { key: `${ruleId}.full`, params: { found: '以', better: '已', word: '已经', resemblance: 'sound' } },
});

it('marks a guess as a guess with its confidence, and adds nothing to findings of rules', async () => {
  const words = await loadFileReportMessages('en');
  expect(wordGuess(lint('zh.wrong-character'), words)).toBe(
    'This is a guess: the text may be right as it is. About 7 in 10 such suggestions are right.',
  );
  expect(wordGuess({ ruleId: 'en.comma-after-phrase', credible: 0.99 }, words)).toContain('About 9 in 10');
  expect(wordGuess(lint('zh.confused-words'), words)).toBeNull();
});

it('adds a comment to every guess in a file, also where explanations are not requested', async () => {
  const words = { explain: await loadRuleMessages('zh'), report: await loadFileReportMessages('zh') };
  const place = { id: 'a', paragraph: 0, start: 0, end: 1 };
  const review = (ruleId: string) => reviewFindings([{ ...place, lint: lint(ruleId) }], words, false)[0];
  expect(review('zh.wrong-character')).toMatchObject({ isExplained: true });
  expect(review('zh.wrong-character')?.comment).toContain('这类建议十处里大约有 7 处是对的');
  expect(review('zh.confused-words')).toMatchObject({ isExplained: false });
});
