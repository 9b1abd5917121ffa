import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { readScreenshot as contract } from '@inkstone/contracts/staff/feedback';
import type { UseCase } from '../../../platform/http/route.ts';
import { screenshotKey } from './screenshot-key.ts';
import { findBugReport } from './store.ts';

/** Returns a screenshot of a report, for staff; null if there is none with this number. */
export const readScreenshot: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, files },
  _who,
  { id, place },
) => {
  const report = await findBugReport(db.sql, id);
  if (!report) throw new AppError('report_not_found', { id });
  const { screenshots } = report;
  const bytes = place < screenshots ? await files.get(screenshotKey(report, place)) : null;
  return { screenshots, content: bytes ? Buffer.from(bytes).toString('base64') : null };
};
