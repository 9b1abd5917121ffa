import { type CheckReply, type CheckRequest, serveChecks } from '@inkstone/proofread';
import { createEnglish, hasEnglish } from './english.ts';
import { createHarper } from './harper.ts';

// The thread that proofreads. Its one client is `startWorkerChecker`.
const thread = self as unknown as {
  postMessage(message: CheckReply): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<CheckRequest>) => void): void;
};

const english = createEnglish();
const harper = createHarper();

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
    retry: () => {
      english.retryNow();
      harper.retryNow();
    },
  },
);
