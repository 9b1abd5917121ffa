import type { ProofreadOptions, SecondSource } from '@inkstone/proofread';
import type { HarperLinter } from '@inkstone/proofread/harper';
import { createRetryingLoader } from './retrying-loader.ts';

/** Consecutive English words, without which a text has no English sentence worth loading 8 MB. */
const english = /\b[A-Za-z']+(?:[ ,]+[A-Za-z']+){2}/;

/** Harper in this thread, loaded when the first English sentence is checked: this takes seconds of processor time and 300 MB. */
export interface Harper {
  /** Rejects for English while harper cannot be loaded. */
  source(options: ProofreadOptions): SecondSource;
  /** The next check retries loading immediately. */
  retryNow(): void;
}

export function createHarper({
  load = () => loadLinter(),
  now = Date.now,
  quiet = async () => undefined,
}: {
  readonly load?: () => Promise<HarperLinter>;
  readonly now?: () => number;
  /** Awaited before harper is loaded. */
  readonly quiet?: () => Promise<void>;
} = {}): Harper {
  const loader = createRetryingLoader(() => quiet().then(load), now);
  async function getLinter(): Promise<HarperLinter> {
    const linter = await loader.get();
    if (linter === null) throw new Error('Harper cannot be loaded now.');
    return linter;
  }
  return {
    source(options) {
      let source: SecondSource | undefined;
      return {
        async checkParagraph(text) {
          if (!english.test(text)) return [];
          // Before the linter, because a Chinese sentence with English names in it needs none.
          const { createHarperSource } = await import('@inkstone/proofread/harper');
          source ??= createHarperSource(getLinter, options);
          return source.checkParagraph(text);
        },
      };
    },
    retryNow: () => loader.retryNow(),
  };
}

/** Rejects when harper, or its wasm at `url`, cannot be fetched; another call fetches again. */
export async function loadLinter(url?: string): Promise<HarperLinter> {
  const [{ createBinaryModuleFromUrl, Dialect, LocalLinter }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  // A new binary each time, because a failed one stays failed.
  const binary = createBinaryModuleFromUrl(url ?? String(slimBinary.url), 'slim');
  // The linter also fetches the binary, but does not handle a rejection.
  await binary.setup();
  const loaded = new LocalLinter({ binary, dialect: Dialect.American });
  await loaded.setup();
  return loaded;
}
