import type { Locale } from '@inkstone/phrases';
import type { ArticleSection } from '../body/sections.ts';
import { containsAll, type HelpIndex, type IndexedArticle, rarity, scoreOf } from './help-index.ts';
import { type Query, readQuery } from './read-query.ts';
import { tokensOf } from './tokens.ts';

/** A passage of an article that answers a question. */
export interface Passage {
  readonly article: IndexedArticle;
  readonly section: ArticleSection;
  /** Quoted from the section, unchanged. */
  readonly text: string;
}

/** Passages, the best first; none if no article is about the question. */
export interface Answer {
  readonly passages: readonly Passage[];
}

const maxPassages = 2;
/** Maximum length of a quotation, in characters. */
const maxQuotation = { zh: 220, other: 520 } as const;
/** Share of the question, weighted by rarity, that a passage and its title must contain. */
const minCover = 0.45;
/** A second passage is given only if it is nearly as good. */
const minShare = 0.75;

/**
 * Answers a question by quoting the most relevant sections, preferably in the reader's language. A question whose subject occurs
 * in no section gets no answer.
 */
export function answerQuestion(index: HelpIndex, question: string, language: Locale): Answer {
  const wanted = readQuery(index.vocabulary, index.script.fold(question));
  const found = index.entries
    .flatMap(({ article, sections }) =>
      sections.map((counts) => {
        const preferred = article.language === language ? 1.2 : 1;
        const score = scoreOf(index, counts, index.meanSection, wanted) * preferred;
        return { article, section: counts.section, score, cover: coverOf(index, counts.terms, wanted) };
      }),
    )
    .filter(({ score, cover, section }) => score > 0 && cover >= minCover && section.blocks.length > 0)
    .sort((a, b) => b.score - a.score);
  const best = found[0]?.score ?? 0;
  const seen = new Set<string>();
  const passages: Passage[] = [];
  for (const { article, section, score } of found) {
    if (passages.length === maxPassages || score < best * minShare) break;
    if (seen.has(article.slug)) continue;
    seen.add(article.slug);
    passages.push({ article, section, text: quote(index, section, wanted, article.language) });
  }
  return { passages };
}

/** Returns the share of a question that a text contains, 0 to 1. A synonym of a subject counts like the words of the question. */
function coverOf(index: HelpIndex, terms: ReadonlyMap<string, number>, { tokens, subjects }: Query): number {
  const meant = subjects.filter(({ expressions }) => expressions.some((each) => containsAll(terms, each)));
  const total = tokens.reduce((sum, { term, weight }) => sum + weight * rarity(index, term), 0);
  if (total === 0) return 0;
  const held = tokens.filter(({ term }) => terms.has(term) || meant.some(({ own }) => own.has(term)));
  return held.reduce((sum, { term, weight }) => sum + weight * rarity(index, term), 0) / total;
}

/** Returns the best block of a section with the following ones, as long as they fit. */
function quote(
  index: HelpIndex,
  { blocks }: ArticleSection,
  { tokens, subjects }: Query,
  language: Locale,
): string {
  const maxLength =
    language === 'zh' || language === 'zh-tw' || language === 'ja' ? maxQuotation.zh : maxQuotation.other;
  const wanted = [...tokens, ...subjects.flatMap(({ expressions }) => expressions.flat())];
  const values = blocks.map((block) => {
    const terms = new Set(tokensOf(index.script.fold(block)).map(({ term }) => term));
    return wanted.reduce(
      (sum, { term, weight }) => sum + (terms.has(term) ? weight * rarity(index, term) : 0),
      0,
    );
  });
  let from = values.indexOf(Math.max(...values));
  // The start of a short section explains the following steps.
  if (blocks.slice(0, from + 1).join('\n').length <= maxLength) from = 0;
  const quoted: string[] = [];
  for (const block of blocks.slice(from)) {
    if (quoted.length > 0 && [...quoted, block].join('\n').length > maxLength) break;
    quoted.push(block);
  }
  return cut(quoted.join('\n'), maxLength * 2);
}

/** Cuts a text to a maximum number of characters, after a sentence. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = Math.max(
    ...['。', '！', '？', '. ', '! ', '? '].map((mark) => text.lastIndexOf(mark, maxLength)),
  );
  return end > maxLength / 2 ? text.slice(0, end + 1) : `${text.slice(0, maxLength)}…`;
}
