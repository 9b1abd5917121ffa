import { type OperatorCommand, toStartError } from '../cli/with-call.ts';
import { callAsOperator } from '../composition/call-as-operator.ts';
import type { TestServer } from './server.ts';

/** Runs a command of the operator and returns its output by line; errors are formatted as in a terminal. */
export async function outputOf(
  { deps }: Pick<TestServer, 'deps'>,
  command: OperatorCommand,
  ...args: readonly string[]
): Promise<string[]> {
  const lines: string[] = [];
  try {
    await command(callAsOperator(deps, 'tester'), args, (line) => lines.push(line));
  } catch (error) {
    throw toStartError(error);
  }
  return lines;
}
