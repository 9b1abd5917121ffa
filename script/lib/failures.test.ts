import { describe, expect, it } from 'vitest';
import { failuresIn } from './failures.ts';
import { tally } from './tally.ts';

const message = '\u001b[31mError\u001b[39m: expected 1\n\nReceived: 2';
const journeys = (error: object) =>
  JSON.stringify({
    stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
    suites: [
      {
        specs: [
          { file: 'a.spec.ts', title: 'passes', ok: true, tests: [{ status: 'expected', results: [{}] }] },
        ],
        suites: [
          {
            specs: [
              { file: 'a.spec.ts', title: 'fails', ok: false, tests: [{ results: [{ error }] }] },
              {
                file: 'a.spec.ts',
                title: 'depends on it',
                ok: true,
                tests: [{ status: 'skipped', results: [] }],
              },
            ],
          },
        ],
      },
    ],
  });

describe('failuresIn', () => {
  it('names failed journeys, and those that did not run', () => {
    expect(failuresIn(journeys({ message }))).toEqual([
      'a.spec.ts: fails: Error: expected 1 Received: 2',
      'a.spec.ts: depends on it: did not run',
    ]);
  });

  it('names failed tests, and files that could not be loaded', () => {
    const test = { fullName: 'adds', status: 'failed', failureMessages: [message] };
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [test, { fullName: 'b', status: 'passed' }] },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ];
    expect(failuresIn(JSON.stringify({ testResults }))).toEqual([
      'a.test.ts: adds: Error: expected 1 Received: 2',
      'b.test.ts: Cannot find module',
    ]);
  });

  it('shows the beginning of long messages, ten failures, and nothing of other output', () => {
    const test = { fullName: 't', status: 'failed', failureMessages: ['x'.repeat(1000)] };
    const many = { testResults: [{ name: 'a', assertionResults: Array.from({ length: 12 }, () => test) }] };
    const lines = failuresIn(JSON.stringify(many));
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe(`a: t: ${'x'.repeat(300)}`);
    expect(failuresIn('6 passed, 1 failed')).toEqual([]);
  });
});

describe('tally', () => {
  it('names what failed in both runs before the total', () => {
    const stage = { name: 'journeys', exitCode: 1, seconds: 1, report: journeys({ message: 'one' }) };
    const { lines } = tally([{ ...stage, again: journeys({ message: 'two' }) }]);
    expect(lines.slice(1)).toEqual([
      'failed: a.spec.ts: fails: one',
      'failed: a.spec.ts: depends on it: did not run',
      'failed again: a.spec.ts: fails: two',
      'failed again: a.spec.ts: depends on it: did not run',
      '1 passed, 2 failed',
    ]);
  });
});
