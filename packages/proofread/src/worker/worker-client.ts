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

/** Why a check has no answer: it was abandoned as stale, or its thread is gone. */
export class CheckAbandoned extends Error {
  override readonly name = 'CheckAbandoned';
}

/** The end of a check. */
export interface CheckAnswer {
  /** All findings of each text, in the order of the texts. */
  readonly lints: readonly (readonly Lint[])[];
  /** Indexes of texts in which not everything was looked for: something that it takes could not be loaded. */
  readonly lacking: ReadonlySet<number>;
}

/** The findings of a text and of its paragraphs. */
export interface CheckedText {
  /** Of each paragraph, in its offsets. */
  readonly lints: readonly (readonly Lint[])[];
  /** Of the whole, in its offsets. */
  readonly wide: readonly Lint[];
}

/** Told of a text, by its index, what is known of it by then. */
export type TellLints = (index: number, lints: readonly Lint[]) => void;

/** The asking end of a thread that checks. */
export interface CheckClient {
  /** Takes effect for all later checks; the same options, with the same lists, again cost nothing. */
  configure(options: ProofreadOptions): void;
  /**
   * Checks each text. `tell` is called with the own rules' findings of each as soon as they are there, and again
   * whenever more has been found. Resolves when nothing more will come; rejects with CheckAbandoned.
   */
  check(texts: readonly string[], tell?: TellLints): Promise<CheckAnswer>;
  /** The same for all paragraphs of a text, and what only the whole of it shows, in one message to the thread. */
  checkText(text: string, paragraphs: readonly string[]): Promise<CheckedText>;
  /** What only the whole of a text shows, in its offsets. Rejects with CheckAbandoned. */
  checkWhole(text: string): Promise<readonly Lint[]>;
  /** Calls back when rules have got more, or could not get it, of the data they need. */
  onResources(listener: (state: ResourceState) => void): () => void;
  /** Lets what could not be loaded be tried again at the next check, as when a browser is online again. */
  retry(): void;
  /** Says whether somebody is typing: what has to be loaded may wait meanwhile. */
  setBusy(isBusy: boolean): void;
  /** Everything asked so far has become stale. */
  abandon(): void;
}

type Asked = Required<Omit<CheckItem, 'id'>>;

const paragraph = (text: string): Asked => ({ text, isWhole: false });
const whole = (text: string): Asked => ({ text, isWhole: true });

interface Pending {
  readonly lints: (readonly Lint[])[];
  readonly isWhole: boolean;
  readonly tell: TellLints;
  readonly resolve: (answer: CheckAnswer) => void;
  readonly reject: (reason: CheckAbandoned) => void;
}

/** Speaks with `serveChecks` at the other end of `port`. */
export function createCheckClient(port: CheckPort<CheckRequest, CheckReply>): CheckClient {
  const batches = new Map<number, Pending>();
  const stateListeners = new Set<(state: ResourceState) => void>();
  let version = 0;
  const keyOf = createOptionsKeys();
  let configured = keyOf({});

  function ask(items: readonly Asked[], tell: TellLints = () => undefined): Promise<CheckAnswer> {
    const own = ++version;
    const isWhole = items.every((item) => item.isWhole);
    return new Promise((resolve, reject) => {
      batches.set(own, { lints: [], isWhole, tell, resolve, reject });
      port.post({
        kind: 'check',
        version: own,
        items: items.map((item, i) => ({ id: String(i), ...item })),
      });
    });
  }

  function take({ lints, tell }: Pending, items: readonly CheckedItem[]): void {
    for (const { id, lints: found } of items) {
      lints[Number(id)] = found;
      tell(Number(id), found);
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
      // Nobody else looks at a text as a whole.
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
    check: (texts, tell) => ask(texts.map(paragraph), tell),
    async checkText(text, paragraphs) {
      const { lints } = await ask([...paragraphs.map(paragraph), whole(text)]);
      return { lints: lints.slice(0, -1), wide: lints.at(-1) ?? [] };
    },
    checkWhole: async (text) => (await ask([whole(text)])).lints[0] ?? [],
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
