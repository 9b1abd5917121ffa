import { describe, expect, it } from 'vitest';
import { describeConfig, readConfig } from '../../composition/config.ts';
import { ConfigError } from '../../platform/settings/create-config.ts';

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    readConfig(source);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

const service = { TEXT_MODEL_URL: 'https://api.example.com/v1', TEXT_MODEL_NAME: 'small' };

describe('settings of text models', () => {
  it('name two services and other models of features', () => {
    const { textModels } = readConfig({
      ...service,
      TEXT_MODEL_KEY: 'hush',
      TEXT_MODEL_2_URL: 'http://127.0.0.1:8080/v1',
      TEXT_MODEL_2_NAME: 'second',
      TEXT_MODELS: 'rewrite=large, chatV4=off',
      TEXT_MODEL_IDLE_SECONDS: '5',
    });
    expect(textModels).toEqual({
      services: [
        { url: 'https://api.example.com/v1', key: 'hush', model: 'small' },
        { url: 'http://127.0.0.1:8080/v1', key: null, model: 'second' },
      ],
      overrides: { rewrite: 'large', chatV4: 'off' },
      clocks: { first: 30_000, idle: 5000, total: 300_000 },
    });
  });

  it('never print a key', () => {
    const lines = describeConfig(readConfig({ ...service, TEXT_MODEL_KEY: 'hush' }));
    expect(lines).toContain('TEXT_MODEL_KEY = (given, not shown)');
    expect(lines.join()).not.toContain('hush');
  });

  it.each([
    [{ TEXT_MODEL_URL: 'https://api.example.com/v1' }, 'TEXT_MODEL_URL needs TEXT_MODEL_NAME.'],
    [{ TEXT_MODELS: 'rewrite=large' }, 'TEXT_MODELS needs TEXT_MODEL_URL.'],
    [{ ...service, TEXT_MODEL_2_URL: 'https://b.example.com' }, 'TEXT_MODEL_2_URL needs TEXT_MODEL_2_NAME.'],
  ])('refuse %j', (source, fault) => {
    expect(faultsOf(source)).toEqual([fault]);
  });

  it('refuse unknown features', () => {
    expect(faultsOf({ ...service, TEXT_MODELS: 'dream=large' })[0]).toContain('feature=model');
  });
});
