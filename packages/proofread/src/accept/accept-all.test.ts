import { describe, expect, it } from 'vitest';
import { createProofreader } from '../create-proofreader.ts';
import type { Lint } from '../lint.ts';
import { lintAt } from '../testing/lint.ts';
import { testResources } from '../testing/resources.ts';
import { acceptAll } from './accept-all.ts';
import { isCertain } from './is-certain.ts';

const proofreader = createProofreader({}, { resources: testResources });
const check = (text: string) => proofreader.checkText(text);
const accepted = async (text: string) => (await acceptAll(text, check(text), check)).text;

describe('acceptAll with the engine', () => {
  it.each([
    ['I should of told him.', 'I should have told him.'],
    ['I could of called you.', 'I could have called you.'],
    ['I do not know how to gets them.', 'I do not know how to get them.'],
    ['I do not know how to get them.', 'I do not know how to get them.'],
    ['The day is to short.', 'The day is too short.'],
    ['It is to late.', 'It is too late.'],
    ['He did it him self.', 'He did it himself.'],
    ['There fore, we can not go.', 'Therefore, we cannot go.'],
    ['This are a test.', 'This is a test.'],
    ['They was at home.', 'They were at home.'],
    ['We must solve these problems.', 'We must solve these problems.'],
    ['我己经做完了作业。。', '我已经做完了作业。'],
    ['他们部署署了新的系统，，已经上线。', '他们部署了新的系统，已经上线。'],
  ])('makes %s', async (before, after) => {
    expect(await accepted(before)).toBe(after);
  });

  it.each([
    ['The services has been stopped.', ['The services have been stopped.', 'The service has been stopped.']],
    ['These is books.', ['These are books.']],
    [
      'Those problem is hard.',
      ['Those problems are hard.', 'That problem is hard.', 'This problem is hard.'],
    ],
    ['He dont likes it.', ["He doesn't like it.", "He don't likes it.", "He don't like it."]],
  ])('changes one end of %s at most', async (before, right) => {
    expect([before, ...right]).toContain(await accepted(before));
  });
});

describe('acceptAll', () => {
  const sure = { ruleId: 'en.could-of', credible: 0.96, category: 'spelling' } as const;
  const text = 'aa bb cc dd';
  const finding = (at: number, better: string, part = {}) =>
    lintAt(at, at + 2, { ...sure, original: text.slice(at, at + 2), replacements: [better], ...part });

  it('accepts certain findings and leaves the rest', async () => {
    const lints = [finding(0, 'AA'), finding(6, 'CC', { ruleId: 'en.x', credible: 0.6 })];
    const { text: after, taken } = await acceptAll(text, lints, () => [lints[1] ?? finding(6, 'CC')]);
    expect(after).toBe('AA bb cc dd');
    expect(taken).toEqual([lints[0]]);
  });

  it('reverts changes that cause a new finding, or a doubtful one beside them', async () => {
    const accept = async (added: Partial<Lint>, part: Partial<Lint> = {}, span = { start: 3, end: 5 }) => {
      const lints = [finding(0, 'AA', { category: 'grammar', ...part }), finding(9, 'DD')];
      const found = lintAt(span.start, span.end, { ruleId: 'en.y', ...added });
      return (await acceptAll(text, lints, (now) => (now.startsWith('AA') ? [found] : []))).text;
    };
    expect(await accept({ credible: 0.7 })).toBe('aa bb cc DD');
    expect(await accept({ credible: 0.9 })).toBe('AA bb cc DD');
    expect(await accept({ credible: 0.9 }, {}, { start: 0, end: 2 })).toBe('aa bb cc DD');
    expect(await accept({ credible: 0.7 }, { category: 'spelling' })).toBe('AA bb cc DD');
    expect(await accept({ credible: 0.7 }, { category: 'spelling' }, { start: 0, end: 2 })).toBe(
      'aa bb cc DD',
    );
  });

  it('ends if every result has something new', async () => {
    const lints = [finding(0, 'AA'), finding(3, 'BB'), finding(9, 'DD')];
    let checks = 0;
    const check = (now: string) => {
      checks++;
      return now === text ? lints : [lintAt(0, now.length, { ruleId: 'en.y' })];
    };
    expect((await acceptAll(text, lints, check)).text).toBe(text);
    expect(checks).toBeLessThan(13);
  });

  it('accepts a dependent finding only if it is still found afterwards', async () => {
    const grammar = { category: 'grammar' } as const;
    const lints = [finding(0, 'xx', { ...grammar, credible: 0.97 }), finding(3, 'yy', grammar)];
    expect((await acceptAll(text, lints, () => [])).text).toBe('xx bb cc dd');
    const still = (now: string) => (now === 'xx bb cc dd' ? [lints[1] ?? finding(3, 'yy')] : []);
    expect((await acceptAll(text, lints, still)).text).toBe('xx yy cc dd');
  });

  it('accepts none that depends on a doubtful one', async () => {
    const grammar = { category: 'grammar' } as const;
    const lints = [
      finding(0, 'xx', grammar),
      finding(3, 'yy', { ...grammar, ruleId: 'en.x', credible: 0.6 }),
    ];
    expect((await acceptAll(text, lints, () => [])).taken).toEqual([]);
  });

  it('detects where a change moves the following text', async () => {
    const lints = [finding(0, 'longer'), finding(9, 'D')];
    const late = (now: string) => [lintAt(now.indexOf('cc'), now.indexOf('cc') + 2, { ruleId: 'en.x' })];
    const doubtful = finding(6, 'CC', { ruleId: 'en.x', credible: 0.6 });
    expect((await acceptAll(text, [...lints, doubtful], late)).text).toBe('longer bb cc D');
  });
});

describe('isCertain', () => {
  it('uses measured reliability, or credibility if nothing was measured', () => {
    const of = (ruleId: string, credible: number, replacements = ['x']) =>
      isCertain(lintAt(0, 1, { ruleId, credible, replacements }));
    expect(of('en.spelling', 0.95)).toBe(true);
    expect(of('en.spelling', 0.6)).toBe(false);
    expect(of('en.verb-form', 0.61)).toBe(false);
    expect(of('en.confused-look', 0.95)).toBe(false);
    expect(of('en.etc-stop', 0.85)).toBe(false);
    expect(of('zh.never-measured', 0.9)).toBe(true);
    expect(of('zh.never-measured', 0.7)).toBe(false);
    expect(of('zh.never-measured', 0.99, [])).toBe(false);
  });
});
