import { buildHelpIndex, searchArticles, sectionsOf } from '@inkstone/domain/content';
import { pinyinOf } from '@inkstone/proofread/sounds';
import { simplifyCharacters } from '@inkstone/proofread/text';
import type { Seed } from './read-seeds.ts';

/**
 * Search quality of one language: number of questions whose article is among the first three results, and the
 * first.
 */
export interface HelpScore {
  readonly language: 'zh' | 'en';
  readonly count: number;
  readonly found: number;
  readonly first: number;
  /** Questions whose article was not among the first three, with the results. */
  readonly missed: readonly string[];
}

/** Builds the index of the help centre from its articles. */
export function indexHelp(seeds: readonly Seed[]): ReturnType<typeof buildHelpIndex> {
  const articles = seeds
    .filter(({ id }) => id.startsWith('help-'))
    .flatMap(({ slug, files }) =>
      [...files].map(([language, { title, summary, body }]) => ({
        ...{ slug, language, title, summary },
        sections: sectionsOf(body),
      })),
    );
  return buildHelpIndex(articles, { fold: simplifyCharacters, soundOf: pinyinOf });
}

/** Scores the search of the help centre with lines `language, slug, question`, separated by tabs. */
export function measureHelp(index: ReturnType<typeof indexHelp>, questions: string): HelpScore[] {
  const rows = questions
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return (['zh', 'en'] as const).map((language) => {
    const own = rows.filter(([each]) => each === language);
    const results = own.map(([, slug = '', question = '']) => {
      const slugs = searchArticles(index, question, language, 3).map(({ article }) => article.slug);
      return { question, slugs, place: slugs.indexOf(slug) };
    });
    const missed = results.filter(({ place }) => place < 0);
    return {
      language,
      count: own.length,
      found: own.length - missed.length,
      first: results.filter(({ place }) => place === 0).length,
      missed: missed.map(({ question, slugs }) => `${question} → ${slugs.join(', ') || 'nothing'}`),
    };
  });
}
