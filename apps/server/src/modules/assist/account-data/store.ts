import * as assist from '../../../platform/db/tables/assist.ts';
import * as wordLists from '../../../platform/db/tables/word-lists.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Proofreading preferences and the word lists of an account. */
export const accountData: AccountData = {
  archived: {
    proofreading: assist.proofreadingPreferences,
    'exempt-words': assist.exemptWords,
    'word-list': assist.learnedWords,
    'own-lists': wordLists.wordLists,
    'own-list-versions': wordLists.wordListVersions,
    'own-list-choices': wordLists.sensitiveChoices,
  },
  unarchived: [assist.wordChecks],
};
