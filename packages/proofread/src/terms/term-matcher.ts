import type { Span } from '@inkstone/kernel';
import { foldUnit } from '../sensitive/fold-text.ts';
import { englishFormsOf } from './english-forms.ts';
import type { Term, TermScope, TranslationLanguage } from './term.ts';
import { type WordEdges, wordEdgesOf } from './word-edges.ts';

/** The role of a form in its term. */
export type FormRole = 'preferred' | 'variant' | 'forbidden';

/** A possible term of an occurrence. */
export interface FormReading {
  readonly term: Term;
  readonly role: FormRole;
  /** The uninflected form of the term. */
  readonly base: string;
  /** Whether the capitalisation is the one that a case-sensitive term requires. */
  readonly isRightCase: boolean;
}

/** An occurrence of forms of terms; longer forms take precedence. */
export interface TermPlace {
  readonly span: Span;
  /** All terms with that form, nearest scope first. */
  readonly readings: readonly FormReading[];
  /** Whether it is part of other words, such as 本机 in 日本机场. Such occurrences can overlap others. */
  readonly isInWords: boolean;
}

interface Entry {
  readonly term: Term;
  readonly role: FormRole;
  readonly base: string;
  readonly form: string;
}

/** A trie node. Most have at most one successor, `only`, and no entry, so maps and lists are created on demand. */
interface Node {
  /** The token that leads to it. */
  readonly key: string;
  only: Node | null;
  /** All successors, if there are several. */
  next: Map<string, Node> | null;
  entries: Entry[] | null;
}

interface Token extends Span {
  readonly key: string;
}

/** Precedence of scopes for terms with the same form: document, then user, then organisation. */
const nearness: Readonly<Record<TermScope, number>> = { document: 0, me: 1, organisation: 2 };
const roles: readonly FormRole[] = ['preferred', 'variant', 'forbidden'];

/** Finds the terms of one list in texts of one language. */
export type TermMatcher = (text: string) => TermPlace[];

const matchers = new WeakMap<readonly Term[], Map<TranslationLanguage, TermMatcher>>();

/** Returns the matcher of a list of terms; cached by list. */
export function termMatcher(terms: readonly Term[], language: TranslationLanguage): TermMatcher {
  const made = matchers.get(terms) ?? new Map<TranslationLanguage, TermMatcher>();
  matchers.set(terms, made);
  const known = made.get(language);
  if (known !== undefined) return known;
  const root = buildTree(terms, language);
  const matcher: TermMatcher = (text) => findPlaces(text, language, root);
  made.set(language, matcher);
  return matcher;
}

/** Compares terms with the same form by precedence. */
export function byNearness(a: Pick<Term, 'scope'>, b: Pick<Term, 'scope'>): number {
  return nearness[a.scope] - nearness[b.scope];
}

/** Normalises a form for comparison, ignoring case, width, traditional and simplified script, hyphens and spaces. */
export function foldForm(form: string, language: TranslationLanguage): string {
  return tokensOf(form, language)
    .map(({ key }) => key)
    .join(language === 'zh' ? '' : ' ');
}

function buildTree(terms: readonly Term[], language: TranslationLanguage): Node {
  const root = nodeOf('');
  for (const term of terms) {
    const { preferred, variants, forbidden } = term[language];
    const written = new Map<string, Pick<Entry, 'role' | 'base'>>();
    const add = (form: string, role: FormRole) => {
      const forms = language === 'en' ? englishFormsOf(form, term.partOfSpeech) : [form];
      for (const each of forms)
        if (each.trim() !== '' && !written.has(each)) written.set(each, { role, base: form });
    };
    add(preferred, 'preferred');
    for (const form of variants) add(form, 'variant');
    for (const form of forbidden) add(form, 'forbidden');
    for (const [form, { role, base }] of written) {
      let node = root;
      for (const { key } of tokensOf(form, language)) node = successorOf(node, key);
      if (node === root) continue;
      node.entries ??= [];
      node.entries.push({ term, role, base, form });
    }
  }
  return root;
}

function successorOf(node: Node, key: string): Node {
  const known = findSuccessor(node, key);
  if (known !== undefined) return known;
  const made = nodeOf(key);
  if (node.next !== null) node.next.set(key, made);
  else if (node.only === null) node.only = made;
  else {
    node.next = new Map([
      [node.only.key, node.only],
      [key, made],
    ]);
  }
  return made;
}

