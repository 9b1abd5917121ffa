import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One static check of the code base. */
export interface Check {
  readonly name: string;
  /** The violations found, one line or block each; empty when there are none. */
  readonly findFaults: () => Promise<readonly string[]>;
}

/** The root folder of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a program in the root folder; returns its output and whether it succeeded. `settings` are added to the environment. */
export function runProgram(
  file: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly isGood: boolean; readonly output: string }> {
  return new Promise((done) => {
    execFile(
      file,
      args,
      {
        cwd: root,
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, ...settings, FORCE_COLOR: '0', NO_COLOR: '1' },
      },
      (error, stdout, stderr) => done({ isGood: error === null, output: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** Returns every existing file that git tracks or would add, relative to the root folder. */
export async function projectFiles(): Promise<readonly string[]> {
  const { isGood, output } = await runProgram('git', [
    '-c',
    'core.quotepath=off',
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  if (!isGood) throw new Error(`git ls-files failed: ${output}`);
  return [...new Set(output.split('\n'))].filter((file) => file !== '').sort();
}
