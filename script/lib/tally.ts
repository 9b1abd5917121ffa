import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failuresIn, specsIn } from './failures.ts';

/** The result of one stage of `script/test`. */
export interface Stage {
  readonly name: string;
  readonly exitCode: number;
  readonly seconds: number;
  /** Its output or JSON report; empty when it wrote none. */
  readonly report: string;
  /** The report of the second run of its failed tests; empty when there was none. */
  readonly again?: string;
}

/** The tests of a stage by result. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Titles of those counted as passed that failed first and passed when run again. */
  readonly unstable?: readonly string[];
}

/**
 * Maximum number of journeys per stage (about 2 %) that may fail once and pass when run again: more indicate
 * a fault of the product or of the machine, and all of them count as failed.
 */
const unstableAtMost = 3;

function countsIn(report: string): Count | undefined {
  const line = report.trimEnd().split('\n').at(-1) ?? '';
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? [];
  if (passed !== undefined) return { passed: Number(passed), failed: Number(failed) };
  try {
    const json = JSON.parse(report);
    // Playwright's reporter: a skipped journey has not been verified, so it counts as failed.
    if (json.stats) {
      const { expected, unexpected, flaky, skipped } = json.stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    }
    // Vitest's reporter: tests skipped on one database because they need the other count where they run.
    return { passed: json.numPassedTests, failed: json.numFailedTests };
  } catch {
    return undefined;
  }
}

/**
 * Counts the tests of a stage. A stage without a readable report counts as one test; one that failed although
 * none of its tests failed (a crash, an error outside tests) counts as one additional failure.
 */
export function countOf({ exitCode, report, again = '' }: Stage): Count {
  const { passed, failed } = countsIn(report) ?? { passed: exitCode === 0 ? 1 : 0, failed: 0 };
  const second = again === '' ? undefined : countsIn(again);
  if (second && second.failed === 0 && second.passed === failed && failed <= unstableAtMost)
    return { passed: passed + failed, failed: 0, unstable: titlesIn(again) };
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** Returns the journeys of a report. */
function titlesIn(report: string): readonly string[] {
  return specsIn(JSON.parse(report)).map(({ file, title }) => `${file}: ${title}`);
}

/** Formats a line for every stage, one for each failed test with its message, and the total as the last line. */
export function tally(stages: readonly Stage[]): {
  readonly lines: readonly string[];
  readonly isGood: boolean;
} {
  const counts = stages.map(countOf);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const rows = stages.map(({ name, seconds }, i) => {
    const numbers = [`${counts[i]?.passed} passed`, `${counts[i]?.failed} failed`, `${seconds} s`];
    return name.padEnd(26) + numbers.map((text) => text.padStart(14)).join('');
  });
  const unstable = counts.flatMap((count) => count.unstable ?? []).map((title) => `unstable: ${title}`);
  const lines = [
    ...rows,
    ...unstable,
    ...stages.flatMap((stage, i) => (counts[i]?.failed ? failureLines(stage) : [])),
    `${passed} passed, ${failed} failed`,
  ];
  return { lines, isGood: failed === 0 && passed > 0 };
}

/** The last lines of a run are what a system of continuous integration shows, so they name what failed. */
function failureLines(stage: Stage): readonly string[] {
  return [
    ...failuresIn(stage.report).map((failure) => `failed: ${failure}`),
    ...failuresIn(stage.again ?? '').map((failure) => `failed again: ${failure}`),
  ];
}

/** Reads `stages.tsv` (name, exit code, seconds, report file) of a folder. */
function readStages(folder: string): readonly Stage[] {
  const table = readFileSync(resolve(folder, 'stages.tsv'), 'utf8').trimEnd();
  return table.split('\n').map((line) => {
    const [name = '', exitCode, seconds, file = ''] = line.split('\t');
    return {
      name,
      exitCode: Number(exitCode),
      seconds: Number(seconds),
      report: readIfPresent(resolve(folder, file)),
      again: readIfPresent(resolve(folder, `${file}.again`)),
    };
  });
}

function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, isGood } = tally(readStages(process.argv[2] ?? '.'));
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = isGood ? 0 : 1;
}
