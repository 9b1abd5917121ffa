import { createHash } from 'node:crypto';
import type { ReplyOf } from '@inkstone/contracts';
import { contentPicturePath } from '@inkstone/contracts/content';
import type { uploadPicture as contract } from '@inkstone/contracts/staff/content';
import type { UseCase } from '../../../platform/http/route.ts';
import { drawInProcess } from '../../../platform/isolation/picture-processes.ts';
import { storePicture } from '../store.ts';

/** A picture re-encoded by the picture process. */
interface DrawnPicture {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/** Stores a re-encoded picture for articles; the same bytes are stored once. */
export const uploadPicture: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, files, ids, clock },
  { accountId },
  { base64 },
) => {
  const { bytes, mediaType, width, height } = await drawInProcess<DrawnPicture>(
    'image',
    accountId,
    Buffer.from(base64, 'base64'),
  );
  const hash = createHash('sha256').update(bytes).digest('hex');
  const fileKey = `content/${hash}`;
  // The file is written before the row: a row without its file would be a broken picture, while a file
  // without a row only uses space.
  await files.put(fileKey, bytes);
  const stored = await storePicture(db.sql, {
    ...{ pictureId: ids.next(), hash, fileKey, mediaType, width, height },
    ...{ size: bytes.length, storedAt: clock.now() },
  });
  return {
    id: stored.pictureId,
    url: `${contentPicturePath}?id=${stored.pictureId}`,
    width: stored.width,
    height: stored.height,
  };
};
