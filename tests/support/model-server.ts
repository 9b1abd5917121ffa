import {
  type ScriptedModel,
  type ScriptedModelOptions,
  startScriptedModel,
} from '../../apps/server/src/testing/text-model/scripted-model.ts';
import { test as base } from './journey.ts';
import { withoutWarmChecks } from './server-options.ts';
import type { ServerProcess } from './server-process.ts';

/** A text model whose answers each journey determines. */
export interface JourneyModel {
  /** Base address, with `/v1`. */
  readonly url: string;
  /** Requests of all journeys so far, without probes. */
  readonly requests: ScriptedModel['requests'];
  /** Determines the answers from now on. */
  answerBy(answer: ScriptedModelOptions['answer']): void;
}

/**
 * Journeys on a server with a text model, simulated payments and a movable clock. All files that import it share one server
 * (`server-groups.ts`). Each of them calls `model.answerBy` before its journeys.
 */
export const test = base.extend<object, { model: JourneyModel }>({
  model: [
    async ({ browserName: _ }, use) => {
      let answer: ScriptedModelOptions['answer'] = () => {
        throw new Error('This journey has not determined the answers of the model');
      };
      await using model = await startScriptedModel({
        answer: (messages, request) => answer(messages, request),
      });
      await use({
        url: model.url,
        requests: model.requests,
        answerBy: (next) => {
          answer = next;
        },
      });
    },
    { scope: 'worker' },
  ],
  serverOptions: [
    async ({ model }, use) =>
      use({
        hasMovableClock: true,
        settings: {
          ...{ SIMULATOR: 'on', TEXT_MODEL_KEY: 'k' },
          ...{ TEXT_MODEL_URL: model.url, TEXT_MODEL_NAME: 'scripted' },
          // It starts again in four journeys, which hardly check texts.
          ...withoutWarmChecks,
        },
      }),
    { scope: 'worker' },
  ],
});

/** Longer than the timeout after which another process takes over from one that does not respond, in ms. */
const lease = 31_000;

/**
 * Kills the server, runs `meanwhile`, and restarts it at a time at which other processes may continue its work. Without that
 * its clock would show the real time again, which may be earlier.
 */
export async function killAndRestart(
  server: ServerProcess,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const until = server.now() + lease;
  await server.kill();
  await meanwhile();
  await server.restart();
  await server.pass(until - server.now());
}
