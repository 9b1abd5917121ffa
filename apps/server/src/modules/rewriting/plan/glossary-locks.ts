import { rewriteLimits } from '@inkstone/contracts/rewriting';
import { findTerms } from '@inkstone/rewrite';
import type { Deps } from '../../../deps.ts';

/** Returns the preferred terms of the account's glossaries that occur in a text; rewriting keeps them. */
export async function preferredIn(
  { termBase }: Pick<Deps, 'termBase'>,
  accountId: string,
  { documentId, text }: { readonly documentId: string | null; readonly text: string },
): Promise<readonly string[]> {
  const terms = await termBase.termsFor(accountId, documentId);
  const forms = terms.flatMap(({ zh, en }) => [zh.preferred, en.preferred]).filter((form) => form !== '');
  const found = findTerms(text, forms).map(({ start, end }) => text.slice(start, end));
  return [...new Set(found)].slice(0, rewriteLimits.terms);
}
