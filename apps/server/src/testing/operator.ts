import { callAsOperator } from '../cli/own-database.ts';
import { inWords, type OperatorCommand } from '../cli/with-call.ts';
import type { TestServer } from './server.ts';

/** What a command of the operator says, line by line; refusals are in words, as at the command line. */
export async function saidBy(
  { deps }: Pick<TestServer, 'deps'>,
  command: OperatorCommand,
  ...args: readonly string[]
): Promise<string[]> {
  const lines: string[] = [];
  try {
    await command(callAsOperator(deps, 'tester'), args, (line) => lines.push(line));
  } catch (error) {
    throw inWords(error);
  }
  return lines;
}
