import { readLexicon, readNgrams, readTagger } from '@inkstone/english';
import lexiconUrl from '@inkstone/english/data/lexicon.bin?url';
import ngramsUrl from '@inkstone/english/data/ngrams.bin?url';
import taggerUrl from '@inkstone/english/data/tagger.bin?url';
import type { ResourcePart } from '@inkstone/proofread';
import { createRetryingLoader } from './retrying-loader.ts';

/** The English language data of the rules; each part is fetched on first use. */
export interface English {
  /** Lexicon and tagger first (1 MB), which spelling and most rules need; then the n-gram counts (4 MB). */
  readonly parts: readonly ResourcePart[];
  /** The next check retries loading missing data immediately. */
  retryNow(): void;
}

export function createEnglish({
  fetchBytes = fetchFile,
  now = Date.now,
  quiet = async () => undefined,
}: {
  readonly fetchBytes?: (url: string) => Promise<ArrayBuffer>;
  readonly now?: () => number;
  /** Awaited before each step that uses the network or the processor. */
  readonly quiet?: () => Promise<void>;
} = {}): English {
  async function load(...urls: readonly string[]): Promise<readonly ArrayBuffer[]> {
    await quiet();
    const files = await Promise.all(urls.map(fetchBytes));
    await quiet();
    return files;
  }

  const loaders = [
    createRetryingLoader(async () => {
      const [lexicon, tagger] = await load(lexiconUrl, taggerUrl);
      return lexicon && tagger ? { lexicon: readLexicon(lexicon), tagger: readTagger(tagger) } : {};
    }, now),
    createRetryingLoader(async () => {
      const [ngrams] = await load(ngramsUrl);
      return ngrams ? { ngrams: readNgrams(ngrams) } : {};
    }, now),
  ];
  return {
    parts: loaders.map((loader) => () => loader.get()),
    retryNow() {
      for (const loader of loaders) loader.retryNow();
    },
  };
}

/** Whether a text contains English words; other texts need no data. */
export function hasEnglish(text: string): boolean {
  return /\p{Script=Latin}{2}/u.test(text);
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}
