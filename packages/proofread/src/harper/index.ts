import type { Span } from '@inkstone/kernel';
import { minCredible } from '../levels.ts';
import type { Lint } from '../lint.ts';
import { createExemption } from '../pipeline/exempt-words.ts';
import { lintId } from '../pipeline/make-lints.ts';
import { type Paragraph, prepareParagraph } from '../pipeline/prepare-paragraph.ts';
import type { SecondSource } from '../second-source.ts';
import { type ProofreadOptions, settingsOf } from '../settings.ts';
import { isMasked } from '../text/characters.ts';
import { isGraphemeBoundary } from '../text/graphemes.ts';
import { hideChinese } from '../text/language.ts';
import { blockedRules } from './blocked-rules.ts';
import type { HarperKind } from './kinds.ts';
import type { HarperLinter } from './linter.ts';
import { findRaw, type RawFinding } from './raw-findings.ts';

export type { HarperLint, HarperLinter, HarperSpan, HarperSuggestion } from './linter.ts';

/**
 * Creates a second source from harper's filtered findings, for English sentences only; returns none if
 * English is off. If a function is passed instead of the linter, it is called for every English sentence.
 */
export function createHarperSource(
  linter: HarperLinter | (() => Promise<HarperLinter>),
  options: ProofreadOptions = {},
): SecondSource {
  const settings = settingsOf(options);
  const isExempt = createExemption(settings.exemptWords);
  return {
    async checkParagraph(text) {
      const paragraph = prepareParagraph(text);
      if (settings.language === 'zh' || !hasEnglish(paragraph)) return [];
      const hidden = hideChinese(paragraph.whole.text);
      const ready = typeof linter === 'function' ? await linter() : linter;
      const found = await findRaw(ready, hidden);
      return found
        .filter((finding) => isWanted(finding, hidden, paragraph))
        .flatMap((finding) => (finding.kind ? [toLint(finding, finding.kind, paragraph)] : []))
        .filter(
          (lint) =>
            lint.credible >= minCredible(lint, settings) &&
            !settings.disabledRules.includes(lint.ruleId) &&
            !isExempt(lint, text),
        );
    },
  };
}

function hasEnglish({ sentences }: Paragraph): boolean {
  return sentences.some(({ language }) => language === 'en');
}

function isWanted(finding: RawFinding, hidden: string, paragraph: Paragraph): boolean {
  const { rule, kind, span } = finding;
  if (blockedRules.has(rule) || kind === undefined) return false;
  if (touchesMask(hidden, span) || !isEnglishPlace(paragraph, span)) return false;
  return isGraphemeBoundary(paragraph.text, span.start) && isGraphemeBoundary(paragraph.text, span.end);
}

/** Whether a finding is next to masked text, which harper does not see, so that the finding is unreliable. */
function touchesMask(hidden: string, { start, end }: Span): boolean {
  for (let at = start - 2; at < end + 2; at++) if (isMasked(hidden, at)) return true;
  return false;
}

function isEnglishPlace({ sentences }: Paragraph, { start, end }: Span): boolean {
  return sentences.some(({ span, language }) => language === 'en' && span.start <= start && end <= span.end);
}

function toLint(finding: RawFinding, kind: HarperKind, paragraph: Paragraph): Lint {
  const { rule, span, message } = finding;
  const ruleId = `harper.${rule}`;
  const original = paragraph.text.slice(span.start, span.end);
  const replacements = finding.replacements.slice(0, 5);
  const params = { found: original, better: replacements[0] ?? '', message };
  return {
    id: lintId(paragraph, ruleId, span),
    ruleId,
    span,
    original,
    replacements,
    credible: kind.credible,
    severity: kind.severity,
    category: kind.category,
    language: 'en',
    brief: { key: `${kind.id}.brief`, params },
    full: { key: `${kind.id}.full`, params },
    source: 'harper',
  };
}
