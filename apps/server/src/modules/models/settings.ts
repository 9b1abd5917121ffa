import { modelOff } from '@inkstone/contracts/staff/models';
import { second } from '@inkstone/kernel';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { address, wholeNumber } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { ConfiguredService, ModelsConfig } from '../../ports/models-config.ts';
import { type ModelFeature, modelFeatures } from '../../ports/text-models.ts';

const serviceAddress = () =>
  address(
    ['http:', 'https:'],
    'must be an http or https address such as https://api.example.com/v1',
  ).optional();
const name = () => z.string().max(200).default('');
const limit = (standard: number) => wholeNumber(1, 300).default(standard);

type Overrides = ModelsConfig['textModels']['overrides'];

const overrides = z
  .string()
  .default('')
  .transform((text, context): Overrides => {
    const found: Partial<Record<ModelFeature, string>> = {};
    for (const item of text.split(',').filter((part) => part.trim() !== '')) {
      const [key = '', ...rest] = item.split('=').map((part) => part.trim());
      const feature = modelFeatures.find((known) => known === key);
      const model = rest.join('=');
      if (feature && model) found[feature] = model;
      else context.addIssue({ code: 'custom', message: `must be ${shape}` });
    }
    return found;
  });

const shape = `feature=model with commas between; features: ${modelFeatures.join(', ')}`;

/** Settings of text models. */
export const modelsSettings = defineSettings({
  shape: {
    TEXT_MODEL_URL: serviceAddress(),
    TEXT_MODEL_KEY: name(),
    TEXT_MODEL_NAME: name(),
    TEXT_MODEL_2_URL: serviceAddress(),
    TEXT_MODEL_2_KEY: name(),
    TEXT_MODEL_2_NAME: name(),
    TEXT_MODELS: overrides,
    TEXT_MODEL_FIRST_SECONDS: limit(30),
    TEXT_MODEL_IDLE_SECONDS: limit(20),
    TEXT_MODEL_TOTAL_SECONDS: wholeNumber(1, 3600).default(300),
  },
  descriptions: {
    TEXT_MODEL_URL: {
      means:
        'base URL of an OpenAI-compatible server, without /chat/completions; without it staff choose at /admin/models',
    },
    TEXT_MODEL_KEY: { means: 'its key', secret: true },
    TEXT_MODEL_NAME: { means: 'name of the model there' },
    TEXT_MODEL_2_URL: { means: 'base URL of a second server, used while the first does not respond' },
    TEXT_MODEL_2_KEY: { means: 'its key', secret: true },
    TEXT_MODEL_2_NAME: { means: 'name of the model there' },
    TEXT_MODELS: {
      means: `other models of the first server, as feature=model, separated by commas; ${modelOff} disables a feature`,
    },
    TEXT_MODEL_FIRST_SECONDS: {
      means: 'timeout for the first token, 1 to 300; default 30, at least 180 for http and local models',
    },
    TEXT_MODEL_IDLE_SECONDS: { means: 'timeout between two tokens, 1 to 300; default 20' },
    TEXT_MODEL_TOTAL_SECONDS: { means: 'timeout for the whole answer, 1 to 3600; default 300' },
  },
  read: (given, _platform: PlatformConfig): ModelsConfig => ({
    textModels: {
      services: [
        ...serviceOf(given.TEXT_MODEL_URL, given.TEXT_MODEL_KEY, given.TEXT_MODEL_NAME),
        ...serviceOf(given.TEXT_MODEL_2_URL, given.TEXT_MODEL_2_KEY, given.TEXT_MODEL_2_NAME),
      ],
      overrides: given.TEXT_MODELS,
      clocks: {
        first: given.TEXT_MODEL_FIRST_SECONDS * second,
        idle: given.TEXT_MODEL_IDLE_SECONDS * second,
        total: given.TEXT_MODEL_TOTAL_SECONDS * second,
      },
    },
  }),
  describe: ({ textModels: { services, overrides: others, clocks } }) => ({
    TEXT_MODEL_URL: services[0]?.url ?? '',
    TEXT_MODEL_KEY: services[0]?.key ?? '',
    TEXT_MODEL_NAME: services[0]?.model ?? '',
    TEXT_MODEL_2_URL: services[1]?.url ?? '',
    TEXT_MODEL_2_KEY: services[1]?.key ?? '',
    TEXT_MODEL_2_NAME: services[1]?.model ?? '',
    TEXT_MODELS: Object.entries(others)
      .map(([feature, model]) => `${feature}=${model}`)
      .join(','),
    TEXT_MODEL_FIRST_SECONDS: clocks.first / second,
    TEXT_MODEL_IDLE_SECONDS: clocks.idle / second,
    TEXT_MODEL_TOTAL_SECONDS: clocks.total / second,
  }),
  findFaults: (_part, _platform, given) => [
    ...(given.TEXT_MODEL_URL && !given.TEXT_MODEL_NAME ? ['TEXT_MODEL_URL needs TEXT_MODEL_NAME.'] : []),
    ...(given.TEXT_MODEL_2_URL && !given.TEXT_MODEL_2_NAME
      ? ['TEXT_MODEL_2_URL needs TEXT_MODEL_2_NAME.']
      : []),
    ...(given.TEXT_MODEL_2_URL && !given.TEXT_MODEL_URL ? ['TEXT_MODEL_2_URL needs TEXT_MODEL_URL.'] : []),
    ...(Object.keys(given.TEXT_MODELS).length > 0 && !given.TEXT_MODEL_URL
      ? ['TEXT_MODELS needs TEXT_MODEL_URL.']
      : []),
  ],
});

function serviceOf(url: string | undefined, key: string, model: string): ConfiguredService[] {
  return url === undefined ? [] : [{ url, key: key || null, model }];
}
