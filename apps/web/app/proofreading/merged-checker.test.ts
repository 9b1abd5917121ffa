import type { TextChecker } from '@inkstone/editor/lints';
import { hashText } from '@inkstone/kernel';
import type { FindingsByHash, Lint } from '@inkstone/proofread';
import { describe, expect, it, vi } from 'vitest';
import { createMergedChecker } from './merged-checker.ts';
import { splitFindings } from './server-checker.ts';

const text = 'I recieved teh letter.';

function lintOf(original: string, source: Lint['source'], credible = 0.9): Lint {
  const start = text.indexOf(original);
  const words = { key: 'test', params: {} };
  return {
    id: original,
    ruleId: `test.${original}`,
    span: { start, end: start + original.length },
    original,
    replacements: ['x'],
    credible,
    severity: 'error',
    category: 'spelling',
    language: 'en',
    brief: words,
    full: words,
    source,
  };
}

const always = (...lints: Lint[]): TextChecker => ({ check: async (texts) => texts.map(() => lints) });

async function checkAll(local: TextChecker, server: TextChecker) {
  const told: FindingsByHash[] = [];
  const merged = createMergedChecker(local, server);
  merged.onImproved?.((findings) => told.push(findings));
  const [first] = await merged.check([text]);
  await Promise.resolve();
  const names = (lints: readonly Lint[] = []) => lints.map((lint) => `${lint.original}:${lint.source}`);
  return { first: names(first), later: told.map((findings) => names(findings.get(hashText(text)))) };
}

describe('createMergedChecker', () => {
  it('answers with local findings and adds those of the server by the paragraph’s hash', async () => {
    const result = await checkAll(always(lintOf('teh', 'rule')), always(lintOf('recieved', 'server')));
    expect(result).toEqual({ first: ['teh:rule'], later: [['recieved:server', 'teh:rule']] });
  });

  it('keeps the local finding where the server found the same', async () => {
    const result = await checkAll(always(lintOf('teh', 'rule')), always(lintOf('teh', 'server')));
    expect(result.later).toEqual([['teh:rule']]);
  });

  it('stays with the local findings when the server cannot be reached', async () => {
    const away: TextChecker = { check: () => Promise.reject(new Error('away')) };
    expect(await checkAll(always(lintOf('teh', 'rule')), away)).toEqual({ first: ['teh:rule'], later: [] });
  });

  it('asks again, with the next text, about what the server could not be asked', async () => {
    let isAway = true;
    const server: TextChecker = {
      check: async (texts) => {
        if (isAway) throw new Error('away');
        return texts.map((one) => (one === text ? [lintOf('teh', 'server')] : []));
      },
    };
    const merged = createMergedChecker(always(), server);
    const told: FindingsByHash[] = [];
    merged.onImproved?.((findings) => told.push(findings));
    await merged.check([text]);
    await Promise.resolve();
    isAway = false;
    await merged.check(['Something quite different.']);
    await Promise.resolve();
    expect(told.map((findings) => findings.get(hashText(text))?.length)).toEqual([1]);
  });

  it('tells when the server cannot be asked, and asks it again when told to', async () => {
    let isAway = true;
    const server: TextChecker = {
      check: async (texts) => {
        if (isAway) throw new Error('away');
        return texts.map(() => [lintOf('teh', 'server')]);
      },
    };
    const merged = createMergedChecker(always(), server);
    const reached: boolean[] = [];
    merged.onReach((isReached) => reached.push(isReached));
    const told: FindingsByHash[] = [];
    merged.onImproved?.((findings) => told.push(findings));
    merged.retry();
    await merged.check([text]);
    await vi.waitFor(() => expect(reached).toEqual([false]));
    isAway = false;
    merged.retry();
    await vi.waitFor(() => expect(reached).toEqual([false, true]));
    expect(told.map((findings) => findings.get(hashText(text))?.length)).toEqual([1]);
  });

  it('does not lose what the server found when the second local engine comes later', async () => {
    let improve: (findings: FindingsByHash) => void = () => undefined;
    const local: TextChecker = {
      ...always(lintOf('teh', 'rule')),
      onImproved(listener) {
        improve = listener;
        return () => undefined;
      },
    };
    const merged = createMergedChecker(local, always(lintOf('recieved', 'server')));
    const told: string[][] = [];
    merged.onImproved?.((findings) =>
      told.push((findings.get(hashText(text)) ?? []).map((lint) => lint.original)),
    );
    await merged.check([text]);
    await Promise.resolve();
    improve(new Map([[hashText(text), [lintOf('teh', 'rule'), lintOf('letter', 'harper')]]]));
    expect(told).toEqual([
      ['recieved', 'teh'],
      ['recieved', 'teh', 'letter'],
    ]);
  });

  it('keeps what the server found while a text grows and grows', async () => {
    let isAway = false;
    const server: TextChecker = {
      check: async (texts) => {
        if (isAway) throw new Error('away');
        return texts.map(() => [lintOf('teh', 'server')]);
      },
    };
    const merged = createMergedChecker(always(), server);
    await merged.check([text]);
    await Promise.resolve();
    isAway = true;
    let grown = text;
    for (const more of [' It came late.', ' Nobody read it.', ' We sent another one.', ' It came too.']) {
      grown += more;
      const [lints = []] = await merged.check([grown]);
      expect(lints.map(({ original }) => original)).toEqual(['teh']);
    }
  });
});

describe('splitFindings', () => {
  it('gives each finding back to its own text, and those over two texts to none', () => {
    const item = (pos: number, len: number) => ({
      id: `${pos}`,
      pos,
      len,
      correct: ['x'],
      credible: 0.9,
      zhDesc: '',
      zhBriefDesc: '',
      rule: 'r',
      category: 'spelling' as const,
      severity: 'error' as const,
      lang: 'zh' as const,
      authority: null,
    });
    const found = splitFindings(['甲乙', '', '丙丁'], [item(1, 1), item(4, 2), item(1, 4)]);
    expect(found.map((lints) => lints.map(({ span, original }) => `${span.start}:${original}`))).toEqual([
      ['1:乙'],
      [],
      ['0:丙丁'],
    ]);
  });
});
