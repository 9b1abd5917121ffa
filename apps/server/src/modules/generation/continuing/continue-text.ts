import { AppError } from '@inkstone/contracts';
import type { continueText as contract } from '@inkstone/contracts/generation/continue';
import { createAddressFilter } from '@inkstone/domain/generation';
import type { StreamUseCase } from '../../../platform/http/stream-route.ts';
import { createFence } from '../fence.ts';
import { generateText } from '../generate-text.ts';
import { continueMessages } from './prompt.ts';
import { insertContinuation } from './store.ts';

/** Streams the continuation of a text in a direction, and stores its text for a day. */
export const continueText: StreamUseCase<typeof contract> = async function* (
  deps,
  { accountId },
  { documentId, ...place },
  signal,
) {
  if (place.before.trim() === '') throw new AppError('content_required');
  const fence = createFence(deps.random);
  const jobId = `continue:${deps.ids.next()}`;
  const steps = generateText(
    deps,
    {
      ...{ accountId, jobId, documentId, words: place.words },
      ...{ feature: 'continue', work: 'continue', temperature: 0.8 },
      ...{ messages: continueMessages(fence, place), mark: fence.mark },
      filter: createAddressFilter(`${place.before}\n${place.after}\n${place.direction}`),
    },
    signal,
    {
      end: async ({ text: content }) => {
        if (content === '') return;
        const createdAt = deps.clock.now();
        await insertContinuation(deps.db.sql, { jobId, accountId, documentId, content, createdAt });
      },
    },
  );
  for await (const step of steps) {
    if (step.type === 'begin') yield { type: 'begin', jobId, reserved: step.reserved };
    else if (step.type === 'text') yield step;
    else yield { type: 'receipt', ...step.receipt, isCut: step.end.state === 'cut' };
  }
};
