import { inspectPack, type PackState } from '@inkstone/chinese/files';
import { type Span, shift } from '@inkstone/kernel';
import {
  type CheckClient,
  type Lint,
  mergeFindings,
  type ProofreadOptions,
  partsOf,
  splitParagraphs,
} from '@inkstone/proofread/client';
import { type CheckThread, createCheckThread } from './check-thread.ts';

/** Called after each part of a long text with the number of characters (UTF-16) checked. */
export type OnProgress = (checked: number, total: number) => void;

/** Options of a check. */
export interface CheckManner {
  readonly onProgress?: OnProgress;
  /** Whether no user waits for the result, as with a whole file: it then yields to interactive checks. */
  readonly isBackground?: boolean;
  /** Stops the check, which rejects with CheckAbandoned. */
  readonly signal?: AbortSignal;
}

/** The progress of a check after another part. */
export interface CheckStep {
  /** Characters (UTF-16) checked so far. */
  readonly checked: number;
  /** The findings of that part; in the last step, all findings of the text, in order. */
  readonly lints: readonly Lint[];
  readonly isLast: boolean;
}

/** Proofreads whole texts in worker threads. */
export interface ServerProofreader {
  /** Returns all findings, in order. Rejects with CheckAbandoned. */
  check(text: string, options: ProofreadOptions, manner?: CheckManner): Promise<readonly Lint[]>;
  /** Like `check`, in steps. Other checks may run between two steps. */
  checkInSteps(text: string, options: ProofreadOptions, manner?: CheckManner): AsyncIterable<CheckStep>;
  /** Whether a Chinese language pack is used, and which. */
  languagePack(): Promise<PackState>;
  /** Starts and warms the interactive thread without waiting for it, and keeps it running. */
  keepWarm(): void;
  /** Ends the threads; running checks are abandoned. */
  close(): Promise<void>;
}

/** Texts longer than this, in characters, are checked in the background. */
const longText = 20_000;
/** Characters per part: short enough for other checks to run in between, long enough to provide context. */
const partLength = 5000;
const noPack: PackState = { state: 'missing', version: null };

/**
 * Creates a proofreader with one thread for interactive checks and one for long texts and files. Threads
 * start on demand and end after an idle time. `languagePack` is the folder of the Chinese language pack.
 */
export function createServerProofreader(languagePack: string | null): ServerProofreader {
  let pack: Promise<PackState> | undefined;
  const interactive = createCheckThread({ languagePack, isBackground: false });
  const background = createCheckThread({ languagePack, isBackground: true });

  return {
    async close() {
      await Promise.all([interactive.close(), background.close()]);
    },
    keepWarm: () => interactive.keepWarm(),
    languagePack() {
      pack ??= languagePack === null ? Promise.resolve(noPack) : inspectPack(languagePack);
      return pack;
    },
    async check(text, options, manner = {}) {
      let lints: readonly Lint[] = [];
      for await (const step of this.checkInSteps(text, options, manner)) {
        lints = step.lints;
        if (!step.isLast) manner.onProgress?.(step.checked, text.length);
      }
      return lints;
    },
    checkInSteps(text, options, { isBackground = text.length > longText, signal } = {}) {
      return checkSteps(isBackground ? background : interactive, { text, options, signal });
    },
  };
}

async function* checkSteps(
  thread: CheckThread,
  {
    text,
    options,
    signal,
  }: {
    readonly text: string;
    readonly options: ProofreadOptions;
    readonly signal: AbortSignal | undefined;
  },
): AsyncGenerator<CheckStep> {
  const lints: Lint[] = [];
  let checked = 0;
  const use = <Result>(work: (client: CheckClient) => Promise<Result>) =>
    thread.use(
      checked,
      (client) => {
        client.configure(options);
        return work(client);
      },
      signal,
    );
  const parts = partsOf(splitParagraphs(text), partLength);
  const [only, ...others] = parts;
  if (only && others.length === 0) {
    // A text of one part is sent as one message, including the checks of the whole text.
    const found = await use((client) => client.checkText(text, textsOf(text, only)));
    const all = mergeFindings(placeLints(only, found.lints), found.wide);
    yield { checked: text.length, lints: all, isLast: true };
    return;
  }
  for (const part of parts) {
    const found = await use((client) => client.check(textsOf(text, part)));
    const own = placeLints(part, found.lints);
    lints.push(...own);
    checked = part.at(-1)?.end ?? checked;
    yield { checked, lints: own, isLast: false };
  }
  const wide = checked === 0 ? [] : await use((client) => client.checkWhole(text));
  yield { checked, lints: mergeFindings(lints, wide), isLast: true };
}

const textsOf = (text: string, part: readonly Span[]) => part.map(({ start, end }) => text.slice(start, end));

/** Maps findings of paragraphs to offsets of their text. */
function placeLints(part: readonly Span[], lints: readonly (readonly Lint[])[]): Lint[] {
  return part.flatMap(({ start }, i) =>
    (lints[i] ?? []).map((lint) => ({ ...lint, span: shift(lint.span, start) })),
  );
}
