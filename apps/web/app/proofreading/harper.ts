import type { ProofreadOptions, SecondSource } from '@inkstone/proofread';
import type { HarperLinter } from '@inkstone/proofread/harper';
import { createRetryingLoader } from './retrying-loader.ts';

/** Some words of English in a row: less is not worth loading 8 MB for. */
const english = /\b[A-Za-z']+(?:[ ,]+[A-Za-z']+){2}/;

/** Harper in this thread, loaded when the first English sentence is to be checked. */
export interface Harper {
  /** Finds nothing while harper cannot be loaded. */
  source(options: ProofreadOptions): SecondSource;
  /** The next check tries to load it, however lately that has failed. */
  retryNow(): void;
}

export function createHarper({
  load = () => loadLinter(),
  now = Date.now,
}: {
  readonly load?: () => Promise<HarperLinter>;
  readonly now?: () => number;
} = {}): Harper {
  const loader = createRetryingLoader(load, now);
  return {
    source: (options) => ({
      async checkParagraph(text) {
        if (!english.test(text)) return [];
        const linter = await loader.get();
        if (linter === null) return [];
        const { createHarperSource } = await import('@inkstone/proofread/harper');
        return createHarperSource(linter, options).checkParagraph(text);
      },
    }),
    retryNow: () => loader.retryNow(),
  };
}

/** Rejects where harper, or its wasm at `url`, cannot be fetched; asked again, it fetches again. */
export async function loadLinter(url?: string): Promise<HarperLinter> {
  const [{ createBinaryModuleFromUrl, Dialect, LocalLinter }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  // A binary of its own each time: one that could not be fetched stays so for good.
  const binary = createBinaryModuleFromUrl(url ?? String(slimBinary.url), 'slim');
  // The linter fetches too, but does not catch what comes of it.
  await binary.setup();
  const loaded = new LocalLinter({ binary, dialect: Dialect.American });
  await loaded.setup();
  return loaded;
}
