import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/server-process.ts';
import { WebDriver } from './webdriver.ts';

/** Without it the toolbar of MiniBrowser would make windows wider than a phone. */
const narrowToolbar =
  'toolbar, toolbar *, headerbar, headerbar * { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

/** A running WebKitWebDriver, through which browsers are started. */
export interface WebKit extends AsyncDisposable {
  /** Starts a browser with an empty profile. */
  start(): Promise<WebDriver>;
}

/** Starts WebKitWebDriver in the display of this process. Disposing ends it and all its browsers. */
export async function startWebKit(): Promise<WebKit> {
  const home = await mkdtemp(join(tmpdir(), 'inkstone-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    // A process group: the browsers are its members.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
      ...{ LANG: 'C.UTF-8', LANGUAGE: 'en', LIBGL_ALWAYS_SOFTWARE: '1' },
      // WebKit's sandbox needs privileges that containers do not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await isReady(address)); tries++) {
    if (tries > 100 || driver.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await pause(100);
  }
  const options = { binary: process.env.MINI_BROWSER, args: ['--automation'] };
  return {
    start: () =>
      WebDriver.start(address, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    [Symbol.asyncDispose]: async () => {
      const ended = once(driver, 'exit');
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
      await ended;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}
