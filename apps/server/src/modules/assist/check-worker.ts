import { parentPort, workerData } from 'node:worker_threads';
import { inspectPack, readCorrector } from '@inkstone/chinese/files';
import { readEnglish } from '@inkstone/english/files';
import {
  type CheckReply,
  type CheckRequest,
  createProofreader,
  type Resources,
  serveChecks,
} from '@inkstone/proofread';
import { createHarperSource } from '@inkstone/proofread/harper';
import type { LocalLinter } from 'harper.js';
import { chineseFolder } from './chinese-folder.ts';
import { englishFolder } from './english-folder.ts';

/** What the server tells the thread. */
export interface ThreadData {
  /** Folder of the Chinese language pack, whether there is one or not. */
  readonly languagePack: string | null;
}

// The thread that proofreads, so that a long text holds up no other request. Its one client is
// `createServerProofreader`.
const port = parentPort;
if (port === null) throw new Error('This file is a thread of the server and does not run by itself.');

/** The language pack takes half a second; a missing or damaged one leaves the rules. */
async function loadChinese(folder: string | null): Promise<Resources> {
  if (folder === null || (await inspectPack(folder)).state !== 'ready') return {};
  return { chinese: readCorrector(folder, chineseFolder) };
}

const { languagePack }: ThreadData = workerData;
const resources: Resources = { ...readEnglish(englishFolder), ...(await loadChinese(languagePack)) };

let linter: Promise<LocalLinter> | undefined;

/** Compiles harper's 16 MB of wasm; asked for only when there is English to check. */
async function loadHarper(): Promise<LocalLinter> {
  const [{ Dialect, LocalLinter }, { binary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/binary'),
  ]);
  return new LocalLinter({ binary, dialect: Dialect.American });
}

serveChecks(
  {
    post: (message: CheckReply) => port.postMessage(message),
    listen: (listener) => port.on('message', (message: CheckRequest) => listener(message)),
  },
  {
    createProofreader: (options) => createProofreader(options, { resources }),
    secondSource: async (options) =>
      createHarperSource(() => {
        linter ??= loadHarper();
        return linter;
      }, options),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  },
);
