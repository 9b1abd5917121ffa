import { imagePath } from '@inkstone/contracts/documents';
import { isUuid } from '@inkstone/kernel';
import sharp from 'sharp';
import type { Deps } from '../../../../deps.ts';
import type { DocumentContent } from '../../../../platform/sync/index.ts';
import { findImage } from '../../images/store.ts';

/** A picture of a document with its bytes. */
export interface ReadPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Returns the pictures of a body by their `src`; missing ones are omitted. */
export async function readPictures(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  accountId: string,
  { body }: DocumentContent,
  isForPrint: boolean,
): Promise<ReadonlyMap<string, ReadPicture>> {
  const pictures = new Map<string, ReadPicture>();
  for (const src of new Set(sourcesIn(body))) {
    const id = idIn(src);
    const image = id === null ? null : await findImage(db.sql, accountId, id);
    const bytes = image && (await files.get(image.fileKey));
    if (!image || !bytes) continue;
    const picture = { bytes, mediaType: image.mediaType };
    pictures.set(src, isForPrint ? await printable(picture) : picture);
  }
  return pictures;
}

function* sourcesIn(node: DocumentContent['body']): Generator<string> {
  if (node.type === 'image' && typeof node.attrs?.src === 'string') yield node.attrs.src;
  for (const child of node.content ?? []) yield* sourcesIn(child);
}

function idIn(src: string): string | null {
  const [path, query = ''] = src.split('?');
  const id = new URLSearchParams(query).get('id') ?? '';
  return path === imagePath && isUuid(id) ? id : null;
}

/** docx and PDF take PNG and JPEG; of an animation, the first frame is used. */
async function printable(picture: ReadPicture): Promise<ReadPicture> {
  if (picture.mediaType === 'image/png' || picture.mediaType === 'image/jpeg') return picture;
  return { bytes: await sharp(picture.bytes).png().toBuffer(), mediaType: 'image/png' };
}
