import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A message of WebDriver BiDi: an answer, or an event. */
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly error?: string;
  readonly message?: string;
  // Its members differ by command and event.
  readonly result?: never;
  readonly params?: never;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** A headless Firefox that is controlled by WebDriver BiDi. */
export interface Firefox extends AsyncDisposable {
  /** Sends a command; resolves with its result. */
  send<Result>(method: string, params?: object): Promise<Result>;
  /** Calls a function at each event of a name. */
  on<Params>(event: string, listener: (params: Params) => void): void;
  /** `kill -9`: ends it without any shutdown; the profile remains. */
  kill(): Promise<void>;
}

/** A folder for profiles of Firefox, which is removed with all of them. */
export interface Profile extends AsyncDisposable {
  readonly folder: string;
}

const program = process.env.FIREFOX ?? 'firefox-esr';
const startTimeout = 90_000;
const commandTimeout = 60_000;

/** Settings without which a first start opens further pages, calls Mozilla's servers, or asks before it leaves a page. */
const settings = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'extensions.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
};

/** Creates an empty profile of a user of a language. */
export async function createProfile(language: string): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-firefox-'));
  const lines = Object.entries({ ...settings, 'intl.accept_languages': language }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(folder, 'user.js'), lines.join(''));
  await mkdir(join(folder, 'home'), { recursive: true });
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Starts Firefox with a profile and opens a session of WebDriver BiDi. */
export async function startFirefox({ folder }: Profile): Promise<Firefox> {
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    {
      env: { ...process.env, HOME: join(folder, 'home') },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  // Its processes are in a group of their own, which signals to this program do not reach.
  process.on('exit', () => {
    if (isRunning(child)) killGroup(child);
  });
  try {
    const socket = new WebSocket(`${await addressOf(child)}/session`);
    await once(socket, 'open', { signal: AbortSignal.timeout(startTimeout) });
    return await openSession(child, socket);
  } catch (error) {
    await end(child);
    throw error;
  }
}

/** Returns the address that Firefox prints when it listens. */
async function addressOf({ stderr, exitCode }: ChildProcess): Promise<string> {
  if (!stderr || exitCode !== null) throw new Error(`${program} did not start`);
  let printed = '';
  const timer = setTimeout(
    () => stderr.destroy(new Error(`${program} is not ready:\n${printed}`)),
    startTimeout,
  );
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    const address = /WebDriver BiDi listening on (\S+)/.exec(printed)?.[1];
    if (!address) continue;
    clearTimeout(timer);
    stderr.resume();
    return address;
  }
  throw new Error(`${program} ended:\n${printed}`);
}

async function openSession(child: ChildProcess, socket: WebSocket): Promise<Firefox> {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((params: never) => void)[]>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === 'event') {
      for (const listener of listeners.get(message.method ?? '') ?? []) listener(message.params as never);
      return;
    }
    const one = waiting.get(message.id ?? -1);
    waiting.delete(message.id ?? -1);
    if (message.type === 'error') one?.reject(new Error(`${message.error}: ${message.message}`));
    else one?.resolve(message.result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
  });

  let count = 0;
  const send = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++count;
      const timer = setTimeout(() => reject(new Error(`No answer to ${method}`)), commandTimeout);
      waiting.set(id, {
        resolve: (result) => {
          clearTimeout(timer);
          resolve(result);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });
  return {
    send,
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    kill: () => end(child),
    [Symbol.asyncDispose]: async () => {
      await send('browser.close').catch(() => undefined);
      await end(child);
    },
  };
}

/** Kills Firefox with the processes of its pages, which are in its process group, and waits until it has ended. */
async function end(child: ChildProcess): Promise<void> {
  const exited = isRunning(child) ? once(child, 'exit') : null;
  killGroup(child);
  await exited;
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}
