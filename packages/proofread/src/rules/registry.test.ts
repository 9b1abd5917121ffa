import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registryPath, registryText, ruleFiles } from '../../generate-registry.ts';
import { rules } from './registry.ts';

describe('registry.ts', () => {
  it('equals the output of generate-registry.ts', () => {
    expect(readFileSync(registryPath, 'utf8')).toBe(registryText());
  });

  it('names every rule after its file', () => {
    const expected = ruleFiles().map(({ language, name }) => `${language}.${name}`);
    expect(rules.map(({ id }) => id)).toEqual(expected);
  });
});
