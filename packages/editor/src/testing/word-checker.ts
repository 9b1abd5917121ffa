import { hashText } from '@inkstone/kernel';
import type { FindingsByHash, Lint } from '@inkstone/proofread';
import type { TextChecker } from '../lints/index.ts';

/** Finds given words and suggests others: a checker for tests that answers when it is told to. */
export interface WordChecker extends TextChecker {
  /** Texts asked for, in order. */
  readonly asked: string[];
  /** Lets answers go out at once (the usual state) or holds them back. */
  hold(isHeld: boolean): void;
  /** Sends further findings for a text, as a second engine does. */
  improve(text: string, words: Readonly<Record<string, string>>): void;
  /** Makes every check fail until called with false. */
  fail(isFailing: boolean): void;
}

export function createWordChecker(words: Readonly<Record<string, string>>): WordChecker {
  let isFailing = false;
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  const listeners = new Set<(findings: FindingsByHash) => void>();
  const asked: string[] = [];
  return {
    asked,
    async check(texts) {
      asked.push(...texts);
      await gate;
      if (isFailing) throw new Error('the checker is away');
      return texts.map((text) => findWords(text, words));
    },
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold(isHeld) {
      open();
      if (!isHeld) return;
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    improve(text, more) {
      const findings = new Map([[hashText(text), findWords(text, { ...words, ...more })]]);
      for (const listener of listeners) listener(findings);
    },
    fail(failing) {
      isFailing = failing;
    },
  };
}

/** The findings of a text: every occurrence of the words. */
export function findWords(text: string, words: Readonly<Record<string, string>>): Lint[] {
  const found: Lint[] = [];
  for (const [word, replacement] of Object.entries(words)) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      found.push(lintOf(word, replacement, at, text));
    }
  }
  return found;
}

function lintOf(original: string, replacement: string, start: number, text: string): Lint {
  const ruleId = `test/${original}`;
  return {
    id: hashText(`${ruleId}${text}${start}`),
    ruleId,
    span: { start, end: start + original.length },
    original,
    replacements: [replacement],
    credible: 0.9,
    severity: 'error',
    category: 'spelling',
    language: 'en',
    brief: { key: 'test', params: {} },
    full: { key: 'test', params: {} },
    source: 'rule',
  };
}
