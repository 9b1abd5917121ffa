import type { Lint } from '../lint.ts';
import type { ProofreadOptions } from '../settings.ts';
import { createOptionsKeys } from './options-key.ts';
import type {
  CheckedItem,
  CheckItem,
  CheckPort,
  CheckReply,
  CheckRequest,
  ResourceState,
} from './protocol.ts';

/** The reason of a rejected check: it was cancelled, or its thread ended. */
export class CheckAbandoned extends Error {
  override readonly name = 'CheckAbandoned';
}

/** Final result of a check. */
export interface CheckAnswer {
  /** All findings of each text, in the order of the texts. */
  readonly lints: readonly (readonly Lint[])[];
  /** Indexes of texts that were not checked completely, because something could not be loaded. */
  readonly lacking: ReadonlySet<number>;
}

/** The findings of a text and of its paragraphs. */
export interface CheckedText {
  /** By paragraph, in its offsets. */
  readonly lints: readonly (readonly Lint[])[];
  /** Findings that require the whole text, in its offsets. */
  readonly wide: readonly Lint[];
}

/** Receives intermediate findings of a text, by its index. */
export type OnLints = (index: number, lints: readonly Lint[]) => void;

/** Client of a checking thread. */
export interface CheckClient {
  /** Sets the options of all later checks; free of cost for the same options with the same lists. */
  configure(options: ProofreadOptions): void;
  /**
   * Checks each text. `onLints` is called with the findings of the built-in rules as soon as they are known, and
   * again whenever there are more. Resolves when the results are final; rejects with CheckAbandoned.
   */
  check(texts: readonly string[], onLints?: OnLints): Promise<CheckAnswer>;
  /** Checks all paragraphs of a text, and the text as a whole, in one message. */
  checkText(text: string, paragraphs: readonly string[]): Promise<CheckedText>;
  /** Returns the findings that require the whole text, in its offsets. Rejects with CheckAbandoned. */
  checkWhole(text: string): Promise<readonly Lint[]>;
  /** Subscribes to changes of the state of resources. */
  onResources(listener: (state: ResourceState) => void): () => void;
  /** Allows failed loading to be retried at the next check, for example when the browser is online again. */
  retry(): void;
  /** Reports whether the user is typing, during which loading may be postponed. */
  setBusy(isBusy: boolean): void;
  /** Cancels all pending checks. */
  abandon(): void;
}

type CheckRequestItem = Required<Omit<CheckItem, 'id'>>;

const paragraph = (text: string): CheckRequestItem => ({ text, isWhole: false });
const whole = (text: string): CheckRequestItem => ({ text, isWhole: true });

interface Pending {
  readonly lints: (readonly Lint[])[];
  readonly isWhole: boolean;
  readonly onLints: OnLints;
  readonly resolve: (answer: CheckAnswer) => void;
  readonly reject: (reason: CheckAbandoned) => void;
}

/** Creates a client of `serveChecks` at the other end of `port`. */
export function createCheckClient(port: CheckPort<CheckRequest, CheckReply>): CheckClient {
  const batches = new Map<number, Pending>();
  const stateListeners = new Set<(state: ResourceState) => void>();
  let version = 0;
  const keyOf = createOptionsKeys();
  let configured = keyOf({});

  function send(
    items: readonly CheckRequestItem[],
    onLints: OnLints = () => undefined,
  ): Promise<CheckAnswer> {
    const own = ++version;
    const isWhole = items.every((item) => item.isWhole);
    return new Promise((resolve, reject) => {
      batches.set(own, { lints: [], isWhole, onLints, resolve, reject });
      port.post({
        kind: 'check',
        version: own,
        items: items.map((item, i) => ({ id: String(i), ...item })),
      });
    });
  }

  function take({ lints, onLints }: Pending, items: readonly CheckedItem[]): void {
    for (const { id, lints: found } of items) {
      lints[Number(id)] = found;
      onLints(Number(id), found);
    }
  }

  port.listen((reply) => {
    if (reply.kind === 'resources') {
      for (const listener of stateListeners) listener(reply.state);
      return;
    }
    const batch = batches.get(reply.version);
    if (batch === undefined) return;
    if (reply.kind === 'checked') {
      take(batch, reply.items);
      // The second engine does not check whole texts.
      if (batch.isWhole) batch.resolve({ lints: batch.lints, lacking: new Set() });
    } else if (reply.kind === 'improved') {
      take(batch, [reply.item]);
    } else {
      batches.delete(reply.version);
      batch.resolve({ lints: batch.lints, lacking: new Set(reply.lacking.map(Number)) });
    }
  });

  return {
    configure(options) {
      const key = keyOf(options);
      if (key === configured) return;
      configured = key;
      port.post({ kind: 'configure', options, key });
    },
    check: (texts, onLints) => send(texts.map(paragraph), onLints),
    async checkText(text, paragraphs) {
      const { lints } = await send([...paragraphs.map(paragraph), whole(text)]);
      return { lints: lints.slice(0, -1), wide: lints.at(-1) ?? [] };
    },
    checkWhole: async (text) => (await send([whole(text)])).lints[0] ?? [],
    onResources(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    retry: () => port.post({ kind: 'retry' }),
    setBusy: (isBusy) => port.post({ kind: 'busy', isBusy }),
    abandon() {
      if (batches.size === 0) return;
      port.post({ kind: 'abandon', version });
      for (const batch of batches.values()) batch.reject(new CheckAbandoned());
      batches.clear();
    },
  };
}
