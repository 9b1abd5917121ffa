import type { TextChecker } from '@inkstone/editor/lints';
import { hashText } from '@inkstone/kernel';
import { type FindingsByHash, type Lint, mergeFindings } from '@inkstone/proofread';

/** Texts whose findings are remembered for merging. */
const remembered = 5000;

interface Known {
  readonly local: readonly Lint[];
  readonly server: readonly Lint[];
}

/**
 * A checker that answers with the local engine and adds what the server finds, later and by the hash of the
 * paragraph. A server that cannot be reached adds nothing.
 */
export function createMergedChecker(local: TextChecker, server: TextChecker): TextChecker {
  const known = new Map<string, Known>();
  const listeners = new Set<(findings: FindingsByHash) => void>();

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

  async function askServer(texts: readonly string[]): Promise<void> {
    const results = await server.check(texts).catch(() => null);
    if (results) tell(new Map(texts.map((text, i) => byHash(text, 'server', results[i]))));
  }

  function byHash(text: string, part: keyof Known, lints: readonly Lint[] = []): [string, readonly Lint[]] {
    const hash = hashText(text);
    return [hash, learn(hash, { [part]: lints })];
  }

  local.onImproved?.((findings) => {
    tell(new Map([...findings].map(([hash, lints]) => [hash, learn(hash, { local: lints })])));
  });

  return {
    async check(texts) {
      const results = await local.check(texts);
      void askServer(texts);
      return texts.map((text, i) => byHash(text, 'local', results[i])[1]);
    },
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
