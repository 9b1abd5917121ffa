import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from '@inkstone/contracts';
import {
  type BugReportRow,
  closeFeedback,
  listBugReports,
  listVisitorFeedback,
  readScreenshot,
  type VisitorFeedbackRow,
} from '@inkstone/contracts/staff/feedback';
import { StartError } from '../platform/settings/start-error.ts';
import { firstRows } from './pages.ts';
import { printable, quoteLines, readCommand } from './read-command.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone feedback list                      open feedback and reports, oldest first',
  '         --all                              the newest of all, including closed ones',
  'inkstone feedback close <id> [answer]       the answer is shown to a signed-in reporter, not to a visitor',
  'inkstone feedback screenshots <id> <folder> write the pictures of a report into a folder',
  '         --reason <words>                   for the audit log; default: the command itself',
  '',
  "Closing a visitor's feedback deletes their contact address: answer before.",
].join('\n');

/** `feedback …`: handles feedback and bug reports. */
export const feedbackCommand: OperatorCommand = async (call, args, print) => {
  const { words, isAll, reason } = readCommand(args, usage);
  const [what, id = '', ...rest] = words;
  if (what === 'list' && id === '') return list(call, isAll, print);
  if (what === 'close' && id !== '') {
    const answer = rest.join(' ');
    await call(closeFeedback, { id, answer, reason: reasonOf(reason, 'feedback close', id) });
    return print(`${id} is closed.`);
  }
  const [folder] = rest;
  if (what === 'screenshots' && folder !== undefined) return writeScreenshots(call, id, folder, print);
  throw new StartError(usage);
};

async function list(call: Call, isAll: boolean, print: Print): Promise<void> {
  const which = isAll ? 'all' : 'open';
  const feedback = await firstRows((page) => call(listVisitorFeedback, { ...page, which }));
  const reports = await firstRows((page) => call(listBugReports, { ...page, which }));
  if (feedback.length + reports.length === 0) print(isAll ? 'Nobody has told anything.' : 'Nothing is open.');
  for (const each of feedback) for (const line of describeFeedback(each)) print(line);
  for (const each of reports) for (const line of describeReport(each)) print(line);
}

function describeFeedback(feedback: VisitorFeedbackRow): string[] {
  const { id, createdAt, closedAt, locale, contact, outcome } = feedback;
  return [
    `${id}  ${new Date(createdAt).toISOString()}  visitor, ${locale}${closedAt === null ? '' : '  closed'}`,
    ...(contact === null ? [] : [`    answer to ${printable(contact)}`]),
    ...quoteLines(feedback.brief),
    ...quoteLines(feedback.content),
    ...(outcome ? [`    → ${printable(outcome)}`] : []),
  ];
}

function describeReport(report: BugReportRow): string[] {
  const { id, createdAt, closedAt, accountId, screenshots, diagnostic, reply } = report;
  return [
    `${id}  ${new Date(createdAt).toISOString()}  report${closedAt === null ? '' : '  closed'}`,
    `    of account ${accountId}${screenshots > 0 ? `, with ${screenshots} pictures` : ''}`,
    ...quoteLines(report.brief),
    ...quoteLines(report.content),
    ...(diagnostic === null ? [] : quoteLines(diagnostic)),
    ...(reply ? [`    → ${printable(reply)}`] : []),
  ];
}

async function writeScreenshots(call: Call, id: string, folder: string, print: Print): Promise<void> {
  let { screenshots, content } = await call(readScreenshot, { id, place: 0 });
  await mkdir(folder, { recursive: true });
  for (let place = 0; place < screenshots; place++) {
    if (place > 0) ({ screenshots, content } = await call(readScreenshot, { id, place }));
    if (content !== null)
      await writeFile(join(folder, `${id}-${place}.webp`), Buffer.from(content, 'base64'));
  }
  print(`${screenshots} pictures are in ${folder}.`);
}
