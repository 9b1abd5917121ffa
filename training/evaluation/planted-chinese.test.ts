import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modelFile, readCorrector } from '@inkstone/chinese/files';
import { createProofreader } from '@inkstone/proofread';
import { describe, expect, it } from 'vitest';
import { createChance } from '../english/slips/index.ts';
import { readEveryday } from './everyday/sentences.ts';
import { nativeSample } from './own/native-sample.ts';
import { chineseSentences, measureChineseAccepting, plantChinese, worstShare } from './planted-chinese.ts';

const pack = process.env.LANGPACK_DIR ?? join(import.meta.dirname, '../../.cache/langpacks');
/** In ms, for a busy machine. */
const timeout = 120_000;
const hasPack = existsSync(join(pack, 'zh', modelFile));
const sentences = chineseSentences([
  ...Object.values(nativeSample).flat(),
  ...(['first', 'second'] as const).flatMap((set) =>
    readEveryday('zh', set).map(({ corrected }) => corrected),
  ),
]);

describe('plantChinese', () => {
  it('replaces a word by another, the same for the same random value', () => {
    const planted = plantChinese('我们已经到家了，请放心休息吧。', createChance(3));
    expect(planted).not.toBe('我们已经到家了，请放心休息吧。');
    expect(plantChinese('我们已经到家了，请放心休息吧。', createChance(3))).toBe(planted);
  });

  it('does not change a sentence without a place for a mistake', () => {
    expect(plantChinese('春风又绿江南岸', createChance(3))).toBe('春风又绿江南岸');
  });
});

describe('accept all in Chinese', () => {
  it('makes hardly any planted sentence worse by rules alone', { timeout }, async () => {
    const { checkText } = createProofreader();
    const { changed, worse, right, taken } = await measureChineseAccepting(sentences, checkText);
    expect(changed).toBeGreaterThan(60);
    expect(worse.length, worse.join('\n')).toBeLessThanOrEqual(worstShare * changed);
    expect(taken / right).toBeGreaterThan(0.6);
  });

  it.runIf(hasPack)(
    'makes hardly any planted sentence worse with the language pack',
    { timeout },
    async () => {
      const chinese = await readCorrector(join(pack, 'zh'));
      const { checkText } = createProofreader({}, { resources: { chinese } });
      const { changed, worse, right, taken } = await measureChineseAccepting(sentences, checkText);
      expect(changed).toBeGreaterThan(150);
      expect(worse.length, worse.join('\n')).toBeLessThanOrEqual(worstShare * changed);
      expect(taken / right).toBeGreaterThan(0.6);
    },
  );
});
