import { AppError, type ReplyOf } from '@inkstone/contracts';
import { generationLimits } from '@inkstone/contracts/generation';
import type { suggestDirections as contract } from '@inkstone/contracts/generation/continue';
import { z } from 'zod';
import type { UseCase } from '../../../platform/http/route.ts';
import { cutText } from '../cut-text.ts';
import { createFence } from '../fence.ts';
import { requireModel } from '../generate-text.ts';
import { directionMessages } from './prompt.ts';

const answer = z.object({ directions: z.array(z.string()).min(1).max(10) });
/** Timeout of the model, in ms. */
const timeout = 60_000;

/** Suggests three directions for the continuation of a text. */
export const suggestDirections: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { words, ...place },
) => {
  if (place.before.trim() === '') throw new AppError('content_required');
  requireModel(deps, 'continue');
  await deps.wordMeter.requireLeft(accountId, { feature: 'continue', words });
  const { left } = await deps.wordMeter.left(accountId, 'continue');
  const messages = directionMessages(createFence(deps.random), place);
  const request = { messages, maxTokens: 300, temperature: 0.9, accountId };
  const { directions } = await deps.textModels.generateValue(
    'continue',
    { ...request, signal: AbortSignal.timeout(timeout) },
    answer,
  );
  const lines = directions.map((one) => cutText(one.replace(/\s+/g, ' ').trim(), generationLimits.direction));
  const price = Math.min(words, left ?? words);
  return { directions: [...new Set(lines)].filter((line) => line !== '').slice(0, 3), price };
};
