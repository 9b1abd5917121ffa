// Prints package-lock.json with the address of each package's archive. The lock file itself contains none, so that it
// suits every registry; but then npm first requests the description of all versions of each package.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface Package {
  /** Only if it differs from the folder's name. */
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
}

/** The part of a lock file that this program reads. */
export interface Lock {
  readonly packages: Readonly<Record<string, Package>>;
}

/** Npm's settings: `registry`, and `@scope:registry` for packages of a scope. */
export type NpmSettings = Readonly<Record<string, unknown>>;

/** Adds addresses, as npm's own registry forms them, to packages of a registry. `npm ci` verifies the archives by their hashes. */
export function addAddresses<Given extends Lock>(lock: Given, settings: NpmSettings): Given {
  const packages = Object.entries(lock.packages).map(([path, given]) => {
    if (given.integrity === undefined || given.resolved !== undefined) return [path, given];
    return [path, { ...given, resolved: addressOf(given.name ?? nameIn(path), given.version, settings) }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

const folder = 'node_modules/';
const nameIn = (path: string) => path.slice(path.lastIndexOf(folder) + folder.length);

function addressOf(name: string, version: string | undefined, settings: NpmSettings): string {
  const [scope, unscoped] = name.startsWith('@') ? name.split('/') : ['', name];
  const registry = String(settings[`${scope}:registry`] ?? settings.registry).replace(/[/]*$/, '/');
  return `${registry}${name}/-/${unscoped}-${version}.tgz`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const settings = JSON.parse(execFileSync('npm', ['config', 'list', '--json'], { encoding: 'utf8' }));
  console.log(JSON.stringify(addAddresses(JSON.parse(readFileSync('package-lock.json', 'utf8')), settings)));
}
