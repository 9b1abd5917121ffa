import { AppError } from '@inkstone/contracts';
import { type WordCheck, wordListLimits } from '@inkstone/contracts/word-list';

/** Checks of words on their way to the server, which counts them. */
export interface WordChecks {
  /** Notes a check; one of the same finding again does no harm. */
  note(check: WordCheck): void;
  /** Sends what has not been sent; what cannot be stays on this device. */
  flush(): Promise<void>;
  close(): void;
}

/** What checks are kept and sent with. */
export interface WordCheckParts {
  readonly accountId: string;
  /** Gives the words that came onto the list by it. */
  readonly send: (checks: WordCheck[]) => Promise<readonly string[]>;
  readonly onAdded: (words: readonly string[]) => void;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Nobody waits for the count: checks are sent together, so much later, in ms. */
export const sendDelay = 5000;
/** The oldest are forgotten beyond this many. */
const most = 500;

/** A queue of one account on this device, kept until the server has counted it. */
export function createWordChecks({ accountId, send, onAdded, storage }: WordCheckParts): WordChecks {
  const name = `inkstone.word-checks.${accountId}`;
  const noted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(checks: readonly WordCheck[]): void {
    try {
      if (checks.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(checks.slice(-most)));
    } catch {
      // A full or forbidden storage: then what is offline is not counted.
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
      // What the server cannot read now it will not be able to read later.
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
