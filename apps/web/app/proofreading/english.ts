import { readLexicon, readNgrams, readTagger } from '@inkstone/english';
import lexiconUrl from '@inkstone/english/data/lexicon.bin?url';
import ngramsUrl from '@inkstone/english/data/ngrams.bin?url';
import taggerUrl from '@inkstone/english/data/tagger.bin?url';
import type { Resources } from '@inkstone/proofread';
import { createRetryingLoader, type RetryingLoader } from './retrying-loader.ts';

/** What the rules know of English, fetched when it is first asked for. */
export function createEnglish({
  load = fetchEnglish,
  now = Date.now,
}: {
  readonly load?: () => Promise<Resources>;
  readonly now?: () => number;
} = {}): RetryingLoader<Resources> {
  return createRetryingLoader(load, now);
}

async function fetchEnglish(): Promise<Resources> {
  const [lexicon, ngrams, tagger] = await Promise.all([
    fetchBytes(lexiconUrl),
    fetchBytes(ngramsUrl),
    fetchBytes(taggerUrl),
  ]);
  return { lexicon: readLexicon(lexicon), ngrams: readNgrams(ngrams), tagger: readTagger(tagger) };
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}
