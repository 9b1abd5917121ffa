import { chooseSensitiveCategories, type SensitiveGroup } from '@inkstone/contracts/assist/sensitive-words';
import { readExemptWord } from '@inkstone/domain/assist';
import { defaultSensitiveCategories, type ProofreadOptions, type Term } from '@inkstone/proofread/client';
import { useEffect, useState } from 'react';
import { quietCall } from '../../platform/call.ts';
import { type ActiveLists, followLists } from './follow-lists.ts';
import type { FollowTerms } from './follow-terms.ts';
import type { MyWords } from './my-words.ts';
import { createSensitiveGroups } from './sensitive-groups.ts';
import { type Checking, startChecking } from './start-checking.ts';

/** Options for checking a page's text. Must be the same object on every render. */
export interface CheckChoice {
  /** Also queries the server. */
  readonly withServer: boolean;
  /** The id of the checked document; undefined in the trial. */
  readonly documentId?: string;
  /** The preferences, exempt words and terms of the signed-in user; no terms if these are not to be checked. */
  readonly own?: {
    readonly options: ProofreadOptions;
    readonly words: MyWords;
    readonly followTerms: FollowTerms | null;
  };
}

/** Maximum time for which a check waits for word lists and terms before it counts as complete, in ms. */
const listsWithin = 5000;

/** The checking service of a page while the page is mounted; null until it has been started. */
export function useChecking(choice: CheckChoice): Checking | null {
  const [checking, setChecking] = useState<Checking | null>(null);
  useEffect(() => {
    const { withServer, documentId, own } = choice;
    const groups = createSensitiveGroups(own ? keepGroups : async () => undefined);
    const late = new Promise((resolve) => setTimeout(resolve, listsWithin));
    const { promise: settled, resolve: settle } = Promise.withResolvers<unknown>();
    const started = startChecking({ withServer, documentId, groups, until: Promise.race([settled, late]) });
    const { loaded, stop } = followSettings(started, own);
    settle(loaded);
    setChecking(started);
    return () => {
      stop();
      started.close();
    };
  }, [choice]);
  return checking;
}

/** Lists that apply if the server cannot be queried. */
const usualLists: ActiveLists = { categories: [...defaultSensitiveCategories], lists: [], leaders: [] };

const keepGroups = (groups: readonly SensitiveGroup[]) =>
  quietCall(chooseSensitiveCategories, { categories: [...groups] });

/**
 * Configures the engine with preferences, exempt words, word lists and terms; checks the text again when lists or terms
 * arrive.
 */
function followSettings(
  checking: Checking,
  own: CheckChoice['own'],
): { readonly loaded: Promise<unknown>; readonly stop: () => void } {
  let active: ActiveLists | null = null;
  let terms: readonly Term[] = [];
  function configure(): void {
    checking.configure({
      ...own?.options,
      terms,
      ...(own && { exemptWords: own.words.all().map(readExemptWord) }),
      ...(active && {
        sensitive: { categories: checking.groups.current() ?? active.categories, lists: active.lists },
        leaders: active.leaders,
      }),
      // Applies only to checks of a complete text, which are requested for official documents only.
      documentKind: 'official',
    });
  }
  function checkAgain(): void {
    configure();
    checking.service.outdate('device');
    checking.service.outdate('server');
  }
  configure();
  const followed = own?.followTerms?.((next) => {
    terms = next;
    checkAgain();
  });
  // Adding a word hides its findings at once, without another check.
  const stop = own?.words.subscribe(configure);
  let stopGroups: (() => void) | undefined;
  const lists = followLists(quietCall, (loaded) => {
    const before = active;
    active = loaded ?? usualLists;
    stopGroups?.();
    // A choice made on this page may not have been stored yet.
    if (!checking.groups.isChosenHere())
      checking.groups.load(active.categories.filter((category) => category !== 'listed'));
    if (before) checkAgain();
    else if (!isUsual(active)) {
      configure();
      checking.service.outdate('device');
    }
    stopGroups = checking.groups.subscribe(checkAgain);
  });
  return {
    loaded: Promise.all([lists.loaded, followed?.loaded]),
    stop() {
      lists.stop();
      followed?.stop();
      stop?.();
      stopGroups?.();
    },
  };
}

/** Whether only the built-in word list applies to the user. */
function isUsual({ categories, lists, leaders }: ActiveLists): boolean {
  const isDefault = categories.join() === defaultSensitiveCategories.join();
  return isDefault && lists.length === 0 && leaders.length === 0;
}
