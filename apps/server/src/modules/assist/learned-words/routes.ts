import * as contract from '@inkstone/contracts/assist/word-list';
import { type Route, route } from '../../../platform/http/route.ts';
import { addWord, removeWord, reviewWord } from './change-words.ts';
import { countChecks } from './count-checks.ts';
import { listWords } from './list-words.ts';
import type { StoredWord } from './store.ts';
import { viewWord } from './view.ts';

const asWord = (word: StoredWord) => ({ data: viewWord(word) });

export const learnedWordsRoutes: Route[] = [
  route(contract.checkedWords, countChecks),
  route(contract.listWords, listWords, ({ words, ...rest }) => ({
    data: { ...rest, words: words.map(viewWord) },
  })),
  route(contract.addWord, addWord, asWord),
  route(contract.removeWord, removeWord),
  route(contract.reviewWord, reviewWord, asWord),
];
