import type { listRules as contract, RuleView } from '@inkstone/contracts/assist/rules';
import { locales } from '@inkstone/phrases';
import { type FormatRule, loadRuleMessages } from '@inkstone/phrases/format-rule';
import type { RuleInfo } from '@inkstone/proofread/list-rules';
import type { UseCase } from '../../../platform/http/route.ts';
import type { SitePaths } from '../../../ports/module-manifest.ts';
import { knownRules } from './known-rules.ts';

/** Lists all rules with their descriptions in the requested language. */
export const listRules: UseCase<typeof contract, { readonly rules: RuleView[] }> = async (
  _,
  who,
  { locale = who.origin.locale },
) => {
  const [rules, explain] = await Promise.all([knownRules(), loadRuleMessages(locale)]);
  return { rules: rules.flatMap((rule) => viewRule(rule, explain)) };
};

/** A rule that produces no explanation for its own example is omitted. */
function viewRule(rule: RuleInfo, explain: FormatRule): RuleView[] {
  const { id, language, category, severity, authority, isOn, brief, full, example } = rule;
  if (brief === null || full === null) return [];
  return [
    {
      id,
      language,
      category,
      severity,
      authority,
      isOn,
      brief: explain(brief.key, brief.params),
      full: explain(full.key, full.params),
      example: example && { wrong: example[0], right: example[1] },
    },
  ];
}

/** The paths of the handbook pages: one per language and category of rules. */
export const listRulePaths: SitePaths = async () => {
  const sections = new Set((await knownRules()).map(({ language, category }) => `${language}-${category}`));
  return [...sections].map((section) => ({
    path: `/rules/${section}`,
    languages: locales,
    updatedAt: null,
  }));
};
