import type { Lint } from '@inkstone/proofread';
import type { EditorState } from '@tiptap/pm/state';
import type { LintPlace } from './lint-marks.ts';

/** Findings that the writer has dismissed. */
export interface IgnoredLints {
  /** Returns a predicate for findings in this document state, by start position. */
  test(state: EditorState): (lint: Lint, from: number) => boolean;
  /** Ignores this occurrence; returns an undo function. */
  ignoreOnce(state: EditorState, place: LintPlace): () => void;
  /** Ignores this rule for this text everywhere; returns an undo function. */
  ignoreAlways(lint: Lint): () => void;
  /** Subscribes to changes, local or remote. */
  subscribe(listener: () => void): () => void;
}

/** Storage of "ignore always", provided by the host of the editor. */
export interface AlwaysIgnored {
  has(key: string): boolean;
  add(key: string): void;
  delete(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** Key of a finding in "ignore always": its rule and its text. */
export function ignoreKey(lint: Lint): string {
  return `${lint.ruleId}\u0000${lint.original}`;
}

/** Adds a finding to the store; returns an undo function. */
export function addAlways(always: AlwaysIgnored, lint: Lint): () => void {
  const key = ignoreKey(lint);
  always.add(key);
  return () => always.delete(key);
}
