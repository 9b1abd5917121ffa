import type { LintLanguage } from '../lint.ts';
import type { RuleHead } from '../rules/rule.ts';
import { type SensitiveCategory, sensitiveCategories } from './entry.ts';

type HeadProperties = Pick<RuleHead, 'severity' | 'credible' | 'authority'>;

const properties: Record<SensitiveCategory, HeadProperties> = {
  gambling: { severity: 'warning', credible: 0.95, authority: '网络信息内容生态治理规定第六条' },
  drugs: { severity: 'warning', credible: 0.95, authority: '禁毒法' },
  pornography: { severity: 'warning', credible: 0.95, authority: '网络信息内容生态治理规定第六条' },
  fraud: { severity: 'warning', credible: 0.95, authority: '反电信网络诈骗法' },
  forgery: { severity: 'warning', credible: 0.95, authority: '治安管理处罚法' },
  weapons: { severity: 'warning', credible: 0.95, authority: '枪支管理法、治安管理处罚法' },
  solicitation: { severity: 'warning', credible: 0.9, authority: null },
  discrimination: { severity: 'warning', credible: 0.85, authority: '新华社新闻信息报道中的禁用词和慎用词' },
  insult: { severity: 'warning', credible: 0.9, authority: '新华社新闻信息报道中的禁用词和慎用词' },
  wording: { severity: 'style', credible: 0.85, authority: null },
  privacy: { severity: 'style', credible: 0.95, authority: '个人信息保护法' },
  contact: { severity: 'style', credible: 0.9, authority: '个人信息保护法' },
  advertising: { severity: 'warning', credible: 0.75, authority: '广告法第九条第三项' },
  medical: { severity: 'warning', credible: 0.75, authority: '广告法第十六条至第十八条' },
  newsroom: { severity: 'style', credible: 0.85, authority: null },
  listed: { severity: 'warning', credible: 0.9, authority: null },
};

/** Returns the title of findings of a group; its language is that of the found word. */
export function sensitiveHead(category: SensitiveCategory, language: LintLanguage): RuleHead {
  return { id: `${language}.sensitive-${category}`, category: 'sensitive', ...properties[category] };
}

/** Groups that contain English words as well. */
const inEnglish: readonly SensitiveCategory[] = [
  'gambling',
  'drugs',
  'pornography',
  'fraud',
  'forgery',
  'weapons',
  'discrimination',
  'insult',
  'newsroom',
  'listed',
];

/** All titles, for the test that each has an explanation. */
export const sensitiveHeads: readonly RuleHead[] = [
  ...sensitiveCategories.map((category) => sensitiveHead(category, 'zh')),
  ...inEnglish.map((category) => sensitiveHead(category, 'en')),
];
