import { type CheckReply, type CheckRequest, serveChecks } from '@inkstone/proofread';
import { createQuiet } from '../../platform/quiet.ts';
import { createEnglish, hasEnglish } from './english.ts';
import { createHarper } from './harper.ts';

// The proofreading worker thread. Its only client is `startWorkerChecker`.
const thread = self as unknown as {
  postMessage(message: CheckReply): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<CheckRequest>) => void): void;
};

const quiet = createQuiet();
const english = createEnglish({ quiet: quiet.wait });
const harper = createHarper({ quiet: quiet.wait });

serveChecks(
  {
    post: (message) => thread.postMessage(message),
    listen: (listener) => thread.addEventListener('message', ({ data }) => listener(data)),
  },
  {
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    resources: english.parts,
    needsResources: hasEnglish,
    secondSource: async (options) => harper.source(options),
    setBusy: quiet.setBusy,
    retry: () => {
      english.retryNow();
      harper.retryNow();
    },
  },
);
