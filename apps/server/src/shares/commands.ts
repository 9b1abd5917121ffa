import { AppError } from '@inkstone/contracts';
import { systemClock } from '@inkstone/kernel';
import { formatError } from '@inkstone/phrases/format-error';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import {
  type Complaint,
  closeComplaint,
  findComplaint,
  listComplaints,
  moderateShare,
} from '../modules/sharing/index.ts';
import { quoteLines, readWords } from '../operator/words.ts';
import { StartError } from '../start-error.ts';

type Say = (line: string) => void;
type SharesDeps = Pick<Deps, 'db' | 'clock'>;

const most = 200;
const usage = [
  'inkstone shares list-complaints             reports of shared documents nobody has closed, oldest first',
  '       --all                                the newest of all, closed ones too',
  'inkstone shares hold <link>                 shut a link while a report is looked into; its owner cannot open it',
  'inkstone shares release <link>              let it go again',
  'inkstone shares close-complaint <id> [what came of it]',
  '',
  'A link is the address that was shared, or the part of it behind /fileshare/. Closing a complaint forgets the',
  "reporter's e-mail: answer before. With the embedded database the server must be stopped meanwhile.",
].join('\n');

/** `shares …`: what whoever runs this installation does about reports of shared documents. */
export async function sharesCommand(config: Config, args: readonly string[], say: Say): Promise<void> {
  // Before the database is opened: a question of words needs none.
  readWords(args, usage);
  const db = await openDatabase(config, { log: createLog('warn') });
  try {
    await runSharesCommand({ db, clock: systemClock }, args, say);
  } finally {
    await db.close();
  }
}

/** The same on a database that is open. Throws a StartError of plain words. */
export async function runSharesCommand(deps: SharesDeps, args: readonly string[], say: Say): Promise<void> {
  const { words, isAll } = readWords(args, usage);
  try {
    await run(deps, words, isAll, say);
  } catch (error) {
    if (error instanceof AppError) throw new StartError(formatError('en', error.code, error.params), error);
    throw error;
  }
}

async function run(deps: SharesDeps, words: readonly string[], isAll: boolean, say: Say): Promise<void> {
  const [what, subject = '', ...rest] = words;
  if (what === 'list-complaints' && subject === '') return show(deps, isAll, say);
  if (what === 'close-complaint' && subject !== '') return close(deps, subject, rest.join(' '), say);
  if ((what === 'hold' || what === 'release') && subject !== '' && rest.length === 0) {
    const { state } = await moderateShare(deps, subject, what);
    return say(`The link is ${state.replace('_', ' and ')} now.`);
  }
  throw new StartError(usage);
}

async function show({ db }: SharesDeps, isAll: boolean, say: Say): Promise<void> {
  const complaints = await listComplaints(db.sql, { isAll, limit: most });
  if (complaints.length === 0) say(isAll ? 'Nobody has reported anything.' : 'No report is open.');
  for (const complaint of complaints) for (const line of describe(complaint)) say(line);
}

function describe({ complaintId, createdAt, reason, email, text, ...rest }: Complaint): string[] {
  const at = new Date(createdAt).toISOString();
  const { accountId, documentId, closedAt, outcome } = rest;
  return [
    `${complaintId}  ${at}  ${reason}${closedAt === null ? '' : '  closed'}`,
    `    document ${documentId} of account ${accountId}`,
    ...(email === null ? [] : [`    answer to ${email}`]),
    ...quoteLines(text),
    ...(outcome ? [`    → ${outcome}`] : []),
  ];
}

async function close({ db, clock }: SharesDeps, id: string, outcome: string, say: Say): Promise<void> {
  const complaint = await findComplaint(db.sql, id);
  if (!complaint) throw new StartError(`There is no report ${id}.`);
  if (complaint.closedAt !== null) throw new StartError(`The report ${id} is closed already.`);
  await closeComplaint(db.sql, complaint, outcome, clock.now());
  say(`The report ${id} is closed.`);
}
