import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, type Locale, locales } from '@inkstone/phrases';
import { build } from 'esbuild';
import type { Build } from '../../apps/web/worker/build.ts';
import { type ManifestRoute, type RouteManifest, readRouteManifest } from './route-manifest.ts';

/**
 * Ids in React Router's manifest of the routes whose pages open offline, or show that they need the network.
 * The module of `website` has the messages for unknown paths below the app.
 */
const appRoutes = [
  ...['root', 'language', 'product', 'website', 'app'],
  ...['documents', 'write', 'search', 'trash', 'settings', 'account', 'official', 'proofread-file', 'words'],
];
/** Files that are cached in addition to the hashed ones. */
const otherFiles = ['/favicon.svg'];

/** Builds the service worker into the build folder of the web app, with the list of files to cache. */
export async function buildServiceWorker(web: string): Promise<Build> {
  const folder = join(web, 'build/client');
  const list = listFiles(join(folder, 'assets'));
  await build({
    entryPoints: [join(web, 'worker/service-worker.ts')],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { __BUILD__: JSON.stringify(list) },
  });
  return list;
}

/** Returns all files that the app's pages can import or fetch, found by following file names in the code of their modules. */
function listFiles(assets: string): Build {
  const names = readdirSync(assets).filter((name) => !/\.(?:br|gz|map)$/.test(name));
  const { name: manifestName, manifest } = readRouteManifest(assets);
  const needed = new Set([manifestName]);
  const follow = (text: string) => {
    for (const name of names) {
      if (needed.has(name) || !text.includes(name)) continue;
      needed.add(name);
      if (/\.(?:js|css)$/.test(name)) follow(readFileSync(join(assets, name), 'utf8'));
    }
  };
  follow(JSON.stringify([manifest.entry, ...appRoutes.map((id) => findRoute(manifest, id))]));
  const scripts = [...needed].filter((name) => name.endsWith('.js'));
  const messages = readMessageFiles(scripts.map((name) => readFileSync(join(assets, name), 'utf8')));
  for (const name of Object.values(messages).flat()) needed.delete(name);
  const files = [...needed].sort();
  const isLarge = (name: string) => /\.(?:wasm|woff2?|ttf|otf)$/.test(name);
  return {
    id: manifestName.replace(/^manifest-|\.js$/g, ''),
    files: [...files.filter((name) => !isLarge(name)).map((name) => `/assets/${name}`), ...otherFiles],
    messages: byLocale((locale) => messages[locale].map((name) => `/assets/${name}`)),
    later: files.filter(isLarge).map((name) => `/assets/${name}`),
  };
}

function findRoute({ routes }: RouteManifest, name: string): ManifestRoute {
  const found = routes[name] ?? routes[`routes/${name}`];
  if (found === undefined) throw new Error(`The build has no route ${name}`);
  return found;
}

/**
 * Reads from the code of a build which files have the messages of each language: its index imports them by language and namespace.
 * Throws if there is no such index, or if the languages have different numbers of files.
 */
export function readMessageFiles(codes: readonly string[]): Readonly<Record<Locale, readonly string[]>> {
  const imports = /["'`]([\w-]+)\/[\w-]+["'`]:\(\)=>[^{}"'`]*\bimport\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;
  const found = codes.flatMap((code) => [...code.matchAll(imports)]);
  const files = byLocale((locale) =>
    found.filter(([, each = '']) => each === locale).map(([, , name = '']) => name),
  );
  const counts = new Set(locales.map((locale) => files[locale].length));
  if (counts.size !== 1 || counts.has(0) || !found.every(([, each = '']) => isLocale(each)))
    throw new Error('The build has no complete index of messages');
  return files;
}

function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}
