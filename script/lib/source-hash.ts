import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const places = [
  'packages',
  'apps',
  'package-lock.json',
  'tsconfig.base.json',
  'script/build.ts',
  'script/lib',
  'script/notices',
];
const ignored = /^(?:node_modules|dist|build|\.react-router|\.cache|coverage)$|\.test\.tsx?$|^[A-Z]+\.md$/;

/** Returns a hash of all inputs of the build, which changes when a new build is required. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(join(root, place))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether `apps/server/build` was built from the current sources. */
export function isBuilt(root: string): boolean {
  const stamp = join(root, 'apps/server/build/sources.txt');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root);
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(child) : [child];
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exit(isBuilt(join(import.meta.dirname, '../..')) ? 0 : 1);
}
