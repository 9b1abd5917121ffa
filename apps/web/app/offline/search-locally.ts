import type { ReplyOf } from '@inkstone/contracts';
import type { DocumentView } from '@inkstone/contracts/documents';
import { type searchDocuments, searchLimit } from '@inkstone/contracts/documents/search';
import { documentParts } from '@inkstone/contracts/sync';
import { bodyText } from '@inkstone/domain/documents';
import { excerptAround, highlight, holdsAll, readQuery } from '@inkstone/domain/documents/search';
import { readLocalDocument } from '@inkstone/editor/sync';
import { readLocalLibrary } from './local-library.ts';

/** The reply to a search; `isLocal` if only local data were searched. */
export type SearchReply = ReplyOf<typeof searchDocuments> & { readonly isLocal?: true };

/** Searches the locally known titles and texts in the same way as the server. */
export async function searchLocally(query: string): Promise<SearchReply> {
  const terms = readQuery(query);
  const { accountId, documents, kept } = await readLocalLibrary();
  const found: (SearchReply['found'][number] & { readonly isInTitle: boolean })[] = [];
  for (const document of terms.length === 0 ? [] : documents) {
    const text = kept.has(document.id) ? await readText(accountId, document) : document.excerpt;
    if (!holdsAll([document.title, text], terms)) continue;
    const title = highlight(document.title, terms);
    const isInTitle = holdsAll([document.title], terms);
    found.push({ document, title, excerpt: excerptAround(text, terms), isInPicture: false, isInTitle });
  }
  found.sort((a, b) => Number(b.isInTitle) - Number(a.isInTitle) || changed(b) - changed(a));
  return {
    found: found.slice(0, searchLimit).map(({ isInTitle: _, ...one }) => one),
    isComplete: true,
    isLocal: true,
  };
}

async function readText(accountId: string, { id, excerpt }: DocumentView): Promise<string> {
  const doc = await readLocalDocument(accountId, id).catch(() => null);
  if (!doc) return excerpt;
  const text = bodyText(doc.getXmlFragment(documentParts.body));
  doc.destroy();
  return text;
}

function changed({ document }: SearchReply['found'][number]): number {
  return document.updatedAt;
}
