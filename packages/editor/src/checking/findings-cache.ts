import { type Lint, mergeFindings } from '@inkstone/proofread';
import { carryOver, isEditOf, type TextFindings } from './carry-over.ts';
import type { CheckedText } from './check-lane.ts';

/** Maximum number of texts whose findings are cached. */
const remembered = 20_000;
/** Number of recent texts with actual or expected findings of a slow source, with which edited texts are compared. */
const recentTexts = 30;

interface Entry {
  /** Findings by source name. */
  readonly found: Map<string, readonly Lint[]>;
  /** Sources that have completed the text. */
  readonly done: Set<string>;
  /** Expected findings of the slow source, until it answers. */
  expected: readonly Lint[];
  merged: readonly Lint[] | null;
}

/** Findings of the sources by text hash; the oldest entries are evicted. */
export interface FindingsCache {
  /** All findings of a text, merged; undefined if no source has answered. */
  get(hash: string): readonly Lint[] | undefined;
  isDone(hash: string, source: string): boolean;
  put(hash: string, source: string, lints: readonly Lint[]): void;
  /** Stores findings of the slow source, replacing the expected ones. */
  putSlow(text: CheckedText, source: string, lints: readonly Lint[]): void;
  finish(hash: string, source: string): void;
  /**
   * Carries over findings of the slow source from the text before an edit, where the edit did not touch them,
   * until the source answers. This prevents flickering marks.
   */
  expect(text: CheckedText): void;
  /** Invalidates a source: its findings are kept until it answers again. */
  outdate(source: string): void;
}

export function createFindingsCache(): FindingsCache {
  const entries = new Map<string, Entry>();
  let recent: TextFindings[] = [];

  function entryOf(hash: string): Entry {
    const entry = entries.get(hash) ?? { found: new Map(), done: new Set(), expected: [], merged: null };
    entries.delete(hash);
    entries.set(hash, entry);
    const oldest = entries.size > remembered ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  function put(hash: string, source: string, lints: readonly Lint[]): Entry {
    const entry = entryOf(hash);
    entry.found.set(source, lints);
    entry.merged = null;
    return entry;
  }

  function learn(text: string, lints: readonly Lint[]): void {
    recent = recent.filter((one) => !isEditOf(one.text, text));
    if (lints.length > 0) recent = [{ text, lints }, ...recent].slice(0, recentTexts);
  }

  return {
    get(hash) {
      const entry = entries.get(hash);
      if (entry === undefined || entry.found.size === 0) return undefined;
      entry.merged ??= [...entry.found.values(), entry.expected].reduce(mergeFindings);
      return entry.merged;
    },
    isDone: (hash, source) => entries.get(hash)?.done.has(source) ?? false,
    put: (hash, source, lints) => void put(hash, source, lints),
    putSlow({ hash, text }, source, lints) {
      put(hash, source, lints).expected = [];
      learn(text, lints);
    },
    finish: (hash, source) => void entryOf(hash).done.add(source),
    expect({ hash, text }) {
      if (entries.has(hash)) return;
      const before = recent.find((one) => isEditOf(one.text, text));
      if (before === undefined) return;
      const lints = carryOver(before, text);
      entryOf(hash).expected = lints;
      // Stored for comparison with the next edit, because several edits can follow before the source is requested.
      learn(text, lints);
    },
    outdate(source) {
      for (const { done } of entries.values()) done.delete(source);
    },
  };
}
