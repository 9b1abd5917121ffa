import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Features that use a text model. The operator chooses provider and model for each; `chatV3`, `chatV4` and
 * `deepseek` are the names that clients use for models of the chat. `revise`: actions on a selection (polish,
 * shorten, expand, tone).
 */
export const modelFeatures = [
  'rewrite',
  'revise',
  'translate',
  'continue',
  'inspire',
  'chatV3',
  'chatV4',
  'deepseek',
] as const;
export type ModelFeature = (typeof modelFeatures)[number];

/** Reasons why a feature has no model. `off`: none is configured. `down`: the configured ones do not answer at the moment. */
export const modelAbsences = ['off', 'down'] as const;
export type ModelAbsence = (typeof modelAbsences)[number];

/** Why a feature cannot be used; null if it can. */
export const modelAbsence = z.enum(modelAbsences).nullable();

/** Whether a feature can be used. */
export const featureState = z.object({ feature: z.enum(modelFeatures), absence: modelAbsence });
export type FeatureState = z.output<typeof featureState>;

/** Errors of text models. */
export const modelErrors = [
  'model_off',
  'model_busy',
  'model_failed',
  'model_timeout',
  'model_cut',
  'model_filtered',
  'model_too_long',
  'text_blocked',
] as const;

/** Errors of insufficient words. `words_reserved`: they suffice once running work returns what it reserved. */
export const wordErrors = [
  ...(['words_used_up', 'rewrite_words_used_up', 'words_reserved', 'daily_limit_reached'] as const),
] as const;

export const listModels = endpoint({
  method: 'GET',
  path: '/api/models',
  summary: 'Lists the features that use a text model, and whether each is available.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ features: z.array(featureState) }),
  errors: [],
  rate: 'normal',
});
