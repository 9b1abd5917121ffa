import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The optional packages; each is installed into a separate folder. */
export const addons = ['local-model'] as const;
export type Addon = (typeof addons)[number];

/** The package that each add-on is for. */
const mainPackages = { 'local-model': 'node-llama-cpp' } as const satisfies Record<Addon, string>;

/** Where package.json and lock file of the add-ons are; the build places them beside the bundle. */
const sources = import.meta.url.endsWith('.ts') ? '../../../addons/' : './addons/';

/** The folder with package.json and lock file of an add-on. */
export function addonSource(addon: Addon): string {
  return fileURLToPath(new URL(`${sources}${addon}`, import.meta.url));
}

/** The folder into which an add-on is installed. */
export function addonTarget(dataDir: string, addon: Addon): string {
  return join(dataDir, 'addons', addon);
}

/** Returns the folder of the main package of an add-on; null unless exactly the locked version is installed. */
export async function findAddon(target: string, addon: Addon): Promise<string | null> {
  const name = mainPackages[addon];
  const folder = join(target, 'node_modules', name);
  const [required, found] = await Promise.all([
    readJson<{ readonly dependencies: Record<string, string> }>(join(addonSource(addon), 'package.json')),
    readJson<{ readonly version: string }>(join(folder, 'package.json')),
  ]);
  return found !== null && found.version === required?.dependencies[name] ? folder : null;
}

async function readJson<Shape>(path: string): Promise<Shape | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}
