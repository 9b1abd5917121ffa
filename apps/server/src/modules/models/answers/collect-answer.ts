import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import type { GenerateRequest, ModelFeature } from '../../../ports/text-models.ts';

/** Reasons why one request has no answer: it was too long, the model failed, or a check blocked the text. */
export type AnswerFailure = 'long' | 'failed' | 'blocked';

/** Errors of a model that concern one request; others concern all requests. */
const ownFailures: Readonly<Partial<Record<string, AnswerFailure>>> = {
  model_failed: 'failed',
  model_timeout: 'failed',
  model_cut: 'failed',
  model_too_long: 'failed',
  model_filtered: 'blocked',
  text_blocked: 'blocked',
};

/**
 * Generates a complete answer. A truncated answer, or one of more than `maxLength` characters, is discarded.
 * Rejects if no request can be answered, and when the signal aborts.
 */
export async function collectAnswer(
  { textModels }: Pick<Deps, 'textModels'>,
  feature: ModelFeature,
  request: GenerateRequest,
  maxLength: number,
): Promise<{ readonly answer: string } | { readonly failure: AnswerFailure }> {
  try {
    let answer = '';
    for await (const event of textModels.generate(feature, request)) {
      if (event.type === 'text') answer += event.text;
      else if (event.reason === 'length') return { failure: 'long' };
      if (answer.length > maxLength) return { failure: 'long' };
    }
    return { answer };
  } catch (error) {
    request.signal.throwIfAborted();
    const failure = error instanceof AppError ? ownFailures[error.code] : undefined;
    if (failure === undefined) throw error;
    return { failure };
  }
}

/** A mark around the text of a user in a prompt, which cannot occur in the text. */
export function newFence({ random }: Pick<Deps, 'random'>): string {
  return `##${Buffer.from(random.bytes(6)).toString('hex')}##`;
}
