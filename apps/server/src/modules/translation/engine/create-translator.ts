import { batchSegments } from '@inkstone/translate';
import { inOrder } from '../../../platform/in-order.ts';
import type { Translator } from '../../../ports/translator.ts';
import { translateBatch } from './translate-batch.ts';
import type { EngineDeps, Work } from './work.ts';

/** Number of concurrent batches. */
const width = 2;

/** Creates the translator, which uses the text model of the feature `translate`. */
export function createTranslator(deps: EngineDeps): Translator {
  return {
    absence: () => deps.textModels.absenceOf('translate'),
    async *translateSegments(request) {
      const work: Work = { deps, request, done: new Map(), learnt: { badLists: 0, failures: 0 } };
      let from = 0;
      const batches = batchSegments(request.segments).map((segments) => {
        const batch = { segments, from };
        from += segments.length;
        return batch;
      });
      const results = inOrder(batches, width, request.signal, (batch, signal) =>
        translateBatch({ ...work, request: { ...request, signal } }, batch.segments, batch.from),
      );
      for await (const batch of results) yield* batch;
    },
  };
}
