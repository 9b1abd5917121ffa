import { CheckService, type Loading } from '@inkstone/editor/checking';
import type { Lint, ProofreadOptions, ResourceState } from '@inkstone/proofread';
import { quietCall } from '../../platform/call.ts';
import { pageTyping } from '../../platform/typing.ts';
import { createDeviceSource } from './device-source.ts';
import { inContext } from './in-context.ts';
import { pageSurroundings } from './page-surroundings.ts';
import type { SensitiveGroups } from './sensitive-groups.ts';
import { createServerCheck } from './server-check.ts';
import { createModelSource, createWholeServerSource } from './server-source.ts';
import { startWorkerChecker, type WorkerChecker } from './worker-checker.ts';

export interface CheckingParts {
  /** Whether all findings of the server are requested as well. */
  readonly withServer: boolean;
  /** The document to which server checks are charged. */
  readonly documentId?: string | undefined;
  readonly groups: SensitiveGroups;
  /** Must resolve before a check is complete. */
  readonly until: Promise<unknown>;
}

/** The checking service of a page and the configuration of its engine. */
export interface Checking {
  readonly service: CheckService;
  readonly groups: SensitiveGroups;
  /** Findings about an official document as a whole. */
  checkWhole(text: string): Promise<readonly Lint[]>;
  /** Configures the thread for subsequent checks; the server reads its caller's preferences itself. */
  configure(options: ProofreadOptions): void;
  close(): void;
}

/**
 * Starts the engine in a worker thread of this page, with the server's Chinese language model if there is one. All findings of
 * the server are requested if `withServer` is set or the browser lacks WebAssembly; without a thread, or after it has crashed,
 * only the server checks.
 */
export function startChecking({ withServer, documentId, groups, until }: CheckingParts): Checking {
  const server = inContext(
    createServerCheck(quietCall, () => (groups.isChosenHere() ? groups.current() : null), documentId),
  );
  const worker = tryWorker();
  const device = createDeviceSource(worker, server, until);
  const needsServer = withServer || typeof WebAssembly === 'undefined';
  const remote = needsServer
    ? createWholeServerSource(quietCall, server)
    : createModelSource(quietCall, server);
  const service = new CheckService({ sources: [device, remote], surroundings: pageSurroundings() });
  worker?.onResources((state) => service.setLoading(loadings[state]));
  return {
    service,
    groups,
    checkWhole: device.checkWhole,
    configure: (options) => worker?.configure(options),
    close() {
      service.close();
      worker?.close();
    },
  };
}

const loadings: Readonly<Record<ResourceState, Loading>> = {
  waiting: null,
  loading: 'english',
  partly: 'more-english',
  ready: null,
  failed: null,
};

function tryWorker(): WorkerChecker | null {
  try {
    return startWorkerChecker(pageTyping());
  } catch {
    return null;
  }
}
