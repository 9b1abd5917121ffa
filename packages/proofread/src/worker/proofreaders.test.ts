import { describe, expect, it, vi } from 'vitest';
import type { Resources } from '../resources.ts';
import { testResources } from '../testing/resources.ts';
import { createProofreaders } from './proofreaders.ts';

const text = 'I recieved it.';
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createProofreaders', () => {
  it('works without resources, and with them when they have come', async () => {
    const onLoaded = vi.fn();
    const proofreaders = createProofreaders({ resources: async () => testResources }, onLoaded);
    const before = proofreaders.of({ language: 'en' });
    expect(before.checkParagraph(text)).toEqual([]);
    proofreaders.load();
    expect(proofreaders.isLoading()).toBe(true);
    await settled();
    expect(proofreaders.isLoading()).toBe(false);
    expect(onLoaded).toHaveBeenCalledOnce();
    const after = proofreaders.of({ language: 'en' });
    expect(after).not.toBe(before);
    expect(after.checkParagraph(text)).toMatchObject([{ original: 'recieved', replacements: ['received'] }]);
  });

  it('asks again at later checks where nothing was to be had, and then no more', async () => {
    const answers: (Resources | null | Error)[] = [new Error('offline'), null, testResources];
    const resources = vi.fn(async () => {
      const answer = answers.shift() ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const proofreaders = createProofreaders({ resources }, () => {});
    for (let check = 0; check < 5; check++) {
      proofreaders.load();
      proofreaders.load();
      await settled();
    }
    expect(resources).toHaveBeenCalledTimes(3);
  });

  it('gives the same proofreader for the same options', () => {
    const proofreaders = createProofreaders({}, () => {});
    expect(proofreaders.of({ language: 'en' })).toBe(proofreaders.of({ language: 'en' }));
    expect(proofreaders.of({ language: 'zh' })).not.toBe(proofreaders.of({ language: 'en' }));
  });
});
