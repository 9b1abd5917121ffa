import { hashText, lastAtMost, type Span } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';
import { languageOfRule } from '../rules/rule.ts';
import { isGraphemeBoundary } from '../text/graphemes.ts';
import { measuredShares } from './measured.ts';
import type { Paragraph } from './prepare-paragraph.ts';
import type { RuleFinding } from './run-rules.ts';

/** A finding at its place in the paragraph. */
export interface PlacedFinding {
  readonly finding: RuleFinding;
  readonly span: Span;
}

/** How sure a finding is: by itself, else as its rule was measured to be, else as the rule says. */
export function credibleOf({ finding }: PlacedFinding): number {
  return finding.credible ?? measuredShares[finding.rule.id] ?? finding.rule.credible;
}

/** Whether a finding's rule judges by what is likely. */
export function isGuess({ finding }: PlacedFinding): boolean {
  return finding.rule.isGuess === true;
}

/** Turns findings into lints with stable ids; one that would cut a visible character apart is dropped. */
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
  };
}

/** The same for the same rule at the same place of the same sentence, wherever the sentence stands. */
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
