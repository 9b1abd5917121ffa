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
import type { CheckStep, Proofreader } from '../../ports/proofreader.ts';
import { type CheckThread, createCheckThread } from './check-thread.ts';

/** Texts longer than this, in characters, are checked in the background. */
const longText = 20_000;
/** Characters per part: short enough for other checks to run in between, long enough to provide context. */
const partLength = 5000;
const noPack: PackState = { state: 'missing', version: null };

/**
 * Creates a proofreader with one thread for interactive checks and one for long texts and files. Threads
 * start on demand and end after an idle time. `languagePack` is the folder of the Chinese language pack.
 */
export function createServerProofreader(languagePack: string | null): Proofreader {
  let pack: Promise<PackState> | undefined;
  const interactive = createCheckThread({ languagePack, isBackground: false });
  const background = createCheckThread({ languagePack, isBackground: true });

  return {
    async close() {
      await Promise.all([interactive.close(), background.close()]);
    },
    keepWarm: () => interactive.keepWarm(),
    warm: () => interactive.warm(),
    languagePack() {
      pack ??= languagePack === null ? Promise.resolve(noPack) : inspectPack(languagePack);
      return pack;
    },
    async check(text, options, checkOptions = {}) {
      let lints: readonly Lint[] = [];
      for await (const step of this.checkInSteps(text, options, checkOptions)) {
        lints = step.lints;
        if (!step.isLast) checkOptions.onProgress?.(step.checked, text.length);
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
