import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { findSynonyms as contract } from '@inkstone/contracts/rewriting/rewrite';
import { mainLanguage } from '@inkstone/kernel';
import { synonymsOf } from '@inkstone/rewrite';
import type { UseCase } from '../../../platform/http/route.ts';
import { loadLanguageData } from '../sentences/language-data.ts';

const maxSynonyms = 20;

/** Synonyms of a word of a sentence. */
export const findSynonyms: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  _deps,
  _who,
  { sentence, start, end, language },
) => {
  if (start >= end || end > sentence.length) throw new AppError('invalid_request', { field: 'end' });
  const word = sentence.slice(start, end);
  const found = synonymsOf(word, {
    language: language === 'auto' ? (mainLanguage(word) ?? 'zh') : language,
    before: sentence.slice(0, start),
    after: sentence.slice(end),
    resources: await loadLanguageData(),
  });
  return { synonyms: found.slice(0, maxSynonyms) };
};
