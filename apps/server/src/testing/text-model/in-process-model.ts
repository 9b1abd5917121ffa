import type { Config } from '../../ports/config.ts';
import { ModelError, type ModelEvent, type ModelRequest, type TextModel } from '../../ports/text-model.ts';
import { testConfig } from '../config.ts';

/** An answer of a test's model: text, the events themselves, or an error to reject with. */
export type InProcessAnswer = string | readonly ModelEvent[] | ModelError;

/** A text model without a server, for tests of use cases. */
export interface InProcessModel extends TextModel {
  /** Requests so far, without probes. */
  readonly requests: readonly ModelRequest[];
}

/** Creates a model whose answers a test determines, in pieces of three characters. */
export function inProcessModel(
  answer: (request: ModelRequest) => InProcessAnswer | Promise<InProcessAnswer>,
): InProcessModel {
  const requests: ModelRequest[] = [];
  return {
    requests,
    async *complete(request) {
      requests.push(request);
      request.signal.throwIfAborted();
      const answerText = await answer(request);
      if (answerText instanceof ModelError) throw answerText;
      for (const event of typeof answerText === 'string' ? eventsOf(answerText) : answerText) {
        request.signal.throwIfAborted();
        yield event;
      }
    },
    probe: async () => ({ json: 'schema', firstText: 1, answer: 'Hello.' }),
    close: async () => {},
  };
}

/** Returns settings that use one model for all features. */
export function oneTextModel(): Config['textModels'] {
  const service = { url: 'http://model.test/v1', key: null, model: 'test' };
  return { ...testConfig().textModels, services: [service] };
}

function eventsOf(text: string): ModelEvent[] {
  const pieces = text.match(/[\s\S]{1,3}/gu) ?? [];
  return [
    ...pieces.map((piece): ModelEvent => ({ type: 'text', text: piece })),
    { type: 'finish', reason: 'stop', usage: { input: 10, output: text.length } },
  ];
}
