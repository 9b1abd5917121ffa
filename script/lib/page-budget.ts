import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteManifest, readRouteManifest } from './route-manifest.ts';

/** A page, the maximum size of the JavaScript that it needs before it is usable, and chunks that it must not need. */
export interface PageBudget {
  readonly route: string;
  /** KB of 1,000 bytes, not compressed. */
  readonly maxKilobytes: number;
  readonly without: readonly string[];
}

const editorParts = ['editor', 'sync'];

/** A tenth more than on the day the budget was set. */
const budgets: readonly PageBudget[] = [
  { route: 'routes/documents', maxKilobytes: 860, without: editorParts },
  { route: 'routes/login', maxKilobytes: 920, without: editorParts },
  { route: 'routes/orders', maxKilobytes: 950, without: editorParts },
  { route: 'routes/settings', maxKilobytes: 980, without: editorParts },
  { route: 'routes/account', maxKilobytes: 950, without: editorParts },
  { route: 'routes/plan', maxKilobytes: 950, without: editorParts },
  { route: 'routes/admin', maxKilobytes: 860, without: editorParts },
  { route: 'routes/trial', maxKilobytes: 1580, without: [] },
  { route: 'routes/write', maxKilobytes: 1730, without: [] },
];

/** Pages of the build in a folder that need too much JavaScript. Empty when all are within their budgets. */
export function findHeavyPages(client: string): readonly string[] {
  const { manifest } = readRouteManifest(join(client, 'assets'));
  return findOverBudget(manifest, (file) => statSync(join(client, file)).size, budgets);
}

/** The same for a manifest; `sizeOf` returns the size of a file in bytes. */
export function findOverBudget(
  { entry, routes }: RouteManifest,
  sizeOf: (file: string) => number,
  pages: readonly PageBudget[],
): readonly string[] {
  return pages.flatMap(({ route, maxKilobytes, without }) => {
    const files = filesOf({ entry, routes }, route);
    const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
    const unwanted = [...files].filter((file) => without.some((part) => file.startsWith(`/assets/${part}-`)));
    return [
      ...unwanted.map((file) => `${route} needs ${file}`),
      ...(size > maxKilobytes
        ? [`${route} needs ${Math.round(size)} KB of JavaScript, at most ${maxKilobytes}`]
        : []),
    ];
  });
}

/** The files that a page imports statically, with those of its layouts. */
function filesOf({ entry, routes }: RouteManifest, route: string): ReadonlySet<string> {
  const files = new Set([entry.module, ...(entry.imports ?? [])]);
  let one = routes[route];
  if (one === undefined) throw new Error(`The build has no route ${route}`);
  for (; one; one = one.parentId === undefined ? undefined : routes[one.parentId]) {
    for (const file of [one.module, ...(one.imports ?? [])]) files.add(file.replace(/#.*/, ''));
  }
  return files;
}
