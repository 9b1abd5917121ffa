import { activeSensitiveWords } from '@inkstone/contracts/sensitive-words';
import { readExemptWord } from '@inkstone/domain/assist';
import type { Leader, ProofreadOptions, SensitiveOptions } from '@inkstone/proofread';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { quietCall } from '../call.ts';
import { type RunningChecker, startChecker } from './checker.ts';
import { type Coverage, fullCoverage } from './coverage.ts';
import type { MyWords } from './my-words.ts';

/** How a page has its text checked. Must stay the same object. */
export interface CheckerChoice {
  /** Asks the server as well. */
  readonly withServer: boolean;
  /** How somebody who is signed in wants to be proofread, and their words. */
  readonly own?: { readonly options: ProofreadOptions; readonly words: MyWords };
}

/** Longest wait of the first check for the word lists, in ms: they are asked for once, when the page opens. */
const listsWithin = 1500;

/** The checker of a page, for as long as the page is shown. */
export function useChecker(choice: CheckerChoice): RunningChecker | null {
  const [checker, setChecker] = useState<RunningChecker | null>(null);
  useEffect(() => {
    const { withServer, own } = choice;
    const started = startChecker({ withServer });
    let sensitive: SensitiveOptions = {};
    let leaders: readonly Leader[] = [];
    const configure = () =>
      started.configure({
        ...own?.options,
        ...(own && { exemptWords: own.words.all().map(readExemptWord) }),
        sensitive,
        leaders,
        // Whoever asks for the whole of a text has said that it is one.
        documentKind: 'official',
      });
    configure();
    const stop = own?.words.subscribe(configure);
    const lists = quietCall(activeSensitiveWords, {})
      .then((active) => {
        sensitive = { categories: active.categories, lists: active.lists };
        leaders = active.leaders;
        configure();
      })
      // Without them the own list still holds.
      .catch(() => undefined);
    const isReady = Promise.race([lists, new Promise((resolve) => setTimeout(resolve, listsWithin))]);
    setChecker({
      ...started,
      check: (texts) => isReady.then(() => started.check(texts)),
      checkWhole: (text) => isReady.then(() => started.checkWhole(text)),
    });
    return () => {
      stop?.();
      started.close();
    };
  }, [choice]);
  return checker;
}

/** What a page's checker looks for by now. */
export function useCoverage(checker: RunningChecker | null): Coverage {
  const read = () => checker?.coverage.getSnapshot() ?? fullCoverage;
  return useSyncExternalStore(checker?.coverage.subscribe ?? subscribeToNothing, read, read);
}

const subscribeToNothing = () => () => undefined;
