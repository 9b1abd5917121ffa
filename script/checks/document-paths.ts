import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Check, projectFiles, root } from './check.ts';

const repositoryPath = /`((?:apps|packages|training|script|tests|docs)\/[\w./{},-]+)`/g;
const link = /\]\(([^)\s]+)\)/g;

/** Returns the paths that a document names: in code spans relative to the repository root, in links relative to its folder. */
export function pathsNamed(file: string, text: string): readonly string[] {
  const spans = [...text.matchAll(repositoryPath)].flatMap(([, path = '']) => expandBraces(path));
  const links = [...text.matchAll(link)].flatMap(([, target = '']) => {
    const path = target.replace(/#.*/, '');
    return path === '' || /^(?:[a-z]+:|\/)/.test(path) ? [] : [normalize(join(dirname(file), path))];
  });
  return [...spans, ...links];
}

/** Expands braces: `a/{b,c}/d` → `a/b/d`, `a/c/d`. */
function expandBraces(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (braces === null) return [path];
  const [whole, choices = ''] = braces;
  return choices.split(',').flatMap((choice) => expandBraces(path.replace(whole, choice)));
}

/** Checks that the files and folders named in documents exist. */
export const documentPaths: Check = {
  name: 'documents',
  findFaults: async () => {
    const files = (await projectFiles()).filter((file) => file.endsWith('.md'));
    return files.flatMap((file) =>
      pathsNamed(file, readFileSync(join(root, file), 'utf8'))
        .filter((path) => !exists(path))
        .map((path) => `${file} names ${path}, which does not exist`),
    );
  },
};

/**
 * Whether a path exists. Tests may be named without their extension; files that are built or fetched are not in the repository.
 */
function exists(path: string): boolean {
  if (/^(?:apps\/\w+\/build|packages\/\w+\/dist)\b/.test(path)) return true;
  return ['', '.ts', '.tsx', '.test.ts', '.int.test.ts', '.spec.ts'].some((ending) =>
    existsSync(join(root, path + ending)),
  );
}
