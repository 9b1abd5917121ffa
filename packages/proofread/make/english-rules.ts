import { readEnglish } from '@inkstone/english/files';
import { rules } from '../src/rules/registry.ts';
import { resourceRules } from '../src/rules/resource-rules.ts';
import { languageOfRule, type Rule } from '../src/rules/rule.ts';
import { settingsOf } from '../src/settings.ts';

export const english = readEnglish();

/** The rules of English that are on by default. */
export function everyEnglishRule(): Rule[] {
  const settings = settingsOf({ language: 'en' });
  return [...rules, ...resourceRules(english, settings)].filter(
    (rule) => languageOfRule(rule) === 'en' && (rule.isWanted === undefined || rule.isWanted(settings)),
  );
}
