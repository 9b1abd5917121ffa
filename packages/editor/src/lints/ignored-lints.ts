import type { Lint } from '@inkstone/proofread';
import type { EditorState } from '@tiptap/pm/state';
import type { LintPlace } from './lint-marks.ts';

/** What the writer does not want to be told again. */
export interface IgnoredLints {
  /** A test for findings of this state of the document, by where they begin. */
  test(state: EditorState): (lint: Lint, from: number) => boolean;
  /** Ignores this one occurrence; returns the way back. */
  ignoreOnce(state: EditorState, place: LintPlace): () => void;
  /** Ignores this rule for this text wherever it occurs; returns the way back. */
  ignoreAlways(lint: Lint): () => void;
  /** Calls back when something was added or taken back, here or elsewhere. */
  subscribe(listener: () => void): () => void;
}

/** A store of "ignore always", kept by whoever makes the editor. */
export interface AlwaysIgnored {
  has(key: string): boolean;
  add(key: string): void;
  delete(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** What "ignore always" remembers of a finding: its rule and the text it found. */
export function ignoreKey(lint: Lint): string {
  return `${lint.ruleId}\u0000${lint.original}`;
}

/** Ignored findings for a text that is not kept: single occurrences are forgotten with the page. */
export function createPassingIgnored(always: AlwaysIgnored): IgnoredLints {
  const once = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    test: () => (lint) => once.has(lint.id) || always.has(ignoreKey(lint)),
    ignoreOnce(_state, { lint }) {
      once.add(lint.id);
      tell();
      return () => {
        once.delete(lint.id);
        tell();
      };
    },
    ignoreAlways: (lint) => addAlways(always, lint),
    subscribe(listener) {
      listeners.add(listener);
      const stop = always.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** Adds a finding to the store; returns the way back. */
export function addAlways(always: AlwaysIgnored, lint: Lint): () => void {
  const key = ignoreKey(lint);
  always.add(key);
  return () => always.delete(key);
}