function findSuccessor({ only, next }: Node, key: string): Node | undefined {
  if (next !== null) return next.get(key);
  return only !== null && only.key === key ? only : undefined;
}

function nodeOf(key: string): Node {
  return { key, only: null, next: null, entries: null };
}

function findPlaces(text: string, language: TranslationLanguage, root: Node): TermPlace[] {
  const tokens = tokensOf(text, language);
  const places: TermPlace[] = [];
  const isWord: WordEdges = language === 'zh' ? wordEdgesOf(text) : () => true;
  for (let at = 0; at < tokens.length; at++) {
    let node: Node | undefined = root;
    let found: {
      readonly last: number;
      readonly entries: readonly Entry[];
      readonly isInWords: boolean;
    } | null = null;
    for (let to = at; to < tokens.length; to++) {
      node = findSuccessor(node, tokens[to]?.key ?? '');
      if (node === undefined) break;
      const { start = 0 } = tokens[at] ?? {};
      const { end = 0 } = tokens[to] ?? {};
      if (node.entries === null || !isWhole(text, start, end)) continue;
      const isInWords = !isWord(start, end);
      if (found === null || found.isInWords || !isInWords)
        found = { last: to, entries: node.entries, isInWords };
    }
    if (found === null) continue;
    const span = { start: tokens[at]?.start ?? 0, end: tokens[found.last]?.end ?? 0 };
    places.push({ span, readings: readingsAt(text, span, found.entries), isInWords: found.isInWords });
    if (!found.isInWords) at = found.last;
  }
  return places;
}

function readingsAt(text: string, span: Span, entries: readonly Entry[]): FormReading[] {
  const best = new Map<Term, { readonly reading: FormReading; readonly rank: number }>();
  for (const { term, role, base, form } of entries) {
    const isExact = isWritten(text, span, form);
    const isRightCase = isExact || !term.caseSensitive;
    // Of forms that differ only in capitals or 繁简 (GitHub, Github), the exact match takes precedence.
    const rank = (isRightCase ? 0 : 2 * roles.length) + (isExact ? 0 : roles.length) + roles.indexOf(role);
    if (rank < (best.get(term)?.rank ?? Number.POSITIVE_INFINITY)) {
      best.set(term, { reading: { term, role, base, isRightCase }, rank });
    }
  }
  return [...best.values()].map(({ reading }) => reading).sort((a, b) => byNearness(a.term, b.term));
}

/** Whether the text has the capitals of the form; at the start of a sentence the first letter may also be a capital. */
function isWritten(text: string, { start, end }: Span, form: string): boolean {
  const found = withPlainSpaces(text.slice(start, end));
  const wanted = withPlainSpaces(form);
  if (found === wanted) return true;
  const opens = /(?:^|[.!?。！？:：\n])["“‘'(（\s]*$/.test(text.slice(Math.max(0, start - 8), start));
  return (
    opens && found.slice(1) === wanted.slice(1) && found.slice(0, 1) === wanted.slice(0, 1).toUpperCase()
  );
}

function withPlainSpaces(form: string): string {
  return form
    .trim()
    .replace(/[\s\u00a0‐‑-]+/g, ' ')
    .replace(/’/g, "'");
}

/**
 * Splits a text into tokens: in Chinese into characters, in English into words and symbols; white space and hyphens separate
 * words.
 */
function tokensOf(text: string, language: TranslationLanguage): Token[] {
  const tokens: Token[] = [];
  if (language === 'zh') {
    for (let at = 0; at < text.length; at++) {
      const key = foldUnit(text.charAt(at));
      if (key.trim() !== '') tokens.push({ start: at, end: at + 1, key });
    }
    return tokens;
  }
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}‐‑-]/gu)) {
    tokens.push({ start: index, end: index + word.length, key: word === '’' ? "'" : word.toLowerCase() });
  }
  return tokens;
}

const isWordCharacter = /[\p{Script=Latin}\p{N}]/u;

/** Whether no Latin word continues at either end. */
function isWhole(text: string, start: number, end: number): boolean {
  const isInside = (at: number) =>
    isWordCharacter.test(text.charAt(at - 1)) && isWordCharacter.test(text.charAt(at));
  return !isInside(start) && !isInside(end);
}
