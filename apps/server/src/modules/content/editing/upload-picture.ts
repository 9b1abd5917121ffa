import { createHash } from 'node:crypto';
import type { ReplyOf } from '@inkstone/contracts';
import { contentPicturePath } from '@inkstone/contracts/content';
import type { uploadPicture as contract } from '@inkstone/contracts/staff/content';
import type { UseCase } from '../../../platform/http/route.ts';
import { drawInProcess } from '../../../platform/isolation/picture-processes.ts';
import { keepPicture } from '../store.ts';

/** A picture as the process for pictures has encoded it. */
interface Drawn {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/** Stores a picture for articles, encoded again, once for each content. */
export const uploadPicture: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, files, ids, clock },
  { accountId },
  { base64 },
) => {
  const { bytes, mediaType, width, height } = await drawInProcess<Drawn>(
    'image',
    accountId,
    Buffer.from(base64, 'base64'),
  );
  const hash = createHash('sha256').update(bytes).digest('hex');
  const fileKey = `content/${hash}`;
  // Before the row: a picture without its file would be broken for good, a file without a row costs only its space.
  await files.put(fileKey, bytes);
  const kept = await keepPicture(db.sql, {
    ...{ pictureId: ids.next(), hash, fileKey, mediaType, width, height },
    ...{ size: bytes.length, storedAt: clock.now() },
  });
  return {
    id: kept.pictureId,
    url: `${contentPicturePath}?id=${kept.pictureId}`,
    width: kept.width,
    height: kept.height,
  };
};
