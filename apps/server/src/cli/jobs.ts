import type { Call } from '@inkstone/contracts';
import { type JobState, jobStates, listJobs, retryJob } from '@inkstone/contracts/staff/jobs';
import { StartError } from '../platform/settings/start-error.ts';
import { firstRows } from './pages.ts';
import { printable, readCommand } from './read-command.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone jobs list [failed|waiting|running]  jobs in the queue, newest first; by default failed ones',
  'inkstone jobs retry <name> <id>              retry a permanently failed job',
  '         --reason <words>                    for the audit log; default: the command itself',
].join('\n');

/** `jobs …`: shows and retries jobs of this installation. */
export const jobsCommand: OperatorCommand = async (call, args, print) => {
  const { words, reason } = readCommand(args, usage);
  const [what, first = '', id = '', ...more] = words;
  if (what === 'list' && id === '') return list(call, first || 'failed', print);
  if (what === 'retry' && id !== '' && more.length === 0) {
    await call(retryJob, { name: first, id, reason: reasonOf(reason, 'jobs retry', first) });
    return print(`${first} ${id} is waiting again.`);
  }
  throw new StartError(usage);
};

async function list(call: Call, state: string, print: Print): Promise<void> {
  if (!isState(state)) throw new StartError(usage);
  const jobs = await firstRows((page) => call(listJobs, { ...page, state }));
  if (jobs.length === 0) print(`No job is ${state}.`);
  for (const { id, name, at, failures, error } of jobs) {
    print(`${id}  ${new Date(at).toISOString()}  ${name}${failures > 0 ? `  failed ${failures} times` : ''}`);
    if (error !== null) print(`    | ${printable(error)}`);
  }
}

function isState(text: string): text is JobState {
  return (jobStates as readonly string[]).includes(text);
}
