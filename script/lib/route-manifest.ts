import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A route in React Router's manifest: its module, and the files that this imports, as paths of the site. */
export interface ManifestRoute {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly parentId?: string;
}

/** React Router's list of routes in a build. */
export interface RouteManifest {
  readonly entry: Pick<ManifestRoute, 'module' | 'imports'>;
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

/** Reads the list of routes, and its file name, from the `assets` folder of a build of the web app. */
export function readRouteManifest(assets: string): {
  readonly name: string;
  readonly manifest: RouteManifest;
} {
  const name = readdirSync(assets).find((each) => /^manifest-\w+\.js$/.test(each));
  if (name === undefined) throw new Error('The build has no list of routes');
  const code = readFileSync(join(assets, name), 'utf8');
  return {
    name,
    manifest: JSON.parse(code.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')),
  };
}
