import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  readSharePicture as readContract,
  sendSharePicture as sendContract,
} from '@inkstone/contracts/membership';
import { freeRewriting, laterInService, reviewWithin } from '@inkstone/domain/membership';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../../platform/http/who.ts';
import { drawInProcess } from '../../../platform/isolation/picture-processes.ts';
import { markHasher } from '../trials/marks.ts';
import { findLastPicture, hasMark, insertPicture, sharePictureKey } from './store.ts';

type PictureState = ReplyOf<typeof readContract>;

/** Returns the state of the caller's last picture, and whether another one can be sent. */
export const readSharePicture: UseCase<typeof readContract, PictureState> = async (deps, who) => {
  const { db, config, wordMeter } = deps;
  const last = await findLastPicture(db.sql, who.accountId);
  const [isRewarded, { left }] = await Promise.all([
    marksOfPerson(deps, who).then((marks) => hasMark(db.sql, 'share', marks)),
    wordMeter.left(who.accountId, 'rewrite'),
  ]);
  return {
    words: freeRewriting.share,
    left,
    canSend: config.hasShareReward && !isRewarded && last?.state !== 'pending',
    last: last && {
      ...{ state: last.state, sentAt: last.sentAt, dueAt: last.dueAt, decidedAt: last.decidedAt },
      refusal: last.refusal,
    },
  };
};

/** Stores a picture for review. One picture per account can wait for review, and each user is rewarded once. */
export const sendSharePicture: UseCase<typeof sendContract, PictureState> = async (deps, who, input) => {
  const { db, files, ids, clock, config, log } = deps;
  const { accountId } = who;
  if (!config.hasShareReward) throw new AppError('share_reward_off');
  const marks = await marksOfPerson(deps, who);
  if (await hasMark(db.sql, 'share', marks)) throw new AppError('share_reward_had');
  if ((await findLastPicture(db.sql, accountId))?.state === 'pending')
    throw new AppError('share_picture_waiting');
  const bytes = await drawInProcess<Buffer>('screenshot', accountId, Buffer.from(input.base64, 'base64'));
  const at = clock.now();
  const picture = {
    ...{ accountId, marks, pictureId: ids.next(), state: 'pending' as const, hasFile: true },
    ...{ sentAt: at, dueAt: laterInService(at, reviewWithin), decidedAt: null, refusal: null },
  };
  await files.put(sharePictureKey(picture), bytes);
  if (!(await insertPicture(db.sql, picture))) {
    await files.delete(sharePictureKey(picture));
    throw new AppError('share_picture_waiting');
  }
  log.info('A picture of a share waits for its review');
  return readSharePicture(deps, who, {});
};

/** Returns hashes that identify a user across accounts. */
async function marksOfPerson(
  deps: Pick<Deps, 'db' | 'keys' | 'random' | 'log' | 'personOf'>,
  who: SignedIn,
): Promise<string[]> {
  const { phone, wechat } = await deps.personOf(who);
  const hash = await markHasher(deps, deps.db.sql);
  const account = hash('account', who.accountId);
  return [
    account,
    ...(phone === null ? [] : [hash('phone', phone)]),
    ...(wechat === null ? [] : [hash('wechat', wechat)]),
  ];
}
