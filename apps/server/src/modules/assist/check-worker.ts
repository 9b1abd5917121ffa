import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Corrector, DamagedFile } from '@inkstone/chinese';
import { readCorrector } from '@inkstone/chinese/files';
import { readEnglish } from '@inkstone/english/files';
import {
  type CheckReply,
  type CheckRequest,
  createProofreader,
  type ProofreadOptions,
  type Resources,
  serveChecks,
} from '@inkstone/proofread';
import { holdChinese } from './hold-chinese.ts';
import { chineseFolder, englishFolder } from './language-folders.ts';
import { warmUp } from './warm-up.ts';

/** Options that the server passes to the thread. */
export interface ThreadData {
  /** Folder of the Chinese language pack, which may not exist. */
  readonly languagePack: string | null;
  /** Whether the thread runs with lower priority than interactive ones. */
  readonly isBackground: boolean;
  /** Whether it checks sample sentences at start, so that the first text is not slowed down. */
  readonly isWarmed: boolean;
}

// The proofreading thread, which keeps long texts off the main thread. Its client is
// `createServerProofreader`.
const port = parentPort;
if (port === null) throw new Error('This file is a worker thread of the server and cannot be run directly.');

/** Sentences per batch; with the language pack about 50 ms on a slow processor. */
const checkedAtOnce = 200;

const { languagePack, isBackground, isWarmed }: ThreadData = workerData;
if (isBackground) becomeBackground();
/**
 * On Linux the priority applies to the calling thread alone, elsewhere to the whole process: only on Linux is
 * it changed.
 */
function becomeBackground(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

let corrector: Corrector | null = null;
const loading = loadChinese(languagePack);
const resources: Resources = {
  ...readEnglish(englishFolder),
  // Texts with Chinese characters wait until the model is loaded. The model finds nothing in other texts.
  chinese: {
    correct: (text, minConfidence) => corrector?.correct(text, minConfidence) ?? [],
    findDoubled: (text) => corrector?.findDoubled(text) ?? [],
  },
};
const make = (options: ProofreadOptions) => createProofreader(options, { resources });

/** Without a valid language pack only the rules apply. */
async function loadChinese(folder: string | null): Promise<void> {
  if (folder === null) return;
  try {
    corrector = await readCorrector(folder, chineseFolder);
  } catch (error) {
    // `inspectPack` reports both.
    if (!(error instanceof DamagedFile || isMissing(error))) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

serveChecks(
  {
    post: (message: CheckReply) => port.postMessage(message),
    listen(listener) {
      const holder = holdChinese(listener);
      port.on('message', (message: CheckRequest) => holder.take(message));
      void loading.then(holder.release);
    },
  },
  {
    createProofreader: make,
    pause,
    checkedAtOnce,
  },
);

if (isWarmed) {
  const proofreader = make({});
  await warmUp(proofreader, 'en', pause);
  await loading;
  await warmUp(proofreader, 'zh', pause);
}
