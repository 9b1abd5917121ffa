import { AppError } from '@inkstone/contracts';
import { type WordCheck, wordListLimits } from '@inkstone/contracts/assist/word-list';

/** A queue of reviewed words that are sent to the server, which counts them. */
export interface WordChecks {
  /** Records a review; recording the same finding again has no effect. */
  note(check: WordCheck): void;
  /** Sends the queued reviews. Those that cannot be sent stay on this device. */
  flush(): Promise<void>;
  close(): void;
}

/** Dependencies of the queue. */
export interface WordCheckParts {
  readonly accountId: string;
  /** Receives the words that were added to the list as a result. */
  readonly send: (checks: WordCheck[]) => Promise<readonly string[]>;
  readonly onAdded: (words: readonly string[]) => void;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Delay in which reviews are collected into one request, in ms; counting is not urgent. */
export const sendDelay = 5000;
/** Maximum number of entries; the oldest are removed. */
const maxEntries = 500;

/** The queue of one account on this device, stored until the server has counted it. */
export function createWordChecks({ accountId, send, onAdded, storage }: WordCheckParts): WordChecks {
  const name = `inkstone.word-checks.${accountId}`;
  const noted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(checks: readonly WordCheck[]): void {
    try {
      if (checks.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(checks.slice(-maxEntries)));
    } catch {
      // Storage is full or blocked: reviews made offline are not counted.
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const checks = readKept(storage.getItem(name)).slice(0, wordListLimits.checksAtOnce);
    if (checks.length === 0) return;
    const sent = new Set(checks.map(keyOf));
    try {
      const added = await send(checks);
      if (added.length > 0) onAdded(added);
    } catch (error) {
      // Reviews that the server rejects now would be rejected again.
      if (!(error instanceof AppError) || error.code !== 'invalid_request') return;
    }
    const left = readKept(storage.getItem(name)).filter((check) => !sent.has(keyOf(check)));
    keep(left);
    if (left.length > 0) sendLater();
  }

  function sendLater(): void {
    timer ??= setTimeout(() => void flush(), sendDelay);
  }

  return {
    note(check) {
      if (noted.has(keyOf(check))) return;
      noted.add(keyOf(check));
      keep([...readKept(storage.getItem(name)), check]);
      sendLater();
    },
    flush,
    close: () => clearTimeout(timer),
  };
}

const keyOf = ({ documentId, finding }: WordCheck) => `${documentId} ${finding}`;

function readKept(kept: string | null): WordCheck[] {
  try {
    const checks: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(checks) ? checks : [];
  } catch {
    return [];
  }
}
