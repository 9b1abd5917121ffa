import type { Call } from '@inkstone/contracts';
import {
  type AccountRow,
  blockAccount,
  endAccountSessions,
  findAccounts,
  getAccount,
  unblockAccount,
} from '@inkstone/contracts/staff/accounts';
import { StartError } from '../platform/settings/start-error.ts';
import { printable, readCommand } from './read-command.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone accounts find <who>                  by a complete phone number or e-mail address, or the beginning of an id',
  'inkstone accounts show <id>                   an account and the devices that are signed in',
  'inkstone accounts end-sessions <id> [device]  sign it out everywhere, or on one device',
  'inkstone accounts block <id> [shares]         sign it out and prevent sign-ins; its data are kept',
  '                                              shares: its shared links do not open until it is unblocked',
  'inkstone accounts unblock <id>                permit sign-ins again',
  '         --reason <words>                     for the audit log; default: the command itself',
].join('\n');

/** `accounts …`: finds accounts, ends their sessions and blocks them. */
export const accountsCommand: OperatorCommand = async (call, args, print) => {
  const { words, reason } = readCommand(args, usage);
  const [what = '', first = '', second, ...more] = words;
  if (first === '' || more.length > 0) throw new StartError(usage);
  const why = { reason: reasonOf(reason, 'accounts', what) };
  if (what === 'end-sessions') {
    const { ended } = await call(endAccountSessions, { accountId: first, sessionId: second ?? null, ...why });
    return print(`${ended} sessions ended.`);
  }
  const closesShares = what === 'block' && second === 'shares';
  if (second !== undefined && !closesShares) throw new StartError(usage);
  switch (what) {
    case 'find':
      return find(call, first, print);
    case 'show':
      return show(call, first, print);
    case 'block':
      return print(describe(await call(blockAccount, { accountId: first, closesShares, ...why })));
    case 'unblock':
      return print(describe(await call(unblockAccount, { accountId: first, ...why })));
    default:
      throw new StartError(usage);
  }
};

async function find(call: Call, query: string, print: Print): Promise<void> {
  const { accounts } = await call(findAccounts, { query });
  if (accounts.length === 0) print('There is no such account.');
  for (const account of accounts) print(describe(account));
}

async function show(call: Call, accountId: string, print: Print): Promise<void> {
  const { account, devices } = await call(getAccount, { accountId });
  print(describe(account));
  for (const { id, kind, browser, system, network, lastUsedAt } of devices) {
    const what = [kind, browser, system, network].filter((part) => part !== '').join(', ');
    print(`    ${id}  ${new Date(lastUsedAt).toISOString()}  ${what}`);
  }
}

function describe({ accountId, name, phone, email, createdAt, blockedAt, ...rest }: AccountRow): string {
  const { closesShares, deletesAt } = rest;
  return [
    accountId,
    new Date(createdAt).toISOString(),
    ...[printable(name), phone ?? '', email ?? ''].filter((part) => part !== ''),
    ...(blockedAt === null ? [] : [`blocked since ${new Date(blockedAt).toISOString()}`]),
    ...(closesShares ? ['with its shared links'] : []),
    ...(deletesAt === null ? [] : [`to be deleted on ${new Date(deletesAt).toISOString()}`]),
  ].join('  ');
}
