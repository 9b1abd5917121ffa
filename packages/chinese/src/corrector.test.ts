import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createCorrector, createDescriber } from './corrector.ts';
import { describeText } from './ranking/describe-text.ts';
import { featureNames } from './ranking/features.ts';
import { smallCharacters, smallTables } from './testing/small-language.ts';

const gain = featureNames.indexOf('gain');

/** A ranker that accepts changes by which a text becomes ten times more likely. */
const ranker = JSON.stringify({
  base: 0,
  trees: [
    { feature: [gain, -1, -1], limit: [1, 0, 0], left: [1, 0, 0], right: [2, 0, 0], value: [0, -3, 3] },
  ],
});

function corrector(trustedWords = '') {
  const data = { characters: smallCharacters, experience: '', ranker, calibration: '', trustedWords };
  return createCorrector(smallTables(), data);
}

describe('a corrector', () => {
  it('finds homophones and similar characters', () => {
    const [bySound] = corrector().correct('我们以经完成了工作。', 0.5);
    expect(bySound).toMatchObject({
      start: 2,
      end: 3,
      found: '以',
      better: '已',
      word: '已经',
      resemblance: 'sound',
    });
    const [byShape] = corrector().correct('他说：“我们己经完成了工作。”', 0.5);
    expect(byShape).toMatchObject({ start: 6, found: '己', better: '已', resemblance: 'shape' });
  });

  it('changes no correct text, foreign text or empty text', () => {
    for (const text of ['我们已经完成了工作。', 'We have finished.', '', '。', '𠮷𠮷', '\ud800以']) {
      expect(corrector().correct(text, 0.5)).toEqual([]);
    }
  });

  it('requires more evidence to break a trusted word or a name, and in official texts', () => {
    const plain = corrector().correct('我们以经完成了工作', 0)[0]?.credible ?? 0;
    expect(corrector('以经').correct('我们以经完成了工作', 0)[0]?.credible).toBeLessThan(plain);
    expect(corrector().correct('王以经完成了工作', 0)[0]?.credible ?? 0).toBeLessThan(plain);
    expect(corrector().correct('应当：我们以经完成了工作', 0)[0]?.credible).toBeLessThan(plain);
  });

  it('describes every proposal by all features except those of experience', () => {
    const describer = createDescriber(smallTables(), smallCharacters);
    const groups = [...describeText('我们以经完成了工作', describer)];
    expect(groups.flat().length).toBeGreaterThan(0);
    const compared = featureNames.length - featureNames.indexOf('pairOdds');
    for (const { features } of groups.flat()) {
      expect(features).toHaveLength(featureNames.length);
      expect(features.every(Number.isFinite)).toBe(true);
      // The last feature of the run is set; those of experience are not.
      expect(features[featureNames.length - compared - 1]).not.toBe(0);
      expect(features.subarray(-compared)).toEqual(new Float64Array(compared));
    }
  });

  it('takes time proportional to the length of a text', () => {
    const long = '我们以经完成了工作'.repeat(5000);
    const work = measureWork();
    // Some are at positions where a run without punctuation is split.
    expect(corrector().correct(long, 0.5).length).toBeGreaterThan(4900);
    corrector().correct('了'.repeat(100_000), 0.5);
    expect(work()).toBeLessThan(20_000);
  });
});
