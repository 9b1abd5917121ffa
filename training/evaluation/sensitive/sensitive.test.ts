import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProofreader, defaultSensitiveCategories, sensitiveCategories } from '@inkstone/proofread';
import { rules } from '@inkstone/proofread/internal/rules/registry';
import { describe, expect, it } from 'vitest';
import { readEveryday } from '../everyday/sentences.ts';
import { nativeSample } from '../own/native-sample.ts';
import { checkSentences, sumUp } from './measure.ts';
import { measureNative } from './native.ts';
import { halves, readSensitiveSentences } from './sentences.ts';

const { checkText } = createProofreader({ sensitive: { categories: sensitiveCategories } });
const fetched = join(import.meta.dirname, '../../../.cache/native');
const maxAlarmRate = 2 / 10_000;

describe('sensitive words', () => {
  it('have at least 300 sentences', () => {
    expect(halves.flatMap(readSensitiveSentences).length).toBeGreaterThanOrEqual(300);
  });

  it.each(halves)('are found at nine of ten marked positions, and in no correct sentence: %s', (half) => {
    const { marks, found, graded, flagged } = sumUp(checkSentences(checkText, readSensitiveSentences(half)));
    expect(found / marks).toBeGreaterThanOrEqual(0.9);
    expect(graded / found).toBeGreaterThanOrEqual(0.9);
    expect(flagged).toBe(0);
  });

  it('are not found in the correct sentences of this repository', () => {
    const everyday = (['zh', 'en'] as const).flatMap((language) =>
      (['first', 'second'] as const).flatMap((set) => readEveryday(language, set)),
    );
    const { sentences, alarms } = measureNative(
      [
        ...Object.values(nativeSample).flat(),
        ...everyday.map(({ corrected }) => corrected),
        ...rules.flatMap(({ right, wrong }) => [...right, ...wrong.map(([, better]) => better)]),
      ],
      defaultSensitiveCategories,
    );
    expect(sentences).toBeGreaterThan(2000);
    expect(alarms.length / sentences, JSON.stringify(alarms)).toBeLessThanOrEqual(maxAlarmRate);
  });

  it.runIf(existsSync(fetched))('are found at most twice in 10,000 sentences of native text', () => {
    const paragraphs = readdirSync(fetched)
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) => readFileSync(join(fetched, file), 'utf8').split('\n').filter(Boolean))
      .map((line): string => JSON.parse(line).source);
    const { sentences, alarms } = measureNative(paragraphs, defaultSensitiveCategories);
    expect(alarms.length / sentences, JSON.stringify(alarms)).toBeLessThanOrEqual(maxAlarmRate);
  });
});
