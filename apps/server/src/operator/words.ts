import { parseArgs } from 'node:util';
import { StartError } from '../start-error.ts';

/** What follows the name of an operator's command. */
export interface CommandWords {
  readonly words: readonly string[];
  readonly isAll: boolean;
}

/** Reads words with `--all`; throws the usage as a StartError where there are none, or anything else. */
export function readWords(args: readonly string[], usage: string): CommandWords {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, help: { type: 'boolean' } },
    });
    if (values.help !== true && positionals.length > 0) return { words: positionals, isAll: values.all };
  } catch {
    // An unknown option: the usage below says what there is.
  }
  throw new StartError(usage);
}

/** What others wrote, which may be anything: each line behind a mark; nothing for an empty text. */
export function quoteLines(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `    | ${printable(line)}`);
}

/** One line without what a terminal would obey, or show in another order. */
export function printable(line: string): string {
  return line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
