import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * What a text model is used for. The operator chooses provider and model for each; `chatV3`, `chatV4` and `deepseek` are
 * the names that clients use for models of the chat. `revise`: actions on a selection (polish, shorten, expand, tone).
 */
export const modelFeatures = [
  'rewrite',
  'revise',
  'continue',
  'inspire',
  'chatV3',
  'chatV4',
  'deepseek',
] as const;
export type ModelFeature = (typeof modelFeatures)[number];

/** Why a feature has no model. `off`: none is configured. `down`: the configured ones do not answer at the moment. */
export const modelAbsences = ['off', 'down'] as const;
export type ModelAbsence = (typeof modelAbsences)[number];

/** Whether a feature can be used; `absence` is null if it can. */
export const featureState = z.object({
  feature: z.enum(modelFeatures),
  absence: z.enum(modelAbsences).nullable(),
});
export type FeatureState = z.output<typeof featureState>;

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
