import type { Span } from '@inkstone/kernel';
import { type HarperKind, harperKinds } from './kinds.ts';
import type { HarperLint, HarperLinter } from './linter.ts';

/** A finding copied out of harper's memory. */
export interface RawFinding {
  readonly rule: string;
  /** Undefined for kinds that are not shown. */
  readonly kind: HarperKind | undefined;
  readonly message: string;
  readonly span: Span;
  readonly replacements: readonly string[];
}

/** Maximum length of all texts whose findings are cached for a linter. */
const cachedCharacters = 200_000;

interface Cache {
  readonly found: Map<string, readonly RawFinding[]>;
  characters: number;
}

const caches = new WeakMap<HarperLinter, Cache>();

/**
 * Returns all findings of harper in a text, unfiltered. They are cached, because the same text is checked again when terms or
 * word lists have been loaded or changed, which do not concern harper.
 */
export async function findRaw(linter: HarperLinter, text: string): Promise<readonly RawFinding[]> {
  const cache = caches.get(linter) ?? { found: new Map(), characters: 0 };
  caches.set(linter, cache);
  const known = cache.found.get(text);
  if (known !== undefined) return known;
  const organized = await linter.organizedLints(text, { language: 'plaintext' });
  const found = Object.entries(organized).flatMap(([rule, lints]) =>
    lints.map((lint) => takeFinding(rule, lint, text)),
  );
  keep(cache, text, found);
  return found;
}

/** Removes the oldest texts until there is room. */
function keep(cache: Cache, text: string, found: readonly RawFinding[]): void {
  if (!cache.found.has(text)) cache.characters += text.length;
  cache.found.set(text, found);
  for (const oldest of cache.found.keys()) {
    if (cache.characters <= cachedCharacters) break;
    cache.found.delete(oldest);
    cache.characters -= oldest.length;
  }
}

function takeFinding(rule: string, lint: HarperLint, text: string): RawFinding {
  const span = lint.span();
  const { start, end } = span;
  const original = text.slice(start, end);
  const suggestions = lint.suggestions();
  const replacements = suggestions.map((suggestion) => {
    const added = suggestion.get_replacement_text();
    return suggestion.kind() === 2 ? original + added : added;
  });
  const finding = {
    rule,
    kind: harperKinds[lint.lint_kind()],
    // Harper's messages are Markdown.
    message: lint.message().replace(/`([^`]*)`/g, '“$1”'),
    span: { start, end },
    replacements,
  };
  for (const borrowed of [span, ...suggestions, lint]) borrowed.free();
  return finding;
}
