import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Import, readImports } from './read-imports.ts';

/** An import whose file is known. */
export interface ResolvedImport {
  /** A path from the root; `node_modules/name` for a package; the specifier if nothing is found. */
  readonly to: string;
  readonly isBuiltin: boolean;
  readonly isTypeOnly: boolean;
}

/** The imports of each source file, by its path from the root. */
export type ImportGraph = ReadonlyMap<string, readonly ResolvedImport[]>;

const sourceFolders = ['packages', 'apps', 'clients', 'training'];
const isSource = (file: string) => /[.][mc]?[jt]sx?$/.test(file);
const isOmitted = (folder: string) => /^(node_modules|dist|build|[.]react-router)$/.test(folder);
const extensions = ['', '.ts', '.tsx', '.js', '.json', '/index.ts', '/index.tsx', '/index.js'];

/** Reads the imports of all files in the source folders under `root`, and of those that they import. */
export function readImportGraph(root: string): ImportGraph {
  const resolve = createResolver(root);
  const graph = new Map<string, readonly ResolvedImport[]>();
  const waiting = sourceFolders.flatMap((folder) => sourcesIn(root, folder));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (graph.has(file)) continue;
    const imports = readImports(file, readFileSync(join(root, file), 'utf8')).map((one) =>
      resolve(file as string, one),
    );
    graph.set(file, imports);
    for (const { to } of imports) {
      const isOwn = isSource(to) && !to.split('/').some(isOmitted) && existsSync(join(root, to));
      if (isOwn && !graph.has(to)) waiting.push(to);
    }
  }
  return graph;
}

function sourcesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isOmitted(entry.name) ? [] : sourcesIn(root, path);
    return entry.isFile() && isSource(path) ? [path] : [];
  });
}

function createResolver(root: string): (file: string, given: Import) => ResolvedImport {
  const packages = ownPackages(root);
  const isFile = memoise((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false);
  const fileAt = (path: string) =>
    extensions.map((extension) => path + extension).find((candidate) => isFile(candidate)) ?? path;
  return (file, { specifier, isTypeOnly }) => {
    // Vite's suffixes, such as `?url`.
    const bare = specifier.replace(/[?].*$/, '');
    if (isBuiltin(bare)) return { to: bare, isBuiltin: true, isTypeOnly };
    const path = bare.startsWith('.') ? join(dirname(file), bare) : packages(bare);
    return { to: path === null ? `node_modules/${bare}` : fileAt(path), isBuiltin: false, isTypeOnly };
  };
}

/** Returns a function that finds the file of an import of a package of this repository; null for other packages. */
function ownPackages(root: string): (specifier: string) => string | null {
  const exported = new Map<string, { folder: string; paths: Readonly<Record<string, string>> }>();
  for (const parent of ['packages', 'apps']) {
    for (const folder of existsSync(join(root, parent)) ? readdirSync(join(root, parent)) : []) {
      const manifest = join(root, parent, folder, 'package.json');
      if (!existsSync(manifest)) continue;
      const { name, exports: paths = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
      exported.set(name, { folder: relative(root, dirname(manifest)), paths });
    }
  }
  return (specifier) => {
    const [, name = '', rest = ''] = /^((?:@[^/]+[/])?[^/]+)(.*)$/.exec(specifier) ?? [];
    const own = exported.get(name);
    return own === undefined ? null : join(own.folder, exportedPath(own.paths, `.${rest}`));
  };
}

/** Returns the file that a package exports under a path: by the path itself, or by the longest pattern. */
function exportedPath(paths: Readonly<Record<string, string>>, wanted: string): string {
  const exact = paths[wanted];
  if (exact !== undefined) return exact;
  const patterns = Object.keys(paths).filter((path) => path.includes('*'));
  for (const pattern of patterns.sort((one, other) => other.indexOf('*') - one.indexOf('*'))) {
    const [start = '', end = ''] = pattern.split('*');
    if (!wanted.startsWith(start) || !wanted.endsWith(end)) continue;
    const part = wanted.slice(start.length, wanted.length - end.length);
    return (paths[pattern] ?? '').replace('*', part);
  }
  return wanted;
}

function memoise<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
