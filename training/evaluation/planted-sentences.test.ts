import { createProofreader } from '@inkstone/proofread';
import { acceptAll } from '@inkstone/proofread/internal/accept/accept-all';
import { testResources } from '@inkstone/proofread/internal/testing/resources';
import { expect, it } from 'vitest';
import { plantedSentences } from './planted-sentences.ts';
import { tokenDistance } from './token-distance.ts';

const proofreader = createProofreader({}, { resources: testResources });
const check = (text: string) => proofreader.checkText(text);
/** The number of seeds is TIMES, which `script/soak random` sets to ten. */
const times = Number(process.env.TIMES ?? 1);
const seeds = Array.from({ length: times }, (_, at) => at + 1);
/** A run of all tests tries every fourth sentence, any other every one. */
const nth = times === 1 ? 4 : 1;

/** Minimum number of sentences of each seed. */
const minEnglish = 500 / nth;
const minChinese = 3000 / nth;

it('leaves no planted sentence with more mistakes than before', {
  timeout: 120_000 * seeds.length,
}, async () => {
  const worse: string[] = [];
  let [english, chinese, changed, better] = [0, 0, 0, 0];
  for (const seed of seeds) {
    for (const { right, written } of plantedSentences(seed, (text) => check(text).length === 0, nth)) {
      if (/\p{Script=Han}/u.test(right)) chinese++;
      else english++;
      const { text } = await acceptAll(written, check(written), check);
      if (text === written) continue;
      const [before, after] = [tokenDistance(written, right), tokenDistance(text, right)];
      changed++;
      if (after < before) better++;
      if (after > before) worse.push(`${right} | ${written} | ${text}`);
    }
  }
  expect(worse).toEqual([]);
  expect(english).toBeGreaterThan(minEnglish * seeds.length);
  expect(chinese).toBeGreaterThan(minChinese * seeds.length);
  expect(better).toBeGreaterThan(0.98 * changed);
  expect(changed).toBeGreaterThan(0.3 * (english + chinese));
});
