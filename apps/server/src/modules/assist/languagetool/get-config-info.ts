import type { ReplyOf } from '@inkstone/contracts';
import { AppError } from '@inkstone/contracts';
import type { configInfo as contract } from '@inkstone/contracts/assist/languagetool';
import { loadRuleMessages } from '@inkstone/phrases/format-rule';
import type { UseCase } from '../../../platform/http/route.ts';
import { knownRules } from '../rules/known-rules.ts';
import { findLanguage } from './languages.ts';
import { kindOf, protocolRuleId } from './rule-kinds.ts';
import { software } from './software.ts';

/** Returns the limits, and the rules of a language by their protocol ids. */
export const getConfigInfo: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { config },
  _who,
  input,
) => {
  const language = findLanguage(input.language);
  if (language === null) throw new AppError('language_unknown', { language: input.language.slice(0, 40) });
  const [rules, explain] = await Promise.all([knownRules(), loadRuleMessages(language.locale)]);
  const own = rules.filter((rule) => language.code.startsWith(rule.language));
  return {
    software,
    parameter: { maxTextLength: config.checkCharacters },
    rules: own.map((rule) => {
      const { id, name, issueType } = kindOf(rule.category);
      return {
        ruleId: protocolRuleId(rule) === rule.id ? rule.id : `${protocolRuleId(rule)}[${rule.id}]`,
        description: rule.brief === null ? rule.id : explain(rule.brief.key, rule.brief.params),
        categoryId: id,
        categoryName: name,
        locQualityIssueType: issueType,
        ...(rule.isOn ? {} : { isDefaultOff: true }),
      };
    }),
  };
};
