import type { RewriteEvent, SentenceVersion } from '@inkstone/contracts/rewriting';
import { describe, expect, it } from 'vitest';
import {
  addVersions,
  beginRun,
  chooseVersion,
  chosenText,
  countDone,
  newRun,
  takeSentence,
} from './run-state.ts';

const begun = beginRun(newRun('j', 'basic'), true, [
  { id: 'j:0', original: '原句一。' },
  { id: 'j:2', original: '原句三。' },
]);
const result = (index: number, more: Partial<Extract<RewriteEvent, { type: 'sentence' }>> = {}) => ({
  type: 'sentence' as const,
  index,
  span: { start: 0, end: 0 },
  original: '',
  text: '新句。 ',
  state: 'rewritten' as const,
  keptBecause: null,
  changes: [],
  meaning: 'same' as const,
  locks: [],
  words: 3,
  ...more,
});
const version = (text: string): SentenceVersion => ({ text, changes: [], meaning: null });
const first = (run: typeof begun) => run.sentences[0];

describe('a run', () => {
  it('accepts results by the index of their sentences, without trailing white space', () => {
    const run = takeSentence(takeSentence(begun, result(2)), result(1));
    expect(run.sentences.map((sentence) => chosenText(sentence))).toEqual([null, '新句。']);
    expect(countDone(run)).toBe(1);
    expect(run.words).toBe(6);
  });

  it('has no version for a kept sentence', () => {
    const run = takeSentence(begun, result(0, { state: 'kept', keptBecause: 'locks', words: 0 }));
    expect(first(run)).toMatchObject({ state: 'kept', keptBecause: 'locks', versions: [] });
  });

  it('keeps the chosen version when it continues, and when results are repeated', () => {
    const chosen = addVersions(takeSentence(begun, result(0)), 'j:0', [version('另一句。')]);
    const again = beginRun(chosen, true, begun.sentences);
    expect(takeSentence(again, result(0, { text: '其他。' })).sentences).toEqual(chosen.sentences);
  });

  it('adds new versions, and chooses the first of them', () => {
    const run = takeSentence(begun, result(0));
    const more = addVersions(run, 'j:0', [version('新句。'), version('原句一。'), version('另一句。')]);
    expect(first(more)?.versions.map(({ text }) => text)).toEqual(['新句。', '另一句。']);
    expect(first(more)?.chosen).toBe(1);
    expect(first(addVersions(run, 'j:0', [version('新句。')]))?.chosen).toBe(0);
  });

  it('reopens a kept sentence when it gets a version', () => {
    const kept = takeSentence(begun, result(0, { state: 'unchanged' }));
    expect(first(addVersions(kept, 'j:0', [version('另一句。')]))?.state).toBe('rewritten');
  });

  it('chooses only existing versions', () => {
    const run = takeSentence(begun, result(0));
    expect(first(chooseVersion(run, 'j:0', 1))?.chosen).toBe(0);
    expect(first(chooseVersion(run, 'j:0', -1))?.chosen).toBe(0);
  });
});

it('counts words once when a run continues and its sentences are repeated', () => {
  const run = takeSentence(begun, result(0));
  expect(takeSentence(beginRun(run, true, begun.sentences), result(0)).words).toBe(3);
});
