import { createProofreader } from '@inkstone/proofread';
import { applyLints } from '@inkstone/proofread/internal/testing/apply-lints';
import { testResources } from '@inkstone/proofread/internal/testing/resources';
import { expect, it } from 'vitest';
import { compare, readBaseline } from './baseline.ts';
import { measureOwnExamples } from './own-examples.ts';

/** Every example of every rule is checked; other tests may use the processor meanwhile. */
const limitMs = 180_000;

const proofreader = createProofreader({}, { resources: testResources });

it(
  "corrects and accepts the rules' own examples as well as before",
  async () => {
    const { corrected, untouched } = await measureOwnExamples({
      check: async (text) => proofreader.checkText(text),
    });
    const figures = new Map([
      ['own examples, corrected', `${corrected.toFixed(2)} %`],
      ['own examples, untouched', `${untouched.toFixed(2)} %`],
    ]);
    expect(compare(figures, readBaseline())).toEqual([]);
    expect(corrected).toBeGreaterThan(99);
    expect(untouched).toBeGreaterThan(95);
  },
  limitMs,
);

it('corrects disagreement at one end only', () => {
  const corrected = (text: string) => applyLints(text, proofreader.checkText(text));
  expect(corrected('For this reasons I agree.')).toMatch(/^For (these reasons|this reason) I agree\.$/);
  expect(corrected('We must solve this problems.')).toMatch(
    /^We must solve (these problems|this problem)\.$/,
  );
  expect(corrected('These problem is hard to solve.')).toBe('This problem is hard to solve.');
});
