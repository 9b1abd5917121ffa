import type { Locale } from '@inkstone/phrases';
import type { ArticleSection } from '../body/sections.ts';
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
  /** Converts texts to the form in which they are compared: simplified characters. */
  readonly fold: (text: string) => string;
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

/** Builds the index. */
export function buildHelpIndex(
  articles: readonly IndexedArticle[],
  fold: (text: string) => string,
): HelpIndex {
  const entries = articles.map((article) => entryOf(article, fold));
  const frequency = new Map<string, number>();
  for (const { terms } of entries) for (const term of terms.keys()) add(frequency, term, 1);
  const sections = entries.flatMap((entry) => entry.sections);
  return {
    ...{ entries, frequency, fold },
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
export function searchArticles(index: HelpIndex, query: string, language: Locale, most: number): Hit[] {
  const wanted = readQuery(index, query);
  const best = new Map<string, Hit>();
  for (const entry of index.entries) {
    const matched = scoreOf(index, entry, index.meanLength, wanted);
    const score = matched * (entry.article.language === language ? 1.1 : 1);
    const known = best.get(entry.article.slug);
    if (score > 0 && (!known || known.score < score))
      best.set(entry.article.slug, { article: entry.article, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, most);
}

/** The terms of a question; a word that no article contains is replaced by similar ones. */
export function readQuery(index: HelpIndex, query: string): Token[] {
  return tokensOf(index.fold(query)).flatMap((token) => {
    if (index.frequency.has(token.term)) return [token];
    const similar = similarTerms(index, token.term).map((term) => ({ term, weight: token.weight * 0.7 }));
    return similar.length > 0 ? similar : [token];
  });
}

/** BM25 over weighted counts. */
export function scoreOf(
  index: HelpIndex,
  counts: Counts,
  meanLength: number,
  wanted: readonly Token[],
): number {
  const norm = saturation * (1 - lengthWeight + (lengthWeight * counts.length) / (meanLength || 1));
  let score = 0;
  for (const { term, weight } of wanted) {
    const count = counts.terms.get(term) ?? 0;
    if (count > 0) score += weight * rarity(index, term) * ((count * (saturation + 1)) / (count + norm));
  }
  return score;
}

/** Returns the weight of a term by its rarity (inverse document frequency). */
export function rarity({ entries, frequency }: HelpIndex, term: string): number {
  const known = frequency.get(term) ?? 0;
  return Math.log(1 + (entries.length - known + 0.5) / (known + 0.5));
}

/** Known terms that differ from a misspelt one by one letter, or by two in long words. */
function similarTerms({ frequency }: HelpIndex, term: string): string[] {
  if (!/^[a-z]{4,}$/.test(term)) return [];
  const most = term.length >= 8 ? 2 : 1;
  return [...frequency.keys()].filter(
    (known) =>
      /^[a-z]+$/.test(known) && Math.abs(known.length - term.length) <= most && isWithin(known, term, most),
  );
}

/** Whether two words differ by at most `most` insertions, deletions, replacements or swaps of neighbours. */
function isWithin(a: string, b: string, most: number): boolean {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return (row[b.length] ?? 0) <= most;
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
