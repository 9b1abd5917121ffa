import { describe, expect, it, vi } from 'vitest';
import type { Resources } from '../resources.ts';
import type { ProofreadOptions } from '../settings.ts';
import { testResources } from '../testing/resources.ts';
import { createProofreaders } from './proofreaders.ts';
import type { ResourceState } from './protocol.ts';

const text = 'I recieved it.';
const settled = () => new Promise((resolve) => setImmediate(resolve));

const named = (options: ProofreadOptions) => ({ options, key: JSON.stringify(options) });

describe('createProofreaders', () => {
  it('works without resources, and with each part once it is loaded', async () => {
    const states: ResourceState[] = [];
    const rest = Promise.withResolvers<Resources>();
    const { lexicon, tagger, ngrams } = testResources;
    if (!lexicon || !tagger || !ngrams) throw new Error('The tests have no resources');
    const parts = [async () => ({ lexicon, tagger }), () => rest.promise];
    const proofreaders = createProofreaders({ resources: parts }, (state) => states.push(state));
    const before = proofreaders.of(named({ language: 'en' }));
    expect(before.checkParagraph(text)).toEqual([]);
    proofreaders.load();
    expect(states).toEqual(['loading']);
    await settled();
    expect([states.at(-1), proofreaders.generation()]).toEqual(['partly', 1]);
    const after = proofreaders.of(named({ language: 'en' }));
    expect(after).not.toBe(before);
    expect(after.checkParagraph(text)).toMatchObject([{ original: 'recieved', replacements: ['received'] }]);
    const likelier = 'You will able to see it.';
    const first = after.checkParagraph(likelier).length;
    rest.resolve({ ngrams });
    await settled();
    expect(states).toEqual(['loading', 'partly', 'ready']);
    expect(proofreaders.of(named({ language: 'en' })).checkParagraph(likelier).length).toBeGreaterThan(first);
  });

  it('requests an unavailable part again at later checks, and reports it', async () => {
    const answers: (Resources | null | Error)[] = [new Error('offline'), null, testResources];
    const load = vi.fn(async () => {
      const answer = answers.shift() ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const never = vi.fn(async () => null);
    const states: ResourceState[] = [];
    const proofreaders = createProofreaders({ resources: [load, never] }, (state) => states.push(state));
    for (let check = 0; check < 5; check++) {
      proofreaders.load();
      proofreaders.load();
      await settled();
    }
    expect(load).toHaveBeenCalledTimes(3);
    expect(never).toHaveBeenCalledTimes(3);
    expect(states).toEqual([
      ...['loading', 'failed', 'loading', 'failed', 'loading', 'partly', 'failed'],
      ...['partly', 'failed', 'partly', 'failed'],
    ]);
  });

  it('returns the same proofreader for equal options', () => {
    const proofreaders = createProofreaders({}, () => {});
    expect(proofreaders.of(named({ language: 'en' }))).toBe(proofreaders.of(named({ language: 'en' })));
    expect(proofreaders.of(named({ language: 'zh' }))).not.toBe(proofreaders.of(named({ language: 'en' })));
  });
});
