import * as contract from '@inkstone/contracts/assist/exempt-words';
import { type Route, route } from '../../../platform/http/route.ts';
import { addToExemptWords, takeFromExemptWords } from './change-exempt-words.ts';
import { findExemptWords } from './store.ts';

export const exemptWordsRoutes: Route[] = [
  route(contract.listExemptWords, async ({ db }, who) => ({
    words: await findExemptWords(db.sql, who.accountId),
  })),
  route(contract.addExemptWords, async (deps, who, { words }) => ({
    added: await addToExemptWords(deps, who.accountId, words),
  })),
  route(contract.deleteExemptWords, async (deps, who, { words }) => ({
    deleted: await takeFromExemptWords(deps, who.accountId, words),
  })),
];
