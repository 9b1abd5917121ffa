import { parseArgs } from 'node:util';
import { StartError } from '../platform/settings/start-error.ts';

/** The arguments of an operator's command. */
export interface CommandWords {
  readonly words: readonly string[];
  readonly isAll: boolean;
  /** The value of `--reason`. */
  readonly reason: string | undefined;
}

/**
 * Parses arguments with `--all` and `--reason`; throws the usage as a StartError for missing or unknown
 * arguments.
 */
export function readWords(args: readonly string[], usage: string): CommandWords {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        reason: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help !== true && positionals.length > 0) {
      return { words: positionals, isAll: values.all, reason: values.reason };
    }
  } catch {
    // An unknown option: print the usage below.
  }
  throw new StartError(usage);
}

/** Quotes untrusted text: each line with a prefix; nothing for an empty text. */
export function quoteLines(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `    | ${printable(line)}`);
}

/** Removes control and bidirectional formatting characters from a line. */
export function printable(line: string): string {
  return line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
