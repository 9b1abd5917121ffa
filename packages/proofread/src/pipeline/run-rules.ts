import type { LintLanguage } from '../lint.ts';
import { type Finding, languageOfRule, type Rule, type RuleHead } from '../rules/rule.ts';
import { maskCharacter } from '../text/characters.ts';
import { type Stretch, viewFor } from './prepare-paragraph.ts';

/** A finding with the rule that made it, in the offsets of its stretch. */
export interface RuleFinding extends Finding {
  readonly rule: RuleHead;
}

/** Told once for each rule that throws; the others' findings arrive all the same. */
export type OnRuleFault = (ruleId: string, error: unknown) => void;

/** Runs rules over one stretch. What touches hidden text is dropped: a rule did not know what it was doing. */
export function runRules(rules: readonly Rule[], stretch: Stretch, onFault: OnRuleFault): RuleFinding[] {
  const found: RuleFinding[] = [];
  const views = new Map<LintLanguage, string | null>();
  for (const rule of rules) {
    const language = languageOfRule(rule);
    if (!views.has(language)) views.set(language, viewFor(language, stretch));
    const text = views.get(language);
    if (text === null || text === undefined) continue;
    try {
      for (const finding of rule.find({ text, language: stretch.language })) {
        if (isSound(finding, text)) found.push({ ...finding, rule });
      }
    } catch (error) {
      onFault(rule.id, error);
    }
  }
  return found;
}

function isSound({ start, end }: Finding, text: string): boolean {
  if (start < 0 || end < start || end > text.length) return false;
  const hidden = text.indexOf(maskCharacter, start);
  return hidden === -1 || hidden >= end;
}
