import { hashText } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';
import type { ProofreadOptions } from '../settings.ts';
import { createOptionsKeys } from './options-key.ts';
import type { CheckPort, CheckReply, CheckRequest, ResourceState } from './protocol.ts';

/** Why a check has no answer: it was abandoned as stale, or its thread is gone. */
export class CheckAbandoned extends Error {
  override readonly name = 'CheckAbandoned';
}

/** Findings by the hash of their paragraph (`hashText`). */
export type FindingsByHash = ReadonlyMap<string, readonly Lint[]>;

/** The asking end of a thread that checks. */
export interface CheckClient {
  /** Takes effect for all later checks; the same options, with the same lists, again cost nothing. */
  configure(options: ProofreadOptions): void;
  /** The own rules' findings of each paragraph, in the same order. Rejects with CheckAbandoned. */
  check(texts: readonly string[]): Promise<readonly (readonly Lint[])[]>;
  /** The same after the second engine has had its say. */
  checkFully(texts: readonly string[]): Promise<readonly (readonly Lint[])[]>;
  /** What only the whole of a text shows, in its offsets. Rejects with CheckAbandoned. */
  checkWhole(text: string): Promise<readonly Lint[]>;
  /** Calls back with all findings of a paragraph when the second engine has found more. */
  onImproved(listener: (findings: FindingsByHash) => void): () => void;
  /** Calls back when rules have got more, or could not get it, of the data they need. */
  onResources(listener: (state: ResourceState) => void): () => void;
  /** Lets what could not be loaded be tried again, as when a browser is online again. */
  retry(): void;
  /** Everything asked so far has become stale. */
  abandon(): void;
}

interface Pending {
  readonly texts: readonly string[];
  readonly lints: (readonly Lint[])[];
  readonly isFull: boolean;
  readonly resolve: (lints: readonly (readonly Lint[])[]) => void;
  readonly reject: (reason: CheckAbandoned) => void;
}

/** Speaks with `serveChecks` at the other end of `port`. */
export function createCheckClient(port: CheckPort<CheckRequest, CheckReply>): CheckClient {
  const batches = new Map<number, Pending>();
  const listeners = new Set<(findings: FindingsByHash) => void>();
  const stateListeners = new Set<(state: ResourceState) => void>();
  let version = 0;
  const keyOf = createOptionsKeys();
  let configured = keyOf({});

  function ask(
    texts: readonly string[],
    { isFull = false, isWhole = false } = {},
  ): Promise<readonly (readonly Lint[])[]> {
    const own = ++version;
    return new Promise((resolve, reject) => {
      batches.set(own, { texts, lints: [], isFull, resolve, reject });
      port.post({
        kind: 'check',
        version: own,
        items: texts.map((text, i) => ({ id: String(i), text, isWhole })),
      });
    });
  }

  port.listen((reply) => {
    if (reply.kind === 'resources') {
      for (const listener of stateListeners) listener(reply.state);
      return;
    }
    const batch = batches.get(reply.version);
    if (batch === undefined) return;
    if (reply.kind === 'checked') {
      for (const { id, lints } of reply.items) batch.lints[Number(id)] = lints;
      if (!batch.isFull) batch.resolve(batch.lints);
    } else if (reply.kind === 'improved') {
      batch.lints[Number(reply.item.id)] = reply.item.lints;
      const text = batch.texts[Number(reply.item.id)] ?? '';
      for (const listener of listeners) listener(new Map([[hashText(text), reply.item.lints]]));
    } else {
      batches.delete(reply.version);
      batch.resolve(batch.lints);
    }
  });

  return {
    configure(options) {
      const key = keyOf(options);
      if (key === configured) return;
      configured = key;
      port.post({ kind: 'configure', options, key });
    },
    check: (texts) => ask(texts),
    checkFully: (texts) => ask(texts, { isFull: true }),
    checkWhole: async (text) => (await ask([text], { isWhole: true }))[0] ?? [],
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onResources(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    retry: () => port.post({ kind: 'retry' }),
    abandon() {
      if (batches.size === 0) return;
      port.post({ kind: 'abandon', version });
      for (const batch of batches.values()) batch.reject(new CheckAbandoned());
      batches.clear();
    },
  };
}
