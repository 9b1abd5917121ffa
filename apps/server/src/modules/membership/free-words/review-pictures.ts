import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  decideSharePicture as decideContract,
  listSharePictures as listContract,
  showSharePicture as showContract,
} from '@inkstone/contracts/staff/rewards';
import { freeRewriting } from '@inkstone/domain/membership';
import { day, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { grantWords } from '../words/grant-words.ts';
import {
  decidePicture,
  findOldFiles,
  findPicture,
  forgetFile,
  insertMarks,
  listPictures,
  sharePictureKey,
} from './store.ts';

/** How long the file of a picture is kept after the decision, for a review of the decision, in ms. */
const fileKeptFor = 30 * day;

/** Lists pictures of shares for staff. */
export const listSharePictures: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db, config },
  _staff,
  { which, ...request },
) => {
  const { rows, next } = await listPictures(db.sql, { ...request, isAll: which === 'all' });
  return {
    isOn: config.hasShareReward,
    rows: rows.map(({ pictureId: id, marks: _marks, ...row }) => ({ ...row, id })),
    next,
  };
};

/**
 * Returns a picture in base64; null if its file was deleted. The request is a POST, so that the audit log
 * records who viewed it.
 */
export const showSharePicture: UseCase<typeof showContract, ReplyOf<typeof showContract>> = async (
  { db, files },
  _staff,
  { id },
) => {
  const picture = await findPicture(db.sql, id);
  if (!picture) throw new AppError('share_picture_missing', { id });
  const bytes = picture.hasFile ? await files.get(sharePictureKey(picture)) : null;
  return { content: bytes ? Buffer.from(bytes).toString('base64') : null };
};

/** Approves a picture and grants the words, or refuses it with a reason, in one transaction. */
export const decideSharePicture: UseCase<typeof decideContract, ReplyOf<typeof decideContract>> = (
  deps,
  _staff,
  { id, isApproved, refusal },
) =>
  deps.db.transact(async ({ sql }) => {
    if (!isApproved && refusal === '') throw new AppError('share_refusal_required');
    const at = deps.clock.now();
    const picture = await decidePicture(sql, id, {
      state: isApproved ? 'approved' : 'refused',
      refusal: isApproved ? null : refusal,
      decidedAt: at,
    });
    if (!picture) throw new AppError('share_picture_missing', { id });
    if (!isApproved) return {};
    // The user may have been rewarded with another account meanwhile.
    if (!(await insertMarks(sql, 'share', picture.marks, at))) throw new AppError('share_reward_had');
    const { share: words, days } = freeRewriting;
    const source = { source: 'share', sourceId: id };
    const { accountId } = picture;
    await grantWords(deps, sql, { ...source, accountId, words, days, purpose: 'rewrite', at });
    return {};
  });

/** Deletes files of pictures decided before the retention period. Safe to run twice. */
export async function purgeSharePictures({
  db,
  files,
  clock,
}: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  for (const picture of await findOldFiles(db.sql, instant(clock.now() - fileKeptFor))) {
    await files.delete(sharePictureKey(picture));
    await forgetFile(db.sql, picture.pictureId);
  }
}
