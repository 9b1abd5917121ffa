import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package in the lock file. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** The licence stated in its package.json, as npm wrote it into the lock file. */
  readonly licence: string | null;
  /** Whether it is only needed for development. */
  readonly isDevelopment: boolean;
  /** Its folder, relative to the top folder; packages for other platforms are not installed. */
  readonly path: string;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Returns all third-party packages in the lock file, for all platforms. */
export function readLockedPackages(root: string): readonly LockedPackage[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return lockedPackages(lock.packages);
}

/** Returns the packages among the entries of a lock file. */
export function lockedPackages(entries: Readonly<Record<string, LockEntry>>): readonly LockedPackage[] {
  return Object.entries(entries).flatMap(([path, { version, license, dev, link }]) => {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || link || version === undefined) return [];
    const name = path.slice(at + 'node_modules/'.length);
    return [{ name, version, licence: license ?? null, isDevelopment: dev === true, path }];
  });
}

/** The origin as stated in a package.json. */
export interface Origin {
  readonly author: string | null;
  readonly source: string | null;
}

type Person = string | { readonly name?: string };
interface Manifest {
  readonly author?: Person;
  readonly homepage?: unknown;
  readonly repository?: string | { readonly url?: string };
}

/** Returns the author and the web address of an installed package. */
export function readOrigin(folder: string): Origin {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return { author: null, source: null };
  const { author, homepage, repository }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const name = typeof author === 'string' ? author : author?.name;
  const address = typeof repository === 'string' ? repository : repository?.url;
  return {
    author: name?.replace(/\s*[<(].*$/, '').trim() || null,
    source: webAddress(address) ?? webAddress(typeof homepage === 'string' ? homepage : undefined),
  };
}

function webAddress(address: string | undefined): string | null {
  if (address === undefined) return null;
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(address)?.[1];
  const url = short
    ? `https://github.com/${short}`
    : address
        .replace(/^git\+/, '')
        .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
        .replace(/\.git$/, '');
  return /^https?:\/\/[^\s]+$/.test(url) ? url.replace(/^http:\/\/github/, 'https://github') : null;
}
