import type { TextChecker } from '@inkstone/editor/lints';
import { hashText } from '@inkstone/kernel';
import { type FindingsByHash, type Lint, mergeFindings } from '@inkstone/proofread';
import { type Checked, carryOver, isEditOf } from './carry-over.ts';

/** Texts whose findings are remembered for merging. */
const remembered = 5000;
/** Texts in which the server has, or is likely to have, found something, whose edited forms are looked for. */
const recentTexts = 30;

/** A merged checker knows whether the server answers. */
export interface MergedChecker extends TextChecker {
  /** Calls back when the server could not be asked, or could again. */
  onReach(listener: (isReached: boolean) => void): void;
  /** Asks the server again about what it could not be asked. */
  retry(): void;
}

interface Known {
  readonly local: readonly Lint[];
  readonly server: readonly Lint[];
}

/**
 * A checker that answers with the local engine and adds what the server finds, later and by the hash of the
 * paragraph. Until it has answered for an edited paragraph, what it found before the edit and the edit did not
 * touch stays, so that marks do not flicker. A server that cannot be reached adds nothing, and is
 * asked again with what is checked next.
 */
export function createMergedChecker(local: TextChecker, server: TextChecker): MergedChecker {
  const known = new Map<string, Known>();
  let recent: Checked[] = [];
  let unanswered: readonly string[] = [];
  const listeners = new Set<(findings: FindingsByHash) => void>();
  const reachListeners = new Set<(isReached: boolean) => void>();

  function learn(hash: string, part: Partial<Known>): readonly Lint[] {
    const merged = { local: [], server: [], ...known.get(hash), ...part };
    known.delete(hash);
    known.set(hash, merged);
    const oldest = known.size > remembered ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    return mergeFindings(merged.local, merged.server);
  }

  function tell(findings: FindingsByHash): void {
    for (const listener of listeners) listener(findings);
  }

  async function askServer(current: readonly string[]): Promise<void> {
    const waiting = unanswered.filter((one) => !current.some((text) => isEditOf(one, text)));
    unanswered = [];
    const texts = [...waiting, ...current];
    const results = await server.check(texts).catch(() => null);
    for (const listener of reachListeners) listener(results !== null);
    if (!results) {
      unanswered = [...unanswered, ...texts].slice(-recentTexts);
      return;
    }
    for (const [i, text] of texts.entries()) remember(text, results[i] ?? []);
    tell(new Map(texts.map((text, i) => byHash(text, 'server', results[i]))));
  }

  function byHash(text: string, part: keyof Known, lints: readonly Lint[] = []): [string, readonly Lint[]] {
    const hash = hashText(text);
    return [hash, learn(hash, { [part]: lints })];
  }

  function remember(text: string, lints: readonly Lint[]): void {
    recent = recent.filter((one) => !isEditOf(one.text, text));
    if (lints.length > 0) recent = [{ text, lints }, ...recent].slice(0, recentTexts);
  }

  /** What the server is likely to say, from what it said of the text before it was edited. */
  function expectFor(text: string): void {
    const hash = hashText(text);
    if (known.has(hash)) return;
    const before = recent.find((one) => isEditOf(one.text, text));
    if (before === undefined) return;
    const lints = carryOver(before, text);
    learn(hash, { server: lints });
    // The next edit is compared with this one: without a pause many follow before the server is asked.
    remember(text, lints);
  }

  local.onImproved?.((findings) => {
    tell(new Map([...findings].map(([hash, lints]) => [hash, learn(hash, { local: lints })])));
  });

  return {
    async check(texts) {
      const results = await local.check(texts);
      for (const text of texts) expectFor(text);
      void askServer(texts);
      return texts.map((text, i) => byHash(text, 'local', results[i])[1]);
    },
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReach: (listener) => void reachListeners.add(listener),
    retry() {
      if (unanswered.length > 0) void askServer([]);
    },
  };
}
