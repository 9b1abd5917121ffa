import type { CheckSource, Missing, OnFindings } from '@inkstone/editor/checking';
import type { CheckAnswer, Lint } from '@inkstone/proofread';
import type { ServerCheck } from './server-check.ts';

/** The engine in a worker thread of this page, as required by a source. */
export interface DeviceEngine {
  /** Rejects when the thread could not start or has crashed. */
  readonly failed: Promise<never>;
  check(texts: readonly string[], onFindings: OnFindings): Promise<CheckAnswer>;
  checkWhole(text: string): Promise<readonly Lint[]>;
  retry(): void;
}

/**
 * Creates the source of this device, with the server as fallback if the thread has crashed. No check completes before `until`
 * resolves, because the engine's settings may change until then.
 */
export function createDeviceSource(
  engine: DeviceEngine | null,
  server: ServerCheck,
  until: Promise<unknown> = Promise.resolve(),
): CheckSource & { readonly checkWhole: (text: string) => Promise<readonly Lint[]> } {
  let liveEngine = engine;
  engine?.failed.catch(() => {
    liveEngine = null;
  });

  async function checkOnServer(
    texts: readonly string[],
    onFindings: OnFindings,
  ): Promise<readonly (Missing | null)[]> {
    const found = await server.check(texts);
    for (const [i, lints] of found.entries()) onFindings(i, lints ?? []);
    return found.map((lints) => (lints === null ? 'limit' : null));
  }

  return {
    name: 'device',
    isRemote: false,
    after: 0,
    // Small enough that a new paragraph does not wait for a whole book to be checked.
    batchLength: 4000,
    batchesAtOnce: 2,
    needs: (text) => text.trim() !== '',
    async check(texts, onFindings) {
      if (liveEngine === null) return checkOnServer(texts, onFindings);
      try {
        const { lacking } = await liveEngine.check(texts, onFindings);
        await until;
        return texts.map((_, i) => (lacking.has(i) ? 'english' : null));
      } catch (error) {
        if (liveEngine !== null) throw error;
        return checkOnServer(texts, onFindings);
      }
    },
    lackOf: () => 'everything',
    retry: () => liveEngine?.retry(),
    async checkWhole(text) {
      if (liveEngine === null) return server.checkWhole(text);
      return liveEngine
        .checkWhole(text)
        .catch((error) => (liveEngine === null ? server.checkWhole(text) : Promise.reject(error)));
    },
  };
}
