import * as contract from '@inkstone/contracts/assist/languagetool';
import { type Route, route } from '../../../platform/http/route.ts';
import { addToExemptWords, takeFromExemptWords } from '../exempt-words/change-exempt-words.ts';
import { findExemptWords } from '../exempt-words/store.ts';
import { type CheckedText, checkText } from './check-text.ts';
import { getConfigInfo } from './get-config-info.ts';
import { languages } from './languages.ts';
import { software } from './software.ts';
import { viewChecked } from './view.ts';

const asReply = (checked: CheckedText) => ({ data: viewChecked(checked) });

export const languagetoolRoutes: Route[] = [
  route(contract.checkText, checkText, asReply),
  route(contract.checkTextByAddress, (deps, who, input) => checkText(deps, who, input), asReply),
  route(contract.listLanguages, async () =>
    languages.map(({ name, code }) => ({ name, code: code.slice(0, 2), longCode: code })),
  ),
  route(contract.maxTextLength, async ({ config }) => String(config.checkCharacters)),
  route(contract.softwareInfo, async () => ({ software })),
  route(contract.configInfo, getConfigInfo),
  route(contract.listWords, async ({ db }, who, { offset, limit }) => ({
    words: await findExemptWords(db.sql, who.accountId, { offset, limit }),
  })),
  route(contract.addWords, async (deps, who, input) => ({
    added: (await addToExemptWords(deps, who.accountId, wordsOf(input))) > 0,
  })),
  route(contract.deleteWords, async (deps, who, input) => ({
    deleted: (await takeFromExemptWords(deps, who.accountId, wordsOf(input))) > 0,
  })),
];

/** One word or phrase; in a batch, words separated by white space. */
function wordsOf(input: {
  readonly word?: string | undefined;
  readonly words?: string | undefined;
  readonly mode?: string | undefined;
}): readonly string[] {
  if (input.mode !== 'batch') return [input.word ?? ''];
  return (input.words ?? '').split(/\s+/).filter(Boolean);
}
