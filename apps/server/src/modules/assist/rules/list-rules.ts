import type { listRules as contract, RuleView } from '@inkstone/contracts/rules';
import { readEnglish } from '@inkstone/english/files';
import { type FormatRule, loadRuleWords } from '@inkstone/phrases/format-rule';
import type { RuleInfo } from '@inkstone/proofread/list-rules';
import type { UseCase } from '../../../http/route.ts';
import { englishFolder } from '../english-folder.ts';

let known: Promise<readonly RuleInfo[]> | undefined;

/** Every rule with its words in the language asked for. The first caller waits some 300 ms for the list. */
export const listRules: UseCase<typeof contract, { readonly rules: RuleView[] }> = async (
  _,
  who,
  { locale = who.origin.locale },
) => {
  known ??= loadRules();
  const [rules, explain] = await Promise.all([known, loadRuleWords(locale)]);
  return { rules: rules.flatMap((rule) => viewRule(rule, explain)) };
};

async function loadRules(): Promise<readonly RuleInfo[]> {
  const { listRules } = await import('@inkstone/proofread/list-rules');
  return listRules(readEnglish(englishFolder));
}

/** A rule that has nothing to say of its own example is not shown: there would be nothing to read. */
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
