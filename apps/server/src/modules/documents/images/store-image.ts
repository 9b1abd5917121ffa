import type { ReplyOf } from '@inkstone/contracts';
import { type storeImage as contract, imagePath } from '@inkstone/contracts/documents';
import type { UseCase } from '../../../platform/http/route.ts';
import { keepPicture } from './keep-picture.ts';

/** Stores an uploaded picture. */
export const storeImage: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const sent = Buffer.from(input.base64, 'base64');
  const { id, width, height } = await keepPicture(deps, who.accountId, sent);
  return { id, url: `${imagePath}?id=${id}`, width, height };
};
