import { imagePath } from '@inkstone/contracts/documents';
import { isUuid } from '@inkstone/kernel';
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
): Promise<ReadonlyMap<string, ReadPicture>> {
  const pictures = new Map<string, ReadPicture>();
  for (const src of new Set(sourcesIn(body))) {
    const id = idIn(src);
    const image = id === null ? null : await findImage(db.sql, accountId, id);
    const bytes = image && (await files.get(image.fileKey));
    if (!image || !bytes) continue;
    pictures.set(src, { bytes, mediaType: image.mediaType });
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
