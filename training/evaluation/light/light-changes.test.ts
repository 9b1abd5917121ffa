import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testResources } from '@inkstone/proofread/internal/testing/resources';
import { describe, expect, it } from 'vitest';
import { changesOf, lightSets, lineOf, sentencesOf } from './light-changes.ts';

const resources = testResources;
const changes = lightSets.flatMap((set) => changesOf(set, resources));
const judged = readFileSync(join(import.meta.dirname, 'verdicts.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const keptShare = (prefix: string) => {
  const rows = judged.filter(([set = '']) => set.endsWith(prefix) || set.startsWith(prefix));
  return rows.filter((row) => row[5] === 'keep').length / rows.length;
};

describe('light rewriting of the judged sample', () => {
  it('makes exactly the judged changes', () => {
    expect(changes.map(lineOf)).toEqual(judged.map((row) => row.slice(0, 5).join('\t')));
    expect(judged.every((row) => /^(?:keep|reject)$/.test(row[5] ?? '') && (row[6] ?? '') !== '')).toBe(true);
  });

  it('makes changes of which an editor keeps at least 85 %, in each language and in the held-out half', () => {
    for (const part of ['zh', 'en', 'held-out', 'tuning', 'unseen', 'registers']) {
      expect(keptShare(part), part).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('changes at least a quarter of the sentences of theses', () => {
    for (const set of lightSets.filter((each) => !each.endsWith('registers'))) {
      const theses = sentencesOf(set).filter(([register]) => register === 'thesis').length;
      const changed = new Set(
        changes
          .filter((each) => each.set === set && each.register === 'thesis')
          .map(({ sentence }) => sentence),
      );
      expect(changed.size / theses, set).toBeGreaterThanOrEqual(0.25);
    }
  });

  it('changes no lock', () => {
    expect(changes.filter(({ touchesLock }) => touchesLock)).toEqual([]);
  });
});
