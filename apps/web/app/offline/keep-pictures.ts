import type { DocumentView } from '@inkstone/contracts/documents';
import { imagePath } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { readLocalDocument } from '@inkstone/editor/sync';
import { pictureId } from './find-picture.ts';
import { readTextsAt, removeKnown } from './library-database.ts';
import {
  listPicturesOfDocuments,
  putPicture,
  readPictureSizes,
  recordPicturesOfDocument,
  removePicture,
  removePictures,
  removePicturesOfOthers,
} from './picture-database.ts';

/** Storage limit for the pictures of an account, in bytes. */
export const maxPictureBytes = 100 * 1024 * 1024;

/** Pause between two downloads, in ms, so that calls of the user take precedence. */
const pause = 250;

/** Dependencies of the picture cache. */
export interface KeepPicturesOptions {
  readonly fetchPicture: (id: string) => Promise<Blob | null>;
  readonly atMost: number;
  readonly isOver: () => boolean;
}

/**
 * Downloads the pictures of the documents whose texts are stored on this device, in the order of the documents. If they exceed
 * the limit, the pictures of the last documents are removed.
 */
export async function storePictures(
  accountId: string,
  documents: readonly DocumentView[],
  { fetchPicture, atMost, isOver }: KeepPicturesOptions,
): Promise<void> {
  await removePicturesOfOthers(accountId);
  const wanted = await listWanted(accountId, documents);
  const sizes = await readPictureSizes(accountId);
  const drop = async (id: string) => {
    sizes.delete(id);
    await removePicture(accountId, id);
  };
  for (const id of sizes.keys()) if (!wanted.includes(id)) await drop(id);

  for (const [place, id] of wanted.entries()) {
    if (isOver()) return;
    if (sizes.has(id)) continue;
    const content = await fetchPicture(id);
    if (!content || isOver()) continue;
    const before = sum(wanted.slice(0, place).map((one) => sizes.get(one) ?? 0));
    if (before + content.size > atMost) return;
    for (const last of wanted.slice(place).reverse()) {
      if (sum([...sizes.values()]) + content.size > atMost && sizes.has(last)) await drop(last);
    }
    await putPicture(accountId, { id, content });
    sizes.set(id, content.size);
    // The user has signed out in the meantime, possibly in another tab.
    if ((await readTextsAt(accountId)) === null) return await forget(accountId);
  }
}

async function forget(accountId: string): Promise<void> {
  await removeKnown(accountId);
  await removePictures(accountId);
}

/** Fetches a picture of the signed-in account; null when it is not available now. */
export async function fetchPicture(id: string): Promise<Blob | null> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  const reply = await fetch(`${imagePath}?id=${id}`);
  return reply.ok ? await reply.blob() : null;
}

/** Returns the ids of all pictures of the documents, in order. Only changed texts are parsed again. */
async function listWanted(accountId: string, documents: readonly DocumentView[]): Promise<string[]> {
  const textsAt = (await readTextsAt(accountId)) ?? {};
  const found = new Map((await listPicturesOfDocuments(accountId)).map((row) => [row.documentId, row]));
  const wanted = new Set<string>();
  for (const { id: documentId } of documents) {
    const at = textsAt[documentId];
    if (at === undefined) continue;
    let row = found.get(documentId);
    if (row?.at !== at) {
      row = { documentId, at, ids: await readPictureIds(accountId, documentId) };
      await recordPicturesOfDocument(accountId, row);
    }
    for (const id of row.ids) wanted.add(id);
  }
  return [...wanted];
}

async function readPictureIds(accountId: string, documentId: string): Promise<string[]> {
  const doc = await readLocalDocument(accountId, documentId);
  if (!doc) return [];
  const pictures = doc.getXmlFragment(documentParts.body).querySelectorAll('image');
  const ids = pictures.flatMap((picture) => {
    const address = picture && 'getAttribute' in picture ? picture.getAttribute('src') : null;
    return (typeof address === 'string' && pictureId(address)) || [];
  });
  doc.destroy();
  return ids;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
