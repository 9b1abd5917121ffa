import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What React Router's manifest says of a route: its module and the files that this imports. */
interface Route {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly parentId?: string;
}

/** React Router's list of routes in a build. */
export interface Manifest {
  readonly entry: Pick<Route, 'module' | 'imports'>;
  readonly routes: Readonly<Record<string, Route>>;
}

/** A page, the greatest size of the JavaScript that it needs before it is usable, and chunks that it must not need. */
export interface PageBudget {
  readonly route: string;
  /** In KB (1,000 bytes), not compressed. */
  readonly most: number;
  readonly without: readonly string[];
}

const editorParts = ['editor', 'sync'];

/** A tenth more than on the day the budget was set. */
const budgets: readonly PageBudget[] = [
  { route: 'routes/documents', most: 860, without: editorParts },
  { route: 'routes/login', most: 920, without: editorParts },
  { route: 'routes/orders', most: 950, without: editorParts },
  { route: 'routes/settings', most: 980, without: editorParts },
  { route: 'routes/account', most: 950, without: editorParts },
  { route: 'routes/plan', most: 950, without: editorParts },
  { route: 'routes/admin', most: 860, without: editorParts },
  { route: 'routes/trial', most: 1580, without: [] },
  { route: 'routes/write', most: 1730, without: [] },
];

/** Pages of the build in a folder that need too much JavaScript. Empty when all are within their budgets. */
export function findHeavyPages(client: string): readonly string[] {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((each) => /^manifest-\w+\.js$/.test(each));
  if (name === undefined) throw new Error('The build has no list of routes');
  const code = readFileSync(join(assets, name), 'utf8');
  const manifest: Manifest = JSON.parse(
    code.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''),
  );
  return findOverBudget(manifest, (file) => statSync(join(client, file)).size, budgets);
}

/** The same for a manifest; `sizeOf` returns the size of a file in bytes. */
export function findOverBudget(
  { entry, routes }: Manifest,
  sizeOf: (file: string) => number,
  pages: readonly PageBudget[],
): readonly string[] {
  return pages.flatMap(({ route, most, without }) => {
    const files = filesOf({ entry, routes }, route);
    const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
    const unwanted = [...files].filter((file) => without.some((part) => file.startsWith(`/assets/${part}-`)));
    return [
      ...unwanted.map((file) => `${route} needs ${file}`),
      ...(size > most ? [`${route} needs ${Math.round(size)} KB of JavaScript, at most ${most}`] : []),
    ];
  });
}

/** The files that a page imports statically, with those of its layouts. */
function filesOf({ entry, routes }: Manifest, route: string): ReadonlySet<string> {
  const files = new Set([entry.module, ...(entry.imports ?? [])]);
  let one = routes[route];
  if (one === undefined) throw new Error(`The build has no route ${route}`);
  for (; one; one = one.parentId === undefined ? undefined : routes[one.parentId]) {
    for (const file of [one.module, ...(one.imports ?? [])]) files.add(file.replace(/#.*/, ''));
  }
  return files;
}
