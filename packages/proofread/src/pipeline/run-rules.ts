import type { Tagger } from '@inkstone/english';
import type { LintLanguage } from '../lint.ts';
import { type Finding, languageOfRule, type Rule, type RuleHead, type RuleText } from '../rules/rule.ts';
import { makeRuleText } from '../rules/rule-text.ts';
import { maskCharacter } from '../text/characters.ts';
import { tagWords } from '../text/tagged-words.ts';
import { type Stretch, viewFor } from './prepare-paragraph.ts';

/** A finding with its rule, in offsets of its stretch. */
export interface RuleFinding extends Finding {
  readonly rule: RuleHead;
}

/** Called once for each rule that throws; other rules are unaffected. */
export type OnRuleFault = (ruleId: string, error: unknown) => void;

/** Parameters for running rules. */
export interface RuleRun {
  readonly onFault: OnRuleFault;
  readonly tagger?: Tagger | undefined;
}

/** Runs rules on one stretch. Findings that touch masked text are dropped, because the rules do not see that text. */
export function runRules(
  rules: readonly Rule[],
  stretch: Stretch,
  { onFault, tagger }: RuleRun,
): RuleFinding[] {
  const found: RuleFinding[] = [];
  const viewOf = {
    zh: once(() => ruleTextFor('zh', stretch, tagger)),
    en: once(() => ruleTextFor('en', stretch, tagger)),
  };
  for (const { rule, language } of withLanguages(rules)) {
    const view = viewOf[language]();
    if (view === null) continue;
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

interface LanguageRule {
  readonly rule: Rule;
  readonly language: LintLanguage;
}

const known = new WeakMap<readonly Rule[], readonly LanguageRule[]>();

/** Returns the rules with their languages. Cached, because the rule lists of a proofreader do not change. */
function withLanguages(rules: readonly Rule[]): readonly LanguageRule[] {
  const made = known.get(rules) ?? rules.map((rule) => ({ rule, language: languageOfRule(rule) }));
  known.set(rules, made);
  return made;
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
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
