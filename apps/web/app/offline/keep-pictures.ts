import type { DocumentView } from '@inkstone/contracts/documents';
import { imagePath } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { readLocalDocument } from '@inkstone/editor/sync';
import { pictureId } from './find-picture.ts';
import { forgetKnown, readTextsAt } from './library-database.ts';
import {
  forgetPictures,
  forgetPicturesOfOthers,
  listPicturesOfDocuments,
  notePicturesOfDocument,
  putPicture,
  readPictureSizes,
  removePicture,
} from './picture-database.ts';

/** What the pictures of an account may take of a device, in bytes. */
export const picturesAtMost = 100 * 1024 * 1024;

/** Between two pictures, in ms: calls that somebody waits for come first. */
const pause = 250;

/** What keeping pictures takes of its surroundings. */
export interface KeepPicturesOptions {
  readonly fetchPicture: (id: string) => Promise<Blob | null>;
  readonly atMost: number;
  readonly isOver: () => boolean;
}

/**
 * Brings the pictures of documents whose texts are on this device, those of the first documents first. Where they are
 * too many, those of the last documents go.
 */
export async function keepPictures(
  accountId: string,
  documents: readonly DocumentView[],
  { fetchPicture, atMost, isOver }: KeepPicturesOptions,
): Promise<void> {
  await forgetPicturesOfOthers(accountId);
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
    // Somebody has signed out meanwhile, perhaps in another tab.
    if ((await readTextsAt(accountId)) === null) return await forget(accountId);
  }
}

async function forget(accountId: string): Promise<void> {
  await forgetKnown(accountId);
  await forgetPictures(accountId);
}

/** A picture of the account that is signed in, from the server; null when it cannot be had now. */
export async function fetchPicture(id: string): Promise<Blob | null> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  const reply = await fetch(`${imagePath}?id=${id}`);
  return reply.ok ? await reply.blob() : null;
}

/** The ids of all pictures of the documents, in their order. Only texts that have changed are looked through. */
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
      await notePicturesOfDocument(accountId, row);
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
