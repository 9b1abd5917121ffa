import { hashText, lastAtMost, type Span } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';
import { languageOfRule } from '../rules/rule.ts';
import { isGraphemeBoundary } from '../text/graphemes.ts';
import { measuredShares } from './measured.ts';
import type { Paragraph } from './prepare-paragraph.ts';
import type { RuleFinding } from './run-rules.ts';

/** A finding with its position in the paragraph. */
export interface PlacedFinding {
  readonly finding: RuleFinding;
  readonly span: Span;
}

/**
 * Returns the credibility of a finding: its own, otherwise the measured one of its rule, otherwise the one stated by the rule.
 */
export function credibleOf({ finding }: PlacedFinding): number {
  return finding.credible ?? measuredShares[finding.rule.id] ?? finding.rule.credible;
}

/** Whether the finding's rule is statistical. */
export function isGuess({ finding }: PlacedFinding): boolean {
  return finding.rule.isGuess === true;
}

/** Converts findings to lints with stable ids; findings that would split a grapheme cluster are dropped. */
export function makeLints(paragraph: Paragraph, placed: readonly PlacedFinding[]): Lint[] {
  const { text } = paragraph;
  return placed
    .filter(({ span }) => isGraphemeBoundary(text, span.start) && isGraphemeBoundary(text, span.end))
    .map((one) => makeLint(paragraph, one));
}

function makeLint(paragraph: Paragraph, placed: PlacedFinding): Lint {
  const { finding, span } = placed;
  const { rule } = finding;
  const original = paragraph.text.slice(span.start, span.end);
  const params = {
    found: original,
    better: finding.replacements[0] ?? '',
    ...(rule.authority === null ? {} : { authority: rule.authority }),
    ...finding.params,
  };
  return {
    id: lintId(paragraph, rule.id, span),
    ruleId: rule.id,
    span,
    original,
    replacements: finding.replacements,
    credible: credibleOf(placed),
    severity: finding.severity ?? rule.severity,
    category: rule.category,
    language: languageOfRule(rule),
    brief: { key: `${rule.id}.brief`, params },
    full: { key: `${rule.id}.full`, params },
    source: rule.source ?? 'rule',
    ...reliedOn(finding),
  };
}

function reliedOn({ start, end, reliesOn }: RuleFinding): Pick<Lint, 'reliesOn'> {
  if (reliesOn === undefined) return {};
  const before = Math.max(0, start - reliesOn.start);
  return { reliesOn: { before, after: Math.max(0, reliesOn.end - end) } };
}

/**
 * Returns the id of a finding. It is the same for the same rule at the same position of the same sentence, wherever the sentence
 * is.
 */
export function lintId(paragraph: Paragraph, ruleId: string, span: Span): string {
  const sentence = sentenceAt(paragraph, span.start);
  const text = paragraph.text.slice(sentence.start, sentence.end);
  const original = paragraph.text.slice(span.start, span.end);
  return hashText([ruleId, text, span.start - sentence.start, original].join('\u0000'));
}

function sentenceAt({ sentences, whole }: Paragraph, at: number): Span {
  const index = lastAtMost(sentences, at, ({ span }) => span.start);
  return sentences[Math.max(0, index)]?.span ?? whole.span;
}
