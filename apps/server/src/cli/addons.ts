import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Addon, addons, addonTarget, findAddon } from '../platform/addons/addon-folder.ts';
import { installAddon } from '../platform/addons/install-addon.ts';
import { StartError } from '../platform/settings/start-error.ts';

const usage = `inkstone addon NAME

Installs an optional part into DATA_DIR/addons, from npm. Parts: ${addons.join(', ')}.`;

/** `addon NAME`: installs an optional part. */
export async function addonCommand(
  dataDir: string,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const [name, ...more] = args;
  const addon = addons.find((each) => each === name);
  if (!addon || more.length > 0) throw new StartError(usage);
  const target = addonTarget(dataDir, addon);
  if ((await findAddon(target, addon)) !== null) {
    print(`${addon} is installed in ${target}.`);
    return;
  }
  await install(addon, target, print);
}

async function install(addon: Addon, target: string, print: (line: string) => void): Promise<void> {
  print(`Installing ${addon}…`);
  await installAddon(addon, target);
  print(
    `Installed ${addon} in ${target} (${Math.round((await sizeOf(target)) / 1024 / 1024)} MB). Restart the server.`,
  );
}

/** Returns the total size of the files in a folder, in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
