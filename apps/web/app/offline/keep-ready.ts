import { listExemptWords } from '@inkstone/contracts/assist/exempt-words';
import { getPreferences } from '@inkstone/contracts/assist/preferences';
import { type DocumentView, listDocuments } from '@inkstone/contracts/documents';
import { listFolders } from '@inkstone/contracts/documents/folders';
import { fetchDocument, listKeptDocuments } from '@inkstone/editor/sync';
import { quietCall } from '../platform/call.ts';
import { chooseTexts } from './choose-texts.ts';
import { fetchPicture, maxPictureBytes, storePictures } from './keep-pictures.ts';
import { readTextsAt, recordText, storeKnown } from './library-database.ts';
import { syncOptions } from './sync-options.ts';

/** Maximum number of pages of the document list that are stored for offline use. */
const pages = 20;
const pageSize = 500;
/** Storage used by this site, in bytes, above which no more texts are prefetched. */
const budget = 500 * 1024 * 1024;

/** Downloads the data that the account's pages need offline; stops when `isOver` returns true. */
export async function keepReady(accountId: string, isOver: () => boolean): Promise<void> {
  const [documents, { folders }, preferences, { words }] = await Promise.all([
    readWholeList(),
    quietCall(listFolders, {}),
    quietCall(getPreferences, {}),
    quietCall(listExemptWords, {}),
  ]);
  // Nothing may be stored after the user has signed out.
  if (isOver()) return;
  await storeKnown(accountId, { documents, folders, preferences, words, readAt: Date.now() });
  const chosen = chooseTexts(documents);
  await fetchTexts(accountId, chosen, isOver);
  if (isOver() || !(await hasRoom())) return;
  await storePictures(accountId, chosen, { fetchPicture, atMost: maxPictureBytes, isOver });
}

async function readWholeList(): Promise<DocumentView[]> {
  const documents: DocumentView[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page++) {
    const reply = await quietCall(listDocuments, { limit: pageSize, ...(cursor && { cursor }) });
    documents.push(...reply.documents);
    if (reply.next === null) break;
    cursor = reply.next;
  }
  return documents;
}

/** Runs tasks one after another, so that typing is not slowed down. */
async function fetchTexts(
  accountId: string,
  chosen: readonly DocumentView[],
  isOver: () => boolean,
): Promise<void> {
  const kept = await listKeptDocuments(accountId);
  for (const { id, updatedAt } of chosen) {
    const textsAt = await readTextsAt(accountId);
    if (isOver() || textsAt === null) return;
    if (kept.has(id) && (textsAt[id] ?? 0) >= updatedAt) continue;
    if (!(await hasRoom())) return;
    if (!(await fetchDocument({ ...syncOptions(accountId), documentId: id }))) continue;
    if (isOver()) return;
    await recordText(accountId, id, updatedAt);
  }
}

async function hasRoom(): Promise<boolean> {
  const { usage = 0, quota = budget } = (await navigator.storage?.estimate?.()) ?? {};
  return usage < Math.min(budget, quota / 2);
}
