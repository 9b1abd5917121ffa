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
import { type HarperKind, harperKinds } from './kinds.ts';
import type { HarperLint, HarperLinter } from './linter.ts';

export type { HarperLint, HarperLinter, HarperSpan, HarperSuggestion } from './linter.ts';

/** A finding copied out of harper's memory. */
interface RawFinding {
  readonly rule: string;
  /** Undefined for kinds that are not shown. */
  readonly kind: HarperKind | undefined;
  readonly message: string;
  readonly span: Span;
  readonly replacements: readonly string[];
}

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
      const organized = await ready.organizedLints(hidden, { language: 'plaintext' });
      const found = Object.entries(organized).flatMap(([rule, lints]) =>
        lints.map((lint) => takeFinding(rule, lint, text)),
      );
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

function takeFinding(rule: string, lint: HarperLint, text: string): RawFinding {
  const span = lint.span();
  const { start, end } = span;
  const original = text.slice(start, end);
  const suggestions = lint.suggestions();
  const replacements = suggestions.map((suggestion) => {
    const added = suggestion.get_replacement_text();
    return suggestion.kind() === 2 ? original + added : added;
  });
  const finding = {
    rule,
    kind: harperKinds[lint.lint_kind()],
    // Harper's messages are Markdown.
    message: lint.message().replace(/`([^`]*)`/g, '“$1”'),
    span: { start, end },
    replacements,
  };
  for (const borrowed of [span, ...suggestions, lint]) borrowed.free();
  return finding;
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
