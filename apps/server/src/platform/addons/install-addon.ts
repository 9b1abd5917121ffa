import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../settings/start-error.ts';
import { type Addon, addonSource, findAddon } from './addon-folder.ts';

/**
 * Installs an add-on into a folder by `npm ci`: the locked versions, without install scripts. Replaces an earlier
 * installation only when the new one is complete. Throws StartError.
 */
export async function installAddon(addon: Addon, target: string): Promise<void> {
  if ((await findAddon(target, addon)) !== null) return;
  const draft = `${target}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(draft), { recursive: true });
  try {
    await cp(addonSource(addon), draft, {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
    await runNpm(draft);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have been first.
    if ((await findAddon(target, addon)) === null) throw error;
  }
}

async function runNpm(folder: string): Promise<void> {
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(npm, 'exit').catch((error: unknown) => {
    throw new StartError('The program npm was not found. It comes with Node.js.', error);
  });
  const [code] = await ended;
  if (code !== 0) throw new StartError('npm could not install the packages; its messages are above.');
}
