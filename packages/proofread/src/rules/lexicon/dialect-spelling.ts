import { type Dialect, type Lexicon, titleCase } from '@inkstone/english';
import { byPattern } from '../../match/by-pattern.ts';
import type { Resources } from '../../resources.ts';
import type { EnglishVariant, Settings } from '../../settings.ts';
import { inDialect } from '../../spelling/dialects.ts';
import type { Rule } from '../rule.ts';

const dialectOf: Readonly<Record<Exclude<EnglishVariant, 'any'>, Dialect>> = {
  US: 'us',
  GB: 'gb',
  AU: 'au',
  CA: 'ca',
};

/**
 * Reports spellings of another variant of English than the chosen one. Without a choice, the explanation refers to American
 * English.
 */
export function dialectSpelling(lexicon: Lexicon, _others: Resources, { english }: Settings): Rule {
  const dialect = dialectOf[english === 'any' ? 'US' : english];
  return {
    id: 'en.dialect-spelling',
    category: 'spelling',
    severity: 'style',
    credible: 0.7,
    authority: null,
    scope: 'sentence',
    isWanted: (settings) => settings.english !== 'any',
    find: byPattern(/(?<![\w'’.@/#-])(?:[A-Z][a-z]{3,}|[a-z]{4,})(?![\w@/])/g, ({ found }) => {
      const lower = found.toLowerCase();
      const written = inDialect(lower, dialect, lexicon);
      if (written === undefined) return null;
      return found === lower ? written : titleCase(written);
    }),
    right: [
      'The color of the center is gray.',
      'She learned to analyze dialog.',
      'He was born in Scarborough.',
    ],
    wrong: [
      ['The colour of the centre is grey.', 'The color of the center is gray.'],
      ['Organisations analyse catalogues.', 'Organizations analyze catalogs.'],
      ['He travelled with a tyre and a cheque.', 'He traveled with a tire and a check.'],
    ],
  };
}
