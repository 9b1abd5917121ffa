import { readEnglish } from '@inkstone/english/files';
import { rules } from '@inkstone/proofread/internal/rules/registry';
import { resourceRules } from '@inkstone/proofread/internal/rules/resource-rules';
import { languageOfRule, type Rule } from '@inkstone/proofread/internal/rules/rule';
import { settingsOf } from '@inkstone/proofread/internal/settings';

export const english = readEnglish();

/** Returns the English rules that are on by default. */
export function everyEnglishRule(): Rule[] {
  const settings = settingsOf({ language: 'en' });
  return [...rules, ...resourceRules(english, settings)].filter(
    (rule) => languageOfRule(rule) === 'en' && (rule.isWanted === undefined || rule.isWanted(settings)),
  );
}
