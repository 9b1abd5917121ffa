import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(import.meta.dirname, '../../script/server'), 'utf8');

/** The Node flags with which script/server starts the server. */
export const launchFlags: readonly string[] =
  /exec node (.*) \S+main\.js start$/m.exec(script)?.[1]?.split(' ') ?? [];

/** The C library settings with which script/server starts the server. */
export const launchEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  [...(/^export (MALLOC_.*)$/m.exec(script)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
