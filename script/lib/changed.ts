import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The tests that `script/test --changed` runs in addition to the checks and the unit tests that import changed files.
 */
export interface Selection {
  /** Folders and files of server tests; `all` when code that every server test uses has changed. */
  readonly server: readonly string[] | 'all';
  /** End-to-end test files. */
  readonly journeys: readonly string[];
  /** Whether the product changed, so that it must be built and the journeys marked `@across` must run. */
  readonly isProduct: boolean;
}

const serverSources = 'apps/server/src/';
/** Paths on which every server test depends: platform, database, test setup, and lower packages. */
const belowAll =
  /^(?:apps\/server\/src\/(?:platform\/(?!sync\/)|composition\/|testing\/)|apps\/server\/src\/[^/]+\.ts$|packages\/(?:kernel|contracts|domain)\/|vitest\.config\.ts$|package-lock\.json$)/;

/**
 * Selects tests by location: a change in a module of the server runs that module's tests. `files` are paths
 * from the repository root. Intended for daily work; effects on other modules are found by the complete run.
 */
export function selectTests(files: readonly string[]): Selection {
  const code = files.filter((file) => !file.endsWith('.md'));
  const isProduct = code.some((file) => /^(?:apps|packages)\//.test(file) && !/\.test\.tsx?$/.test(file));
  return {
    server: code.some((file) => belowAll.test(file) && !/\.test\.ts$/.test(file))
      ? 'all'
      : unique(code.filter((file) => file.startsWith(serverSources)).map(nearTests)),
    journeys: unique(code.filter((file) => /^tests\/e2e\/.+\.spec\.ts$/.test(file))),
    isProduct: isProduct || code.some((file) => file.startsWith('tests/support/')),
  };
}

/** Returns a server test itself; for other files, the folder of its module or of its part of the platform. */
function nearTests(file: string): string {
  if (file.endsWith('.int.test.ts')) return file;
  const [first, second] = file.slice(serverSources.length).split('/');
  const isDivided = first === 'modules' || first === 'platform';
  return isDivided ? `${serverSources}${first}/${second}/` : `${serverSources}${first}/`;
}

const unique = (values: readonly string[]) => [...new Set(values)].sort();

/** Returns the files that differ from the merge base with `base`, committed or not. */
function changedSince(base: string): { readonly fork: string; readonly files: readonly string[] } {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const fork = git('merge-base', base, 'HEAD');
  const lists = [git('diff', '--name-only', fork), git('ls-files', '--others', '--exclude-standard')];
  return { fork, files: unique(lists.flatMap((list) => list.split('\n')).filter((line) => line !== '')) };
}

// Output for bash, one line each: merge base, server tests, journeys, whether to build.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(dirname(dirname(import.meta.dirname)));
  const { fork, files } = changedSince(process.argv[2] ?? 'main');
  const { server, journeys, isProduct } = selectTests(files);
  console.log(
    [fork, server === 'all' ? 'all' : server.join(' '), journeys.join(' '), isProduct ? 'yes' : ''].join(
      '\n',
    ),
  );
}
