import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';

import { type startOcrJob as contract, ocrLimits } from '@inkstone/contracts/ocr';
import { ocrAllowanceOf, openOcrJobs } from '@inkstone/domain/ocr';
import { day, later, shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { sniffPicture } from '../../../platform/files/sniff-picture.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { sourceKey } from '../files/file-keys.ts';
import { countPdfPages } from '../pdf/pdf-pages.ts';
import { continueJob } from './continue-message.ts';
import * as store from './store.ts';
import { viewJob } from './view.ts';

type StartDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'jobs' | 'tierOf' | 'textRecogniser'>;
type NewPage = Pick<store.Page, 'index' | 'name' | 'sourceKey' | 'pdfPage'>;

/** Stores the files, counts their pages for the daily limit, and starts recognising them. */
export const startJob: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps: StartDeps,
  { accountId },
  input,
) => {
  const key = { accountId, jobId: input.id };
  const existing = await store.findJob(deps.db.sql, key);
  if (existing) return viewOf(deps, existing);
  if (deps.textRecogniser.engine === null) throw new AppError('ocr_off');
  const { pagesPerJob, pagesPerDay } = ocrAllowanceOf[await deps.tierOf(accountId)];
  const sources = readSources(input);
  const pages = await listPages(key, sources, pagesPerJob);
  const now = deps.clock.now();
  const job: store.Job = {
    ...key,
    name: sources[0]?.name ?? '',
    language: input.language,
    state: 'waiting',
    ...{ runId: null, runUntil: null },
    createdAt: now,
    expiresAt: later(now, ocrLimits.keptDays * day),
  };
  await requireCapacity(deps, accountId, { pages: pages.length, pagesPerDay });
  for (const [at, { bytes }] of sources.entries()) await deps.files.put(sourceKey(key, at), bytes);
  await deps.db.transact(async ({ sql }) => {
    if (!(await store.insertJob(sql, job, pages))) return;
    const used = await store.addToDay(sql, accountId, shanghaiDay(now), pages.length);
    // Locks the row of the day, so that concurrent requests cannot exceed the limit together.
    const open = await store.countOpenJobs(sql, accountId);
    if (open > openOcrJobs) throw new AppError('ocr_jobs_waiting', { limit: openOcrJobs });
    if (used > pagesPerDay) throw dailyLimitError(pagesPerDay, used - pages.length);
  });
  await deps.jobs.send(continueJob, key);
  return viewOf(deps, job);
};

interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isPdf: boolean;
}

/**
 * Decodes the files; throws `import_too_large`, or `picture_unreadable` for a file that is neither a picture nor a PDF.
 */
function readSources({ files }: CheckedInputOf<typeof contract>): Source[] {
  const sources = files.map(({ name, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    const isPdf = bytes.subarray(0, 1024).includes('%PDF-') || /\.pdf\s*$/i.test(name);
    const format = isPdf ? null : sniffPicture(bytes);
    if (!isPdf && (format === null || format === 'gif')) throw new AppError('picture_unreadable', { name });
    return { name: name.toWellFormed().replaceAll('\0', ''), bytes, isPdf };
  });
  const size = sources.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > ocrLimits.bytes)
    throw new AppError('import_too_large', { limit: `${ocrLimits.bytes / 1024 / 1024} MB` });
  return sources;
}

async function listPages(
  key: store.JobKey,
  sources: readonly Source[],
  maxPages: number,
): Promise<NewPage[]> {
  const pages: NewPage[] = [];
  for (const [at, { name, bytes, isPdf }] of sources.entries()) {
    const found = isPdf ? await countPdfPages(key.accountId, bytes) : 1;
    if (pages.length + found > maxPages) throw new AppError('ocr_too_many_pages', { limit: maxPages });
    for (let page = 1; page <= found; page++)
      pages.push({
        index: pages.length,
        name,
        sourceKey: sourceKey(key, at),
        pdfPage: isPdf ? page : null,
      });
  }
  return pages;
}

/** Refuses before the files are stored; the transaction that adds the job checks again. */
async function requireCapacity(
  { db, clock }: StartDeps,
  accountId: string,
  { pages, pagesPerDay }: { readonly pages: number; readonly pagesPerDay: number },
): Promise<void> {
  const open = await store.countOpenJobs(db.sql, accountId);
  if (open >= openOcrJobs) throw new AppError('ocr_jobs_waiting', { limit: openOcrJobs });
  const used = await store.pagesOfDay(db.sql, accountId, shanghaiDay(clock.now()));
  if (used + pages > pagesPerDay) throw dailyLimitError(pagesPerDay, used);
}

function dailyLimitError(limit: number, used: number): AppError {
  return new AppError('ocr_daily_limit', { limit, left: Math.max(0, limit - used) });
}

async function viewOf({ db }: Pick<Deps, 'db'>, job: store.Job) {
  const counts = await store.countPages(db.sql, job.accountId, [job.jobId]);
  return viewJob(job, counts.get(job.jobId));
}
