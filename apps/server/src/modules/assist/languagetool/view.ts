import type { ReplyOf } from '@inkstone/contracts';
import type { checkText, Match } from '@inkstone/contracts/assist/languagetool';
import type { FormatFileReport } from '@inkstone/phrases/format-file-report';
import type { FormatRule } from '@inkstone/phrases/format-rule';
import type { Category, Lint } from '@inkstone/proofread/client';
import { wordGuess } from '../word-guess.ts';
import type { CheckedText, PlacedLint } from './check-text.ts';
import { findLanguage } from './languages.ts';
import { kindOf, ruleIdOf } from './rule-kinds.ts';
import { software } from './software.ts';
import { contextOf, sentenceFinder } from './surroundings.ts';

/** The result of a check as sent to clients, in text order. */
export function viewChecked(checked: CheckedText): ReplyOf<typeof checkText> {
  const { text, language, detected, findings, isIncomplete } = checked;
  const sentenceAt = sentenceFinder(text.plain);
  const { name, code } = language;
  const found = findLanguage(detected);
  return {
    software,
    warnings: { incompleteResults: isIncomplete },
    language: {
      name,
      code,
      detectedLanguage:
        found === null || code.startsWith(detected)
          ? { name, code, confidence: 1 }
          : { name: found.name, code: found.code, confidence: 1 },
    },
    matches: findings.map((finding) =>
      viewMatch(finding, checked, {
        context: contextOf(text.full, finding.change.span),
        sentence: sentenceAt(finding.lint.span.start),
      }),
    ),
  };
}

function viewMatch(
  { lint, change }: PlacedLint,
  { explain, words }: Pick<CheckedText, 'explain' | 'words'>,
  around: Pick<Match, 'context' | 'sentence'>,
): Match {
  const { id, name, issueType } = kindOf(lint.category);
  const ruleId = ruleIdOf(lint);
  const brief = explain(lint.brief.key, lint.brief.params);
  return {
    message: messageOf(lint, explain, words),
    shortMessage: brief,
    replacements: change.replacements.map((value) => ({ value })),
    offset: change.span.start,
    length: change.span.end - change.span.start,
    ...around,
    type: { typeName: typeOf(lint.category) },
    rule: {
      id: ruleId,
      ...(ruleId === lint.ruleId ? {} : { subId: lint.ruleId }),
      description: brief,
      issueType,
      category: { id, name },
    },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  };
}

/** The explanation; clients show nothing else of a finding, so it states whether the finding is a guess. */
function messageOf(lint: Lint, explain: FormatRule, words: FormatFileReport): string {
  const full = explain(lint.full.key, lint.full.params);
  const guess = wordGuess(lint, words);
  if (guess === null) return full;
  return /[。！？]$/.test(full) ? full + guess : `${full} ${guess}`;
}

function typeOf(category: Category): Match['type']['typeName'] {
  if (category === 'spelling') return 'UnknownWord';
  return category === 'style' || category === 'redundancy' ? 'Hint' : 'Other';
}
