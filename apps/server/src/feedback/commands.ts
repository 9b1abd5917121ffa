import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@inkstone/kernel';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { createLog } from '../log.ts';
import {
  type BugReport,
  closeBugReport,
  closeFeedback,
  findBugReport,
  listBugReports,
  listFeedback,
  screenshotKey,
  type VisitorFeedback,
} from '../modules/site/index.ts';
import { printable, quoteLines, readWords } from '../operator/words.ts';
import { StartError } from '../start-error.ts';

type Say = (line: string) => void;
type FeedbackDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

const most = 200;
const usage = [
  'inkstone feedback list                      what people told and nobody has closed, oldest first',
  '         --all                              the newest of all, closed ones too',
  'inkstone feedback close <id> [answer]       who reported it reads the answer; a visitor does not',
  'inkstone feedback screenshots <id> <folder> write the pictures of a report into a folder',
  '',
  "Closing a visitor's feedback forgets how to reach them: answer before. With the embedded database the server",
  'must be stopped meanwhile.',
].join('\n');

/** `feedback …`: what whoever runs this installation does about feedback and reports. */
export async function feedbackCommand(config: Config, args: readonly string[], say: Say): Promise<void> {
  // Before the database is opened: a question of words needs none.
  readWords(args, usage);
  const db = await openDatabase(config, { log: createLog('warn') });
  try {
    await runFeedbackCommand({ db, clock: systemClock, files: createFileStore(config) }, args, say);
  } finally {
    await db.close();
  }
}

/** The same on a database that is open. Throws a StartError of plain words. */
export async function runFeedbackCommand(
  deps: FeedbackDeps,
  args: readonly string[],
  say: Say,
): Promise<void> {
  const { words, isAll } = readWords(args, usage);
  const [what, id = '', ...rest] = words;
  if (what === 'list' && id === '') return list(deps, isAll, say);
  if (what === 'close' && id !== '') return close(deps, id, rest.join(' '), say);
  const [folder] = rest;
  if (what === 'screenshots' && folder !== undefined) return writeScreenshots(deps, id, folder, say);
  throw new StartError(usage);
}

async function list({ db }: FeedbackDeps, isAll: boolean, say: Say): Promise<void> {
  const feedback = await listFeedback(db.sql, { isAll, limit: most });
  const reports = await listBugReports(db.sql, { isAll, limit: most });
  if (feedback.length + reports.length === 0) say(isAll ? 'Nobody has told anything.' : 'Nothing is open.');
  for (const each of feedback) for (const line of describeFeedback(each)) say(line);
  for (const each of reports) for (const line of describeReport(each)) say(line);
}

function describeFeedback(feedback: VisitorFeedback): string[] {
  const { feedbackId, createdAt, closedAt, locale, contact, outcome } = feedback;
  return [
    `${feedbackId}  ${new Date(createdAt).toISOString()}  visitor, ${locale}${closedAt === null ? '' : '  closed'}`,
    ...(contact === null ? [] : [`    answer to ${printable(contact)}`]),
    ...quoteLines(feedback.brief),
    ...quoteLines(feedback.content),
    ...(outcome ? [`    → ${printable(outcome)}`] : []),
  ];
}

function describeReport(report: BugReport): string[] {
  const { reportId, createdAt, closedAt, accountId, screenshots, diagnostic, reply } = report;
  return [
    `${reportId}  ${new Date(createdAt).toISOString()}  report${closedAt === null ? '' : '  closed'}`,
    `    of account ${accountId}${screenshots > 0 ? `, with ${screenshots} pictures` : ''}`,
    ...quoteLines(report.brief),
    ...quoteLines(report.content),
    ...(diagnostic === null ? [] : quoteLines(diagnostic)),
    ...(reply ? [`    → ${printable(reply)}`] : []),
  ];
}

async function close({ db, clock }: FeedbackDeps, id: string, answer: string, say: Say): Promise<void> {
  const now = clock.now();
  const isClosed =
    (await closeFeedback(db.sql, id, answer, now)) || (await closeBugReport(db.sql, id, answer, now));
  if (!isClosed) throw new StartError(`Nothing that is open has the id ${id}.`);
  say(`${id} is closed.`);
}

async function writeScreenshots(
  { db, files }: FeedbackDeps,
  id: string,
  folder: string,
  say: Say,
): Promise<void> {
  const report = await findBugReport(db.sql, id);
  if (!report) throw new StartError(`There is no report ${id}.`);
  await mkdir(folder, { recursive: true });
  for (let place = 0; place < report.screenshots; place++) {
    const content = await files.get(screenshotKey(report, place));
    if (content) await writeFile(join(folder, `${id}-${place}.webp`), content);
  }
  say(`${report.screenshots} pictures are in ${folder}.`);
}
