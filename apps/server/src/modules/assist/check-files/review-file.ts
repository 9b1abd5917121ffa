import { readFile as readBytes, realpath, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '@inkstone/contracts';
import { formatError } from '@inkstone/phrases/format-error';
import { loadFileReportMessages } from '@inkstone/phrases/format-file-report';
import { loadRuleMessages } from '@inkstone/phrases/format-rule';
import { countWords, type Lint } from '@inkstone/proofread/client';
import { StartError } from '../../../platform/settings/start-error.ts';
import { annotate } from '../annotated-text.ts';
import { type ReadableFile, readFile } from '../file-review/read-file.ts';
import { writeReport, writeReviewed } from '../file-review/write-files.ts';
import { placeLints } from '../placed-lints.ts';
import type { CheckOptions } from './options.ts';
import { type FileFinding, placeFindings } from './report.ts';

/** The command has a single queue. */
const onlyLine = '';

/** Finds mistakes in a text. */
export type Check = (text: string) => Promise<readonly Lint[]>;

/**
 * Checks one file and writes the outputs of `--write` and `--report`. Throws a StartError with a one-line
 * message.
 */
export async function reviewFile(
  path: string,
  { locale, write, report }: CheckOptions,
  check: Check,
): Promise<FileFinding[]> {
  const file = await readReadable(path);
  const lints = await check(file.text);
  const checked = { file, words: countWords(file.text), found: placeLints(file, lints) };
  const words = { explain: await loadRuleMessages(locale), report: await loadFileReportMessages(locale) };
  const options = { line: onlyLine, words, locale, now: Date.now(), isExplained: true };
  try {
    if (write !== null) await save(path, write, (await writeReviewed(checked, options)).bytes);
    if (report !== null) await save(path, report, await writeReport(basename(path), checked, options));
  } catch (error) {
    throw plain(path, error);
  }
  return placeFindings(annotate([{ text: file.text }]), lints, words.explain);
}

async function readReadable(path: string): Promise<ReadableFile> {
  try {
    return await readFile(onlyLine, path, await readBytes(path));
  } catch (error) {
    throw plain(path, error);
  }
}

/** The input file is never overwritten. */
async function save(given: string, path: string, bytes: Uint8Array): Promise<void> {
  const there = await realpath(path).catch(() => null);
  if (there !== null && there === (await realpath(given))) {
    throw new StartError(`${path} is the file that is checked; name another one.`);
  }
  await writeFile(path, bytes);
}

function plain(path: string, error: unknown): unknown {
  if (error instanceof AppError) {
    return new StartError(`${path}: ${formatError('en', error.code, error.params)}`, error);
  }
  if (error instanceof StartError || !(error instanceof Error) || !('code' in error)) return error;
  return new StartError(`${path}: ${error.message}`, error);
}
