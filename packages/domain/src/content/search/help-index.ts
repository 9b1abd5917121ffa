import type { Locale } from '@inkstone/phrases';
import type { ArticleSection } from '../body/sections.ts';
import { buildVocabulary, type Query, readQuery, type SoundOf, type Vocabulary } from './read-query.ts';
import { type Token, tokensOf } from './tokens.ts';

/** An article in one language, as indexed. */
export interface IndexedArticle {
  readonly slug: string;
  readonly language: Locale;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly ArticleSection[];
}

/** Weighted numbers of terms in a text, and its length. */
interface Counts {
  readonly terms: ReadonlyMap<string, number>;
  readonly length: number;
}

interface Entry extends Counts {
  readonly article: IndexedArticle;
  readonly sections: readonly (Counts & { readonly section: ArticleSection })[];
}

/** A search index over help articles, in memory. */
export interface HelpIndex {
  readonly entries: readonly Entry[];
  /** Number of entries that contain a term. */
  readonly frequency: ReadonlyMap<string, number>;
  readonly meanLength: number;
  readonly meanSection: number;
  readonly vocabulary: Vocabulary;
  readonly script: HelpScript;
}

/** Language-specific text functions that the index needs. */
export interface HelpScript {
  /** Converts texts to the form in which they are compared: simplified characters. */
  readonly fold: (text: string) => string;
  readonly soundOf: SoundOf;
}

/** An article that was found. */
export interface Hit {
  readonly article: IndexedArticle;
  readonly score: number;
}

/** Weights of the fields of an article. */
const weights = { title: 5, summary: 2, heading: 2.5, block: 1 } as const;
const saturation = 1.2;
const lengthWeight = 0.6;
/** Factor for articles in the reader's language. */
const ownLanguage = 1.25;

/** Builds the index. */
export function buildHelpIndex(articles: readonly IndexedArticle[], script: HelpScript): HelpIndex {
  const entries = articles.map((article) => entryOf(article, script.fold));
  const frequency = new Map<string, number>();
  for (const { terms } of entries) for (const term of terms.keys()) add(frequency, term, 1);
  const sections = entries.flatMap((entry) => entry.sections);
  return {
    ...{ entries, frequency, script },
    vocabulary: buildVocabulary(articles.flatMap(textsOf).map(script.fold), script.soundOf),
    meanLength: mean(entries.map(({ length }) => length)),
    meanSection: mean(sections.map(({ length }) => length)),
  };
}

function entryOf(article: IndexedArticle, fold: (text: string) => string): Entry {
  const terms = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const token of tokensOf(fold(text))) add(terms, token.term, weight * token.weight);
  };
  count(article.title, weights.title);
  count(article.summary, weights.summary);
  const sections = article.sections.map((section) => {
    count(section.heading, weights.heading);
    for (const block of section.blocks) count(block, weights.block);
    return { section, ...countSection(article, section, fold) };
  });
  return { article, sections, terms, length: sum(terms) };
}

function textsOf({ title, summary, sections }: IndexedArticle): string[] {
  return [title, summary, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks])];
}

/** Counts the terms of a passage together with its heading and the title of its article. */
function countSection(
  article: IndexedArticle,
  section: ArticleSection,
  fold: (text: string) => string,
): Counts {
  const terms = new Map<string, number>();
  const parts = [
    [article.title, 1],
    [section.heading, weights.heading],
    ...section.blocks.map((block) => [block, weights.block] as const),
  ] as const;
  for (const [text, weight] of parts)
    for (const token of tokensOf(fold(text))) add(terms, token.term, weight * token.weight);
  return { terms, length: sum(terms) };
}

/** Searches articles, best first, each once: in the best matching language, `language` preferred. */
export function searchArticles(index: HelpIndex, query: string, language: Locale, limit: number): Hit[] {
  const wanted = readQuery(index.vocabulary, index.script.fold(query));
  const best = new Map<string, Hit>();
  for (const entry of index.entries) {
    const matched = scoreOf(index, entry, index.meanLength, wanted);
    const score = matched * (entry.article.language === language ? ownLanguage : 1);
    const known = best.get(entry.article.slug);
    if (score > 0 && (!known || known.score < score))
      best.set(entry.article.slug, { article: entry.article, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit);
}

/** Weight of a subject that a question names, beside that of the question's own words. */
const subjectWeight = 1;

/** Scores a text by BM25 over weighted counts. Of the expressions for one subject, only the best matching one counts. */
export function scoreOf(index: HelpIndex, counts: Counts, meanLength: number, wanted: Query): number {
  const norm = saturation * (1 - lengthWeight + (lengthWeight * counts.length) / (meanLength || 1));
  const scoreOfTokens = (tokens: readonly Token[]) =>
    tokens.reduce((score, { term, weight }) => {
      const count = counts.terms.get(term) ?? 0;
      return score + weight * rarity(index, term) * ((count * (saturation + 1)) / (count + norm));
    }, 0);
  const scores = wanted.subjects.map(({ expressions }) =>
    Math.max(0, ...expressions.filter((each) => containsAll(counts.terms, each)).map(scoreOfTokens)),
  );
  return scoreOfTokens(wanted.tokens) + subjectWeight * scores.reduce((total, score) => total + score, 0);
}

/** Whether a text contains all terms of an expression. */
export function containsAll(terms: ReadonlyMap<string, number>, expression: readonly Token[]): boolean {
  return expression.every(({ term }) => terms.has(term));
}

/** Returns the weight of a term by its rarity (inverse document frequency). */
export function rarity({ entries, frequency }: HelpIndex, term: string): number {
  const known = frequency.get(term) ?? 0;
  return Math.log(1 + (entries.length - known + 0.5) / (known + 0.5));
}

function add(counts: Map<string, number>, term: string, count: number): void {
  counts.set(term, (counts.get(term) ?? 0) + count);
}

function sum(terms: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of terms.values()) total += count;
  return total;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;
}
