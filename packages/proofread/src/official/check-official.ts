import type { Span } from '@inkstone/kernel';
import { shift } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';
import type { DocumentChecker } from '../pipeline/check-text.ts';
import { makeLints } from '../pipeline/make-lints.ts';
import type { OnRuleFault, RuleFinding } from '../pipeline/run-rules.ts';
import type { Settings } from '../settings.ts';
import { readOfficialDocument } from './document.ts';
import type { DocumentRule, OfficialText } from './document-rule.ts';
import { documentRules } from './rules.ts';

/**
 * Creates a checker for official documents; it checks texts that are official by the setting or clearly recognised as such. Null
 * if disabled.
 */
export function createOfficialChecker(
  settings: Settings,
  onFault: OnRuleFault,
  rules: readonly DocumentRule[] = documentRules,
): DocumentChecker | null {
  const { documentKind, leaders, disabledRules, language } = settings;
  const wanted = rules.filter(({ id }) => !disabledRules.includes(id));
  if (documentKind === 'other' || language === 'en' || wanted.length === 0) return null;
  return (text, paragraphs) => {
    const document = readOfficialDocument(text, paragraphs);
    if (documentKind === 'auto' && !document.isCertain) return [];
    const found = findAll(wanted, { ...document, leaders }, onFault);
    return found.flatMap((finding) => toLints(finding, text, paragraphs));
  };
}

function findAll(
  rules: readonly DocumentRule[],
  document: OfficialText,
  onFault: OnRuleFault,
): RuleFinding[] {
  return rules.flatMap((rule) => {
    try {
      return Array.from(rule.find(document), (finding) => ({ ...finding, rule }));
    } catch (error) {
      onFault(rule.id, error);
      return [];
    }
  });
}

/** Converts a finding to lints identified by their paragraph, so that an id does not depend on other paragraphs. */
function toLints(finding: RuleFinding, text: string, paragraphs: readonly Span[]): Lint[] {
  const home = paragraphs.find(({ start, end }) => start <= finding.start && finding.end <= end);
  if (home === undefined) return [];
  const own = text.slice(home.start, home.end);
  const whole = { span: { start: 0, end: own.length }, text: own, language: 'zh' } as const;
  const span = shift({ start: finding.start, end: finding.end }, -home.start);
  return makeLints({ text: own, whole, sentences: [] }, [{ finding, span }]).map((lint) => ({
    ...lint,
    span: shift(lint.span, home.start),
  }));
}
