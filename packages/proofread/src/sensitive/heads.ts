import type { LintLanguage } from '../lint.ts';
import type { RuleHead } from '../rules/rule.ts';
import type { SensitiveCategory } from './entry.ts';

type Worth = Pick<RuleHead, 'severity' | 'credible' | 'authority'>;

const worths: Record<SensitiveCategory, Worth> = {
  discrimination: { severity: 'warning', credible: 0.85, authority: '新华社新闻信息报道中的禁用词和慎用词' },
  insult: { severity: 'warning', credible: 0.9, authority: '新华社新闻信息报道中的禁用词和慎用词' },
  wording: { severity: 'style', credible: 0.85, authority: null },
  privacy: { severity: 'style', credible: 0.95, authority: '个人信息保护法' },
  contact: { severity: 'style', credible: 0.9, authority: '个人信息保护法' },
  advertising: { severity: 'warning', credible: 0.75, authority: '广告法第九条第三项' },
  medical: { severity: 'warning', credible: 0.75, authority: '广告法第十六条至第十八条' },
  listed: { severity: 'warning', credible: 0.9, authority: null },
};

/** What findings of a group say of themselves; the language is that of the word found. */
export function sensitiveHead(category: SensitiveCategory, language: LintLanguage): RuleHead {
  return { id: `${language}.sensitive-${category}`, category: 'sensitive', ...worths[category] };
}

/** Every head there is, for the check that each is explained. Numbers and absolutes are only known in Chinese. */
export const sensitiveHeads: readonly RuleHead[] = [
  ...(
    ['discrimination', 'insult', 'wording', 'privacy', 'contact', 'advertising', 'medical', 'listed'] as const
  ).map((category) => sensitiveHead(category, 'zh')),
  ...(['discrimination', 'insult', 'listed'] as const).map((category) => sensitiveHead(category, 'en')),
];
