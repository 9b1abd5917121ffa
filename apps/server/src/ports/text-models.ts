import type { ModelAbsence, ModelFeature } from '@inkstone/contracts/models';
import type { z } from 'zod';
import type { ModelEvent, ModelMessage } from './text-model.ts';

export { type ModelAbsence, type ModelFeature, modelFeatures } from '@inkstone/contracts/models';

/** A request of a use case to the model of a feature. */
export interface GenerateRequest {
  /** Instructions are in `system` messages; texts of users and documents only in `user` messages. */
  readonly messages: readonly ModelMessage[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly signal: AbortSignal;
  /** The account, for the log of blocked texts; null for a visitor. */
  readonly accountId: string | null;
}

/**
 * The text models of the installation. Implemented by models. All texts are checked for prohibited words on the way in and
 * out. Rejects with AppError: `model_off`, `model_busy`, `model_failed`, `model_timeout`, `model_cut`, `model_filtered`,
 * `model_too_long`, or `text_blocked`.
 */
export interface TextModels {
  /** Returns why a feature is unavailable; null if it is available. */
  absenceOf(feature: ModelFeature): ModelAbsence | null;
  /**
   * Generates text as a stream. Retries and fails over to the next model only before the first text. Text is
   * held back until the check for prohibited words has passed it.
   */
  generate(feature: ModelFeature, request: GenerateRequest): AsyncIterable<ModelEvent>;
  /** Generates a value of a schema, with one repair request if the first answer does not satisfy it. */
  generateValue<T>(feature: ModelFeature, request: GenerateRequest, schema: z.ZodType<T>): Promise<T>;
}
