import { locales } from '@inkstone/phrases';
import type { SitePaths } from '../../../ports/module-manifest.ts';
import { knownRules } from './known-rules.ts';

/** The pages of the handbook: one for each language and category of rules. */
export const listRulePaths: SitePaths = async () => {
  const sections = new Set((await knownRules()).map(({ language, category }) => `${language}-${category}`));
  return [...sections].map((section) => ({
    path: `/rules/${section}`,
    languages: locales,
    updatedAt: null,
  }));
};
