import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { featureState, type ModelFeature, modelFeatures } from '../models/index.ts';

/** Places where texts are generated: a service, this machine, or none. */
export const modelWays = ['service', 'local', 'none'] as const;
export type ModelWay = (typeof modelWays)[number];

/** Model name that turns a feature off. */
export const modelOff = 'off';

const modelName = z.string().trim().max(200);
const overrideShape = Object.fromEntries(
  modelFeatures.map((feature) => [feature, modelName.min(1).optional()]),
) as Record<ModelFeature, z.ZodOptional<typeof modelName>>;
/** Models of single features in place of the main one; `off` turns the feature off. */
export const modelOverrides = z.strictObject(overrideShape);
export type ModelOverrides = z.output<typeof modelOverrides>;

/** An http or https address without user, query and fragment. */
const serviceUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .regex(/^[^@?#\s]+$/);

export const readTextModels = endpoint({
  method: 'GET',
  path: '/api/admin/models',
  summary: 'Returns the settings of text models, without keys, and the state of each feature.',
  audience: 'staff',
  permission: 'models.read',
  input: z.object({}),
  reply: z.object({
    /** The environment, if it names a service: then the stored settings below have no effect. */
    environment: z.array(z.object({ url: z.string(), model: z.string() })),
    /** The active overrides. */
    overrides: modelOverrides,
    way: z.enum(modelWays),
    service: z.object({ url: z.string(), model: z.string(), hasKey: z.boolean() }),
    local: z.object({
      isInstalled: z.boolean(),
      model: z.string(),
      /** Memory of the machine or the container, in bytes. */
      memory: z.number(),
      /** The recommended model size, by number of parameters; null if the machine is too small. */
      recommended: z.enum(['4B', '2B']).nullable(),
      /** Models in DATA_DIR/models; `size` in bytes. */
      models: z.array(z.object({ name: z.string(), size: z.number() })),
    }),
    features: z.array(featureState),
  }),
  errors: [],
  rate: 'staff',
});
export type TextModelSettings = z.output<(typeof readTextModels)['reply']>;

/**
 * A model to be used or tested. If `key` is null, the stored one is kept, provided that the address is on the same server; ''
 * removes it.
 */
const choice = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('service'),
    url: serviceUrl,
    model: modelName.min(1),
    key: z.string().trim().max(1000).nullable(),
  }),
  z.object({ way: z.literal('local'), model: modelName.min(1) }),
  z.object({ way: z.literal('none') }),
]);
export type ModelChoice = z.output<typeof choice>;

export const changeTextModels = endpoint({
  method: 'POST',
  path: '/api/admin/models/change',
  summary: 'Chooses where texts are generated. Takes effect in all processes at once.',
  audience: 'staff',
  permission: 'models.change',
  reason: true,
  proof: 'fresh',
  auditFields: [],
  input: z.object({ choice, overrides: modelOverrides }),
  reply: z.object({}),
  errors: ['model_key_required', 'model_addon_missing', 'model_file_missing'],
  rate: 'staff',
});

export const testTextModel = endpoint({
  method: 'POST',
  path: '/api/admin/models/test',
  summary: 'Asks a model for a short answer before it is used.',
  audience: 'staff',
  permission: 'models.change',
  auditFields: [],
  input: z.object({ choice }),
  reply: z.object({
    answer: z.string(),
    /** Time to the first text and to the whole answer, in ms. */
    firstText: z.number(),
    /** Measured for about five seconds on this machine; null for a service. */
    charactersPerSecond: z.number().nullable(),
    /** Its support for answers in JSON. */
    json: z.enum(['schema', 'object', 'prompt']),
  }),
  errors: [
    ...(['model_off', 'model_key_required', 'model_addon_missing', 'model_file_missing'] as const),
    ...(['model_unreachable', 'model_refused', 'model_busy', 'model_failed', 'model_timeout'] as const),
  ],
  rate: 'staff',
});
