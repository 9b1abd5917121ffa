import { readLexicon, readNgrams, readTagger } from '@inkstone/english';
import lexiconUrl from '@inkstone/english/data/lexicon.bin?url';
import ngramsUrl from '@inkstone/english/data/ngrams.bin?url';
import taggerUrl from '@inkstone/english/data/tagger.bin?url';
import type { ResourcePart } from '@inkstone/proofread';
import { createRetryingLoader } from './retrying-loader.ts';

/** What the rules know of English, each part fetched when it is first asked for. */
export interface English {
  /** Words and their kinds first: with a megabyte spelling and most rules can begin. Then the 4 MB of counts. */
  readonly parts: readonly ResourcePart[];
  /** The next check tries to load what is missing, however lately that has failed. */
  retryNow(): void;
}

export function createEnglish({
  fetchBytes = fetchFile,
  now = Date.now,
}: {
  readonly fetchBytes?: (url: string) => Promise<ArrayBuffer>;
  readonly now?: () => number;
} = {}): English {
  const loaders = [
    createRetryingLoader(async () => {
      const [lexicon, tagger] = await Promise.all([fetchBytes(lexiconUrl), fetchBytes(taggerUrl)]);
      return { lexicon: readLexicon(lexicon), tagger: readTagger(tagger) };
    }, now),
    createRetryingLoader(async () => ({ ngrams: readNgrams(await fetchBytes(ngramsUrl)) }), now),
  ];
  return {
    parts: loaders.map((loader) => () => loader.get()),
    retryNow() {
      for (const loader of loaders) loader.retryNow();
    },
  };
}

/** Whether a text has English words: without any, none of the data is needed. */
export function hasEnglish(text: string): boolean {
  return /\p{Script=Latin}{2}/u.test(text);
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}
