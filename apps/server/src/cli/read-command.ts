import { StartError } from '../platform/settings/start-error.ts';
import { readOptions } from './read-options.ts';

/** The arguments of an operator's command. */
export interface CommandArguments {
  readonly words: readonly string[];
  readonly isAll: boolean;
  /** The value of `--reason`. */
  readonly reason: string | undefined;
}

const known = { all: { type: 'boolean', default: false }, reason: { type: 'string' } } as const;

/**
 * Parses arguments with `--all` and `--reason`; throws the usage as a StartError for missing or unknown
 * arguments.
 */
export function readCommand(args: readonly string[], usage: string): CommandArguments {
  const { words, options } = readOptions(args, known, usage);
  if (words.length === 0) throw new StartError(usage);
  return { words, isAll: options.all, reason: options.reason };
}

/** Quotes untrusted text: each line with a prefix; nothing for an empty text. */
export function quoteLines(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `    | ${printable(line)}`);
}

/** Removes control and bidirectional formatting characters from a line. */
export function printable(line: string): string {
  return line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
