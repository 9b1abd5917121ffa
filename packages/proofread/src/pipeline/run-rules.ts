import type { Tagger } from '@inkstone/english';
import type { LintLanguage } from '../lint.ts';
import { type Finding, languageOfRule, type Rule, type RuleHead, type RuleText } from '../rules/rule.ts';
import { makeRuleText } from '../rules/rule-text.ts';
import { maskCharacter } from '../text/characters.ts';
import { tagWords } from '../text/tagged-words.ts';
import { type Stretch, viewFor } from './prepare-paragraph.ts';

/** A finding with the rule that made it, in the offsets of its stretch. */
export interface RuleFinding extends Finding {
  readonly rule: RuleHead;
}

/** Told once for each rule that throws; the others' findings arrive all the same. */
export type OnRuleFault = (ruleId: string, error: unknown) => void;

/** What rules are run with. */
export interface RuleRun {
  readonly onFault: OnRuleFault;
  readonly tagger?: Tagger | undefined;
}

/** Runs rules over one stretch. What touches hidden text is dropped: a rule did not know what it was doing. */
export function runRules(
  rules: readonly Rule[],
  stretch: Stretch,
  { onFault, tagger }: RuleRun,
): RuleFinding[] {
  const found: RuleFinding[] = [];
  const views = new Map<LintLanguage, RuleText | null>();
  for (const rule of rules) {
    const language = languageOfRule(rule);
    if (!views.has(language)) views.set(language, ruleTextFor(language, stretch, tagger));
    const view = views.get(language);
    if (view === null || view === undefined) continue;
    try {
      for (const finding of rule.find(view)) {
        if (isSound(finding, view.text)) found.push({ ...finding, rule });
      }
    } catch (error) {
      onFault(rule.id, error);
    }
  }
  return found;
}

function ruleTextFor(language: LintLanguage, stretch: Stretch, tagger: Tagger | undefined): RuleText | null {
  const text = viewFor(language, stretch);
  if (text === null) return null;
  const tag = tagger !== undefined && language === 'en' ? (own: string) => tagWords(own, tagger) : undefined;
  return makeRuleText(text, stretch.language, tag);
}

function isSound({ start, end }: Finding, text: string): boolean {
  if (start < 0 || end < start || end > text.length) return false;
  const hidden = text.indexOf(maskCharacter, start);
  return hidden === -1 || hidden >= end;
}
