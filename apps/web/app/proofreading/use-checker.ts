import type { TextChecker } from '@inkstone/editor/lints';
import type { ProofreadOptions } from '@inkstone/proofread';
import { useEffect, useState } from 'react';
import { startChecker } from './checker.ts';
import type { MyWords } from './my-words.ts';

/** How a page has its text checked. Must stay the same object. */
export interface CheckerChoice {
  /** Asks the server as well. */
  readonly withServer: boolean;
  /** How somebody who is signed in wants to be proofread, and their words. */
  readonly own?: { readonly options: ProofreadOptions; readonly words: MyWords };
}

/** The checker of a page, for as long as the page is shown. */
export function useChecker(choice: CheckerChoice): TextChecker | null {
  const [checker, setChecker] = useState<TextChecker | null>(null);
  useEffect(() => {
    const { withServer, own } = choice;
    const started = startChecker({ withServer });
    const configure = () => own && started.configure({ ...own.options, exemptWords: own.words.all() });
    configure();
    const stop = own?.words.subscribe(configure);
    setChecker(started);
    return () => {
      stop?.();
      started.close();
    };
  }, [choice]);
  return checker;
}
