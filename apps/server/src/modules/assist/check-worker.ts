import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { dataFolder, readEnglish } from '@inkstone/english/files';
import { type CheckReply, type CheckRequest, createProofreader, serveChecks } from '@inkstone/proofread';
import { createHarperSource } from '@inkstone/proofread/harper';
import type { LocalLinter } from 'harper.js';

// The thread that proofreads, so that a long text holds up no other request. Its one client is
// `createServerProofreader`.
const port = parentPort;
if (port === null) throw new Error('This file is a thread of the server and does not run by itself.');

/** The build puts the files beside the bundle. */
const isBuilt = !import.meta.url.endsWith('.ts');
const english = readEnglish(isBuilt ? fileURLToPath(new URL('./english', import.meta.url)) : dataFolder);

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
    createProofreader: (options) => createProofreader(options, { resources: english }),
    secondSource: async (options) =>
      createHarperSource(() => {
        linter ??= loadHarper();
        return linter;
      }, options),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  },
);
