import { describe, expect, it } from 'vitest';
import { countOf, type Stage, tally } from './tally.ts';

const stage = (change: Partial<Stage>): Stage => ({
  name: 's',
  exitCode: 0,
  seconds: 1,
  report: '',
  ...change,
});

describe('countOf', () => {
  it.each([
    ['words', { report: 'types ok\n\n6 passed, 1 failed\n', exitCode: 1 }, { passed: 6, failed: 1 }],
    ['vitest', { report: '{"numPassedTests":9,"numFailedTests":0}' }, { passed: 9, failed: 0 }],
    [
      'a test for the other database',
      { report: '{"numPassedTests":8,"numFailedTests":0,"numPendingTests":1}' },
      { passed: 8, failed: 0 },
    ],
    [
      'a skipped journey',
      { report: '{"stats":{"expected":4,"unexpected":0,"flaky":0,"skipped":1}}' },
      { passed: 4, failed: 1 },
    ],
    [
      'Playwright',
      { report: '{"stats":{"expected":4,"unexpected":1,"flaky":1,"skipped":0}}', exitCode: 1 },
      { passed: 4, failed: 2 },
    ],
    [
      'a crash after good tests',
      { report: '{"numPassedTests":9,"numFailedTests":0}', exitCode: 1 },
      { passed: 9, failed: 1 },
    ],
    ['a stage without report', {}, { passed: 1, failed: 0 }],
    ['a stage that broke', { report: 'Segmentation fault', exitCode: 139 }, { passed: 0, failed: 1 }],
  ])('reads %s', (_, change, count) => expect(countOf(stage(change))).toEqual(count));
});

describe('journeys that pass when repeated', () => {
  const first = (failed: number) => `{"stats":{"expected":9,"unexpected":${failed},"flaky":0,"skipped":0}}`;
  const again = (passed: number, failed: number) =>
    JSON.stringify({
      stats: { expected: passed, unexpected: failed, flaky: 0, skipped: 0 },
      suites: [{ suites: [{ specs: [{ file: 'a.spec.ts', title: 'a' }] }] }],
    });

  it('count as passed and are named, up to three', () => {
    const unstable = stage({ exitCode: 1, report: first(3), again: again(3, 0) });
    expect(countOf(unstable)).toEqual({ passed: 12, failed: 0, unstable: ['a.spec.ts: a'] });
    expect(tally([unstable]).lines.slice(-2)).toEqual(['unstable: a.spec.ts: a', '12 passed, 0 failed']);
    expect(tally([unstable]).isGood).toBe(true);
  });

  it.each([
    ['more than three', { report: first(4), again: again(4, 0) }, 4],
    ['one that fails again', { report: first(2), again: again(1, 1) }, 2],
    ['a second run that left some out', { report: first(2), again: again(1, 0) }, 2],
    ['a second run without a report', { report: first(2), again: 'Segmentation fault' }, 2],
  ])('count as failed: %s', (_, change, failed) =>
    expect(countOf(stage({ exitCode: 1, ...change }))).toEqual({ passed: 9, failed }),
  );
});

describe('tally', () => {
  it('ends with the sum, successful only if something passed and nothing failed', () => {
    const good = tally([stage({}), stage({ report: '2 passed, 0 failed' })]);
    expect(good.lines.at(-1)).toBe('3 passed, 0 failed');
    expect(good.isGood).toBe(true);
    expect(tally([stage({}), stage({ exitCode: 1 })]).isGood).toBe(false);
    expect(tally([]).isGood).toBe(false);
  });
});
