import { loadRuleMessages } from '@inkstone/phrases/format-rule';
import type { Severity } from '@inkstone/proofread/client';
import { StartError } from '../../../platform/settings/start-error.ts';
import type { Proofreader } from '../../../ports/proofreader.ts';
import { createServerProofreader } from '../server-proofreader.ts';
import { type CheckOptions, checkUsage, readCheckOptions } from './options.ts';
import { readExemptFiles } from './read-exempt-files.ts';
import { readFileAsProse } from './read-file.ts';
import { readLists } from './read-lists.ts';
import { type FileFinding, formatFinding, placeFindings } from './report.ts';
import { type Check, reviewFile } from './review-file.ts';

/** Output of the command: findings to `out`, progress and errors to `print`. */
export interface CheckOutput {
  readonly out: (text: string) => void;
  readonly print: (line: string) => void;
  /** Rewrites the progress line; null if there is no terminal. */
  readonly progress: ((line: string) => void) | null;
}

const weight: Readonly<Record<Severity, number>> = { style: 1, warning: 2, error: 3 };

/**
 * Runs `inkstone check`; returns the exit code. An unreadable file does not stop the others. The proofreader that
 * `openProofreader` makes for the folder of a language pack is closed.
 */
export async function checkFiles(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: CheckOutput,
  openProofreader = createServerProofreader,
): Promise<number> {
  const options = await readOptions(args, environment, output);
  if (options === 'help' || options === 'wrong') return options === 'help' ? 0 : 2;
  const { files, failures } = await checkAll(options, output, openProofreader(options.languagePack));
  const findings = files.flatMap((file) => file.findings);
  if (options.isJson) output.out(`${JSON.stringify({ files }, null, 2)}\n`);
  else output.print(summary(findings, files.length));
  if (failures > 0) return 2;
  const { failOn } = options;
  return failOn !== 'never' && findings.some(({ severity }) => weight[severity] >= weight[failOn]) ? 1 : 0;
}

async function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { out, print }: CheckOutput,
): Promise<CheckOptions | 'help' | 'wrong'> {
  try {
    const options = readCheckOptions(args, environment);
    if (options !== null) {
      const sensitive = { lists: await readLists(options.lists) };
      const exemptWords = await readExemptFiles(options.exempt);
      return { ...options, proofread: { ...options.proofread, sensitive, exemptWords } };
    }
    out(checkUsage);
    return args.includes('--help') ? 'help' : 'wrong';
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    print(`${error.message} Try: inkstone check --help`);
    return 'wrong';
  }
}

interface CheckedFile {
  readonly path: string;
  readonly findings: readonly FileFinding[];
}

async function checkAll(
  options: CheckOptions,
  { out, print, progress }: CheckOutput,
  proofreader: Proofreader,
): Promise<{ readonly files: CheckedFile[]; readonly failures: number }> {
  const { files, proofread, isJson } = options;
  const checked: CheckedFile[] = [];
  let failures = 0;
  try {
    for (const path of files) {
      const check = (text: string) => {
        progress?.(`${path} …`);
        return proofreader.check(text, proofread, {
          onProgress: (done, total) => progress?.(`${path}: ${Math.round((100 * done) / total)} %`),
        });
      };
      const findings = await findIn(path, options, check).catch((error: unknown) => {
        if (!(error instanceof StartError)) throw error;
        failures++;
        print(error.message);
        return null;
      });
      progress?.('');
      if (findings === null) continue;
      if (!isJson) for (const finding of findings) out(`${formatFinding(path, finding)}\n`);
      checked.push({ path, findings });
    }
  } finally {
    await proofreader.close();
  }
  return { files: checked, failures };
}

async function findIn(path: string, options: CheckOptions, check: Check): Promise<FileFinding[]> {
  if (options.write !== null || options.report !== null) return reviewFile(path, options, check);
  const prose = await readFileAsProse(path);
  return placeFindings(prose, await check(prose.plain), await loadRuleMessages(options.locale));
}

function summary(findings: readonly FileFinding[], files: number): string {
  const count = (severity: Severity) => findings.filter((each) => each.severity === severity).length;
  return `${files} ${files === 1 ? 'file' : 'files'}: ${count('error')} errors, ${count('warning')} warnings, ${count('style')} style issues.`;
}
