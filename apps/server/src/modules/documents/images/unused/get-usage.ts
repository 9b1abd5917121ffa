import type { ReplyOf } from '@inkstone/contracts';
import { imagePath } from '@inkstone/contracts/documents';
import { type getStorage as contract, maxListedPictures } from '@inkstone/contracts/documents/storage';
import { day } from '@inkstone/kernel';
import type { UseCase } from '../../../../platform/http/route.ts';
import { findsPictures } from '../../search/pictures/store.ts';
import { readStorage } from '../../storage/storage.ts';
import { readUsed } from '../../storage/store.ts';
import { listImages } from '../store.ts';
import { findUses } from './find-uses.ts';

/** A recently uploaded picture may belong to a text that has not arrived yet. */
export const minUnusedAge = day;

/** Returns what uses the caller's storage, and where. */
export const getUsage: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, { accountId }) => {
  const uses = await findUses(deps, accountId);
  const images = await listImages(deps.db.sql, accountId);
  const horizon = deps.clock.now() - minUnusedAge;
  const unused = images.filter(({ id, createdAt }) => !uses.has(id) && createdAt <= horizon);
  return {
    total: (await readStorage(deps, accountId)).total,
    used: await readUsed(deps.db.sql, accountId),
    pictures: images.length,
    largest: images.slice(0, maxListedPictures).map(({ id, size, createdAt }) => ({
      id,
      url: `${imagePath}?id=${id}`,
      size,
      sentAt: createdAt,
      documents: [...(uses.get(id) ?? [])],
    })),
    findsPictures: deps.textRecogniser.engine === null ? null : await findsPictures(deps.db.sql, accountId),
    unused: { pictures: unused.length, size: unused.reduce((sum, { size }) => sum + size, 0) },
  };
};
