import { batchSegments } from '@inkstone/translate';
import { inOrder } from '../../../platform/in-order.ts';
import type { Translator } from '../../../ports/translator.ts';
import { translateBatch } from './translate-batch.ts';
import type { EngineDeps, Work } from './work.ts';

/** Batches that a model works on at once. */
const width = 2;

/** Translation by the text model of the feature `translate`. */
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
