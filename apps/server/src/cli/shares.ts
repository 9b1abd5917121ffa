import type { Call } from '@inkstone/contracts';
import {
  type ComplaintRow,
  closeComplaint,
  listComplaints,
  moderateShare,
} from '@inkstone/contracts/staff/shares';
import { StartError } from '../platform/settings/start-error.ts';
import { firstRows } from './pages.ts';
import { printable, quoteLines, readCommand } from './read-command.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone shares list-complaints             open reports of shared documents, oldest first',
  '       --all                                the newest of all, including closed ones',
  'inkstone shares hold <link>                 close a link during the review of a report; its owner cannot reopen it',
  'inkstone shares release <link>              release it',
  'inkstone shares close-complaint <id> [result]',
  '       --reason <words>                     for the audit log; default: the command itself',
  '',
  'A link is the shared URL, or its part after /fileshare/. Closing a complaint deletes the',
  "reporter's e-mail: answer before.",
].join('\n');

/** `shares …`: handles reports of shared documents. */
export const sharesCommand: OperatorCommand = async (call, args, print) => {
  const { words, isAll, reason } = readCommand(args, usage);
  const [what, subject = '', ...rest] = words;
  if (what === 'list-complaints' && subject === '') return show(call, isAll, print);
  if (what === 'close-complaint' && subject !== '') {
    const outcome = rest.join(' ');
    const why = reasonOf(reason, 'shares close-complaint', subject);
    await call(closeComplaint, { id: subject, outcome, reason: why });
    return print(`The report ${subject} is closed.`);
  }
  if ((what === 'hold' || what === 'release') && subject !== '' && rest.length === 0) {
    // The default reason omits the link, because readers of the audit log must not be able to open the share.
    const why = reasonOf(reason, 'shares', what);
    const { state } = await call(moderateShare, { event: what, link: subject, reason: why });
    return print(`The link is ${state.replace('_', ' and ')} now.`);
  }
  throw new StartError(usage);
};

async function show(call: Call, isAll: boolean, print: Print): Promise<void> {
  const complaints = await firstRows((page) =>
    call(listComplaints, { ...page, which: isAll ? 'all' : 'open' }),
  );
  if (complaints.length === 0) print(isAll ? 'Nobody has reported anything.' : 'No report is open.');
  for (const complaint of complaints) for (const line of describe(complaint)) print(line);
}

function describe({ id, createdAt, reason, email, text, ...rest }: ComplaintRow): string[] {
  const at = new Date(createdAt).toISOString();
  const { accountId, documentId, closedAt, outcome } = rest;
  return [
    `${id}  ${at}  ${reason}${closedAt === null ? '' : '  closed'}`,
    `    document ${documentId} of account ${accountId}`,
    ...(email === null ? [] : [`    answer to ${email}`]),
    ...quoteLines(text),
    ...(outcome ? [`    → ${printable(outcome)}`] : []),
  ];
}
