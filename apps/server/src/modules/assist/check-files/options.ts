import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, type Locale } from '@inkstone/phrases';
import type { ProofreadOptions, Severity } from '@inkstone/proofread/client';
import { StartError } from '../../../platform/settings/start-error.ts';

/** Options of `inkstone check`. */
export interface CheckOptions {
  readonly files: readonly string[];
  readonly isJson: boolean;
  /** The language of the explanations. */
  readonly locale: Locale;
  /** The lowest severity that makes the exit code 1. */
  readonly failOn: Severity | 'never';
  readonly proofread: ProofreadOptions;
  /** Word list files; the last one takes precedence. */
  readonly lists: readonly string[];
  /** Files of exempt words. */
  readonly exempt: readonly string[];
  /** Output path of the file with tracked changes (docx), or null. */
  readonly write: string | null;
  /** Output path of the report (PDF), or null. */
  readonly report: string | null;
  /** Folder of the Chinese language pack. */
  readonly languagePack: string;
}

const variants = ['US', 'GB', 'AU', 'CA'] as const;
const levels = ['error', 'warning', 'style', 'never'] as const;
const languages = ['auto', 'zh', 'en'] as const;

export const checkUsage = `inkstone check [options] FILE…

Proofreads text files (txt, md, docx; UTF-8, UTF-16 or GB 18030), Chinese and English together.

  --json               prints one JSON value instead of lines
  --locale LOCALE      language of the explanations (zh, en, …); default by LANG
  --language LANGUAGE  check only zh or en; default auto
  --english VARIANT    US, GB, AU or CA
  --strict             reports only nearly certain findings
  --threshold NUMBER   minimum probability of reported findings, 0 to 1; default 0.5
  --list FILE          a word list in the format of inkstone lists; for a word in several lists the last one applies
  --exempt FILE        words and phrases that are never reported, one per line: word, Word (in this case), ~Word (in any
                       case), =word (exactly as written); may be given several times
  --write OUT.docx     writes one FILE (docx, pdf, txt or md) with tracked changes and comments that explain them
  --report OUT.pdf     writes a report on one FILE
  --fail-on LEVEL      error, warning, style or never: lowest level with exit code 1; default warning

Exit code: 0 without findings of that level or above, 1 with findings, 2 if a file or option cannot be used.
`;

/** Parses the arguments after `check`. Throws a StartError with a one-line message; null: show the usage. */
export function readCheckOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): CheckOptions | null {
  const { values, positionals } = parse(args);
  if (values.help || positionals.length === 0) return null;
  const threshold = Number(values.threshold ?? 0.5);
  if (!(threshold >= 0 && threshold <= 1)) throw new StartError('--threshold takes a number from 0 to 1.');
  const english = values.english?.toUpperCase();
  return {
    files: positionals,
    languagePack: join(environment.LANGPACK_DIR || join(environment.DATA_DIR || './data', 'langpacks'), 'zh'),
    lists: values.list,
    exempt: values.exempt,
    ...outputsOf(values, positionals),
    isJson: values.json,
    locale: localeOf(values.locale, environment),
    failOn: oneOf('--fail-on', levels, values['fail-on'] ?? 'warning'),
    proofread: {
      language: oneOf('--language', languages, values.language ?? 'auto'),
      mode: values.strict ? 'strict' : 'normal',
      threshold,
      ...(english === undefined ? {} : { english: oneOf('--english', variants, english) }),
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        locale: { type: 'string' },
        language: { type: 'string' },
        english: { type: 'string' },
        threshold: { type: 'string' },
        list: { type: 'string', multiple: true, default: [] },
        exempt: { type: 'string', multiple: true, default: [] },
        write: { type: 'string' },
        report: { type: 'string' },
        'fail-on': { type: 'string' },
      },
    });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function outputsOf(
  { write = null, report = null }: { readonly write?: string | null; readonly report?: string | null },
  files: readonly string[],
): Pick<CheckOptions, 'write' | 'report'> {
  if ((write !== null || report !== null) && files.length > 1) {
    throw new StartError('--write and --report take one file.');
  }
  if (write !== null && !/\.docx$/i.test(write))
    throw new StartError('--write takes a name that ends in .docx.');
  if (report !== null && !/\.pdf$/i.test(report))
    throw new StartError('--report takes a name that ends in .pdf.');
  return { write, report };
}

function localeOf(requested: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Locale {
  if (requested !== undefined && !isLocale(requested))
    throw new StartError(`There is no locale "${requested}".`);
  if (requested !== undefined) return requested;
  const system = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase();
  if (/^zh[_-](?:tw|hk|mo)/.test(system)) return 'zh-tw';
  const language = system.slice(0, 2);
  return isLocale(language) ? language : 'en';
}

function oneOf<T extends string>(name: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined)
    throw new StartError(`${name} takes one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}
