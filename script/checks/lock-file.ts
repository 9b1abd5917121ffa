import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, projectFiles, root, runProgram } from './check.ts';

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

interface LockFile {
  readonly packages: Record<string, { readonly resolved?: string; readonly link?: boolean }>;
}

const exact = /^\d+[.]\d+[.]\d+(?:-[\w.]+)?$/;

/** Returns the dependencies of a package.json whose version is a range; workspace packages use `*`. */
export function findRanges(file: string, manifest: Manifest): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name, version]) => (name.startsWith('@inkstone/') ? version !== '*' : !exact.test(version)))
    .map(([name, version]) => `${file}: ${name} ${version} is not one exact version`);
}

/** Returns the entries of the lock file that contain the host of a package. */
export function findHosts(lock: LockFile, file = 'package-lock.json'): readonly string[] {
  return Object.entries(lock.packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && link !== true)
    .map(([name, { resolved }]) => `${file}: ${name} names a host: ${resolved}`);
}

/** Reads a JSON file in a format defined by npm. */
async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(join(root, file), 'utf8'));
}

/** An error line of npm; a dependency on the tag `latest` is an imprecision of a third-party package. */
const isDisagreement = (line: string) =>
  /invalid: "(?!latest")|UNMET DEPENDENCY|missing: |Missing: |Invalid: /.test(line);

/** Returns the differences between the installed packages, the result of `npm ci` and package.json. */
async function findDisagreements(): Promise<readonly string[]> {
  const runs = await Promise.all([
    runProgram('npm', ['ls', '--all', '--loglevel=error']),
    runProgram('npm', ['ci', '--dry-run', '--loglevel=error']),
  ]);
  return runs.flatMap(({ isGood, output }) => (isGood ? [] : output.split('\n').filter(isDisagreement)));
}

/**
 * Checks that installed, locked and requested packages agree: exact versions, no hosts, a consistent tree.
 */
export const lockFile: Check = {
  name: 'lock file',
  findFaults: async () => {
    const files = await projectFiles();
    const manifests = files.filter((file) => /(^|\/)package[.]json$/.test(file));
    const locks = files.filter((file) => /(^|\/)package-lock[.]json$/.test(file));
    const ranges = await Promise.all(manifests.map(async (file) => findRanges(file, await readJson(file))));
    const hosts = await Promise.all(locks.map(async (file) => findHosts(await readJson(file), file)));
    return [...ranges.flat(), ...hosts.flat(), ...(await findDisagreements())];
  },
};
