import { AppError, type ReplyOf } from '@inkstone/contracts';
import { type reportBug as contract, feedbackLimits } from '@inkstone/contracts/site/feedback';
import type { UseCase } from '../../../platform/http/route.ts';
import { drawInProcess } from '../../../platform/isolation/picture-processes.ts';
import { cleanText, readWords, textOf } from './read-words.ts';
import { screenshotKey } from './screenshot-key.ts';
import { insertReport } from './store.ts';

/** Stores a user's report with its screenshots, atomically. */
export const reportBug: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, files, ids, clock, log, openFeedbackTicket },
  { accountId, origin: { locale } },
  input,
) => {
  const words = readWords(input);
  if (input.screenshots.length > feedbackLimits.screenshots)
    throw new AppError('too_many_screenshots', { limit: feedbackLimits.screenshots });
  const reportId = ids.next();
  const pictures: Buffer[] = [];
  for (const base64 of input.screenshots)
    pictures.push(await drawInProcess<Buffer>('screenshot', accountId, Buffer.from(base64, 'base64')));
  for (const [place, picture] of pictures.entries())
    await files.put(screenshotKey({ accountId, reportId }, place), picture);
  await db.transact(async ({ sql }) => {
    await insertReport(sql, {
      ...{ ...words, accountId, reportId },
      diagnostic: input.diagnostic && cleanText(input.diagnostic),
      screenshots: pictures.length,
      ...{ createdAt: clock.now(), closedAt: null, reply: null },
    });
    const text = textOf(words);
    await openFeedbackTicket(sql, { kind: 'bug', sourceId: reportId, accountId, locale, contact: '', text });
  });
  log.info('A user has reported a fault', { screenshots: pictures.length });
  return { id: reportId };
};
