import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registryPath, registryText, ruleFiles } from '../../generate-registry.ts';
import { rules } from './registry.ts';

describe('registry.ts', () => {
  it('is what generate-registry.ts makes of the folders now', () => {
    expect(readFileSync(registryPath, 'utf8')).toBe(registryText());
  });

  it('names every rule as its file is named', () => {
    const expected = ruleFiles().map(({ language, name }) => `${language}.${name}`);
    expect(rules.map(({ id }) => id)).toEqual(expected);
  });
});
