import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modelFile, readCorrector } from '@inkstone/chinese/files';
import { createProofreader, type Lint } from '@inkstone/proofread';
import { applyLints } from '@inkstone/proofread/internal/testing/apply-lints';
import { testResources } from '@inkstone/proofread/internal/testing/resources';
import { describe, expect, it } from 'vitest';
import { checkEveryday, type EverydayFigures, type SentenceResult, sumUp } from './measure.ts';
import { type EverydaySet, everydaySets, readEveryday } from './sentences.ts';

/** Minimum shares of found and corrected slips, and maximum share of corrected sentences with a finding. */
interface Gate {
  readonly found: number;
  readonly corrected: number;
  readonly flagged: number;
}

const pack = process.env.LANGPACK_DIR ?? join(import.meta.dirname, '../../../.cache/langpacks');
/** In ms, for a busy machine. */
const timeout = 120_000;
const english = createProofreader({}, { resources: testResources });
const hasPack = existsSync(join(pack, 'zh', modelFile));
/** Two points below the measured figures, so that other changes may affect a few sentences. */
const gates: Readonly<
  Record<EverydaySet, Readonly<Record<string, { readonly tuned: Gate; readonly heldOut: Gate }>>>
> = {
  first: {
    en: {
      tuned: { found: 0.91, corrected: 0.89, flagged: 0.04 },
      heldOut: { found: 0.75, corrected: 0.75, flagged: 0.1 },
    },
    'zh by rules alone': {
      tuned: { found: 0.41, corrected: 0.39, flagged: 0.02 },
      heldOut: { found: 0.35, corrected: 0.33, flagged: 0.02 },
    },
    zh: {
      tuned: { found: 0.82, corrected: 0.79, flagged: 0.04 },
      heldOut: { found: 0.78, corrected: 0.73, flagged: 0.04 },
    },
  },
  second: {
    en: {
      tuned: { found: 0.94, corrected: 0.93, flagged: 0.04 },
      heldOut: { found: 0.7, corrected: 0.66, flagged: 0.07 },
    },
    'zh by rules alone': {
      tuned: { found: 0.39, corrected: 0.36, flagged: 0.03 },
      heldOut: { found: 0.28, corrected: 0.25, flagged: 0.03 },
    },
    zh: {
      tuned: { found: 0.91, corrected: 0.83, flagged: 0.04 },
      heldOut: { found: 0.68, corrected: 0.65, flagged: 0.04 },
    },
  },
  third: {
    en: {
      tuned: { found: 0.88, corrected: 0.84, flagged: 0.04 },
      heldOut: { found: 0.72, corrected: 0.69, flagged: 0.06 },
    },
    'zh by rules alone': {
      tuned: { found: 0.41, corrected: 0.38, flagged: 0.02 },
      heldOut: { found: 0.22, corrected: 0.19, flagged: 0.02 },
    },
    zh: {
      tuned: { found: 0.86, corrected: 0.81, flagged: 0.03 },
      heldOut: { found: 0.71, corrected: 0.68, flagged: 0.05 },
    },
  },
};

function expectWithin(figures: EverydayFigures, gate: Gate | undefined): void {
  if (gate === undefined) throw new Error('no gate');
  expect(figures.found / figures.slips).toBeGreaterThanOrEqual(gate.found);
  expect(figures.corrected / figures.slips).toBeGreaterThanOrEqual(gate.corrected);
  expect(figures.flagged / figures.sentences).toBeLessThanOrEqual(gate.flagged);
}

/** Returns the totals of all sets. */
async function expectGate(language: 'en' | 'zh', check: (text: string) => Lint[], name: string) {
  const all: SentenceResult[] = [];
  for (const set of everydaySets) {
    const results = await checkEveryday(async (text) => check(text), readEveryday(language, set));
    expectWithin(sumUp(results.filter(({ sentence }) => !sentence.isHeldOut)), gates[set][name]?.tuned);
    expectWithin(sumUp(results.filter(({ sentence }) => sentence.isHeldOut)), gates[set][name]?.heldOut);
    all.push(...results);
  }
  return sumUp(all);
}

describe('sentences with everyday mistakes', () => {
  it('number 300, more than 200 and more than 180 in each language', () => {
    expect([readEveryday('en', 'first').length, readEveryday('zh', 'first').length]).toEqual([300, 300]);
    expect(readEveryday('en', 'second').length).toBeGreaterThan(200);
    expect(readEveryday('zh', 'second').length).toBeGreaterThan(200);
    expect(readEveryday('en', 'third').length).toBeGreaterThan(180);
    expect(readEveryday('zh', 'third').length).toBeGreaterThan(180);
  });

  it('are found in four of five cases in English', { timeout }, async () => {
    const { found, slips } = await expectGate('en', english.checkText, 'en');
    expect(found / slips).toBeGreaterThan(0.8);
  });

  it('are found in Chinese by rules alone', { timeout }, async () => {
    await expectGate('zh', createProofreader().checkText, 'zh by rules alone');
  });

  it.runIf(hasPack)(
    'are found in three of four cases in Chinese with the language pack',
    { timeout },
    async () => {
      const chinese = await readCorrector(join(pack, 'zh'));
      const proofreader = createProofreader({}, { resources: { ...testResources, chinese } });
      const { found, slips } = await expectGate('zh', proofreader.checkText, 'zh');
      expect(found / slips).toBeGreaterThan(0.75);
    },
  );

  it.each([
    ['Its surprising how fast it goes.', "It's surprising how fast it goes."],
    ['People looks tired.', 'People look tired.'],
    ['The days was long.', 'The days were long.'],
    ['Two of them was late.', 'Two of them were late.'],
    ['I would not advice it.', 'I would not advise it.'],
    ['Its to late for that.', "It's too late for that."],
    ['请您在次确认。', '请您再次确认。'],
    ['请登陆网站查询。', '请登录网站查询。'],
    ['他跑的很快。', '他跑得很快。'],
    ['我写了三、四篇日记。', '我写了三四篇日记。'],
    ['我们要贯切会议精神。', '我们要贯彻会议精神。'],
  ])('include formerly missed ones: %s', (wrong, right) => {
    expect(applyLints(wrong, english.checkText(wrong))).toBe(right);
  });
});
