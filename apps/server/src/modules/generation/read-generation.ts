import type { ReplyOf } from '@inkstone/contracts';
import type { readGeneration as contract, readReceipt as receipt } from '@inkstone/contracts/generation';
import { chatFeatures, mayUseChat, requiredTierOf } from '@inkstone/domain/generation';
import type { UseCase } from '../../platform/http/route.ts';
import { findContinuation } from './continuing/store.ts';

const vipTypeOf = { plus: 'vip', pro: 'vvip' } as const;

/** Returns which of continuing, Inspire and chat the caller can use, and the words left. */
export const readGeneration: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { textModels, wordMeter, tierOf },
  { accountId },
) => {
  const [tier, day, packages] = await Promise.all([
    tierOf(accountId),
    wordMeter.left(accountId, 'continue'),
    wordMeter.left(accountId, 'inspire'),
  ]);
  return {
    continue: { absence: textModels.absenceOf('continue'), ...day },
    inspire: { absence: textModels.absenceOf('inspire') },
    chat: chatFeatures.map((feature) => {
      const required = mayUseChat(tier, feature) ? null : requiredTierOf[feature];
      return { feature, absence: textModels.absenceOf(feature), needs: required && vipTypeOf[required] };
    }),
    packageWords: packages.left,
    reservedWords: packages.reserved,
  };
};

/** Returns the receipt of a generation whose stream the caller has left, and the text of a continuation. */
export const readReceipt: UseCase<typeof receipt, ReplyOf<typeof receipt>> = async (
  { db, wordMeter },
  { accountId },
  { jobId },
) => {
  const found = await wordMeter.receiptOf(accountId, jobId);
  const text = await findContinuation(db.sql, accountId, jobId);
  return { receipt: found && { jobId, ...found }, text };
};
