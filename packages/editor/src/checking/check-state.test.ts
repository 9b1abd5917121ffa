import { randomInt, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import {
  type CheckEvent,
  type CheckState,
  initialCheckState,
  type Missing,
  reduceCheck,
  type Stage,
  statusOf,
} from './check-state.ts';

const run = (...events: CheckEvent[]) => events.reduce(reduceCheck, initialCheckState);
const phaseOf = (...events: CheckEvent[]) => statusOf(run(...events)).phase;

const changed: CheckEvent = { kind: 'changed' };
const read = (open: Record<string, Record<string, Stage>>, rest = {}): CheckEvent => ({
  kind: 'read',
  isEmpty: false,
  isHeld: false,
  open: new Map(Object.entries(open).map(([hash, stages]) => [hash, new Map(Object.entries(stages))])),
  ...rest,
});
const staged = (source: string, stages: Record<string, Stage | 'done'>): CheckEvent => ({
  kind: 'staged',
  source,
  stages: new Map(Object.entries(stages)),
});

describe('the status of a check', () => {
  it('is waiting before the text is known, and after it has changed', () => {
    expect(phaseOf()).toBe('waiting');
    expect(phaseOf(read({}))).toBe('done');
    expect(phaseOf(read({}), changed)).toBe('waiting');
    expect(phaseOf(read({}), changed, read({}))).toBe('done');
  });

  it('has a message for an empty page, but only once that is known', () => {
    expect(phaseOf(read({}, { isEmpty: true }))).toBe('empty');
    expect(phaseOf(read({}, { isEmpty: true }), changed)).toBe('waiting');
    expect(phaseOf(read({}, { isEmpty: true, isHeld: true }))).toBe('waiting');
  });

  it('goes from waiting through checking to done', () => {
    const start = read({ a: { device: 'waiting', server: 'waiting' } });
    expect(phaseOf(start)).toBe('waiting');
    const half = [start, staged('device', { a: 'asked' }), staged('device', { a: 'done' })];
    expect(phaseOf(...half)).toBe('waiting');
    expect(phaseOf(...half, staged('server', { a: 'asked' }))).toBe('checking');
    expect(phaseOf(...half, staged('server', { a: 'asked' }), staged('server', { a: 'done' }))).toBe('done');
  });

  it('waits for a word that is being typed', () => {
    expect(phaseOf(read({}, { isHeld: true }))).toBe('waiting');
  });

  it('is partly done if some checks are missing, each once, and nothing is pending', () => {
    const events = [
      read({ a: { server: 'asked' }, b: { server: 'asked' }, c: { device: 'asked' } }),
      staged('server', { a: 'server', b: 'server' }),
    ];
    expect(statusOf(run(...events))).toMatchObject({ phase: 'checking', missing: ['server'] });
    const all = run(...events, staged('device', { c: 'english' }));
    expect(statusOf(all)).toMatchObject({ phase: 'partly', missing: ['english', 'server'] });
    expect(statusOf(reduceCheck(all, staged('server', { a: 'waiting', b: 'waiting' })))).toMatchObject({
      phase: 'waiting',
      missing: ['english'],
    });
  });

  it('ignores answers about removed texts', () => {
    const now = run(read({ b: { server: 'asked' } }), staged('server', { a: 'done' }));
    expect([...now.open.keys()]).toEqual(['b']);
    expect(run(read({ b: { device: 'asked' } }), staged('server', { b: 'server' })).open.get('b')).toEqual(
      new Map([['device', 'asked']]),
    );
  });

  it('counts the document as a whole on request, and again after each change', () => {
    const whole = (stage: CheckState['whole']): CheckEvent => ({ kind: 'whole', stage });
    expect(phaseOf(read({}), whole('asked'))).toBe('checking');
    expect(phaseOf(read({}), whole('done'))).toBe('done');
    expect(phaseOf(read({}), whole('done'), changed, read({}))).toBe('waiting');
    expect(phaseOf(read({}), whole('whole'))).toBe('partly');
    expect(phaseOf(read({}), whole(null), changed, read({}))).toBe('done');
  });

  it('reports loading only while something is pending', () => {
    const loading: CheckEvent = { kind: 'loading', loading: 'english' };
    expect(statusOf(run(read({ a: { device: 'asked' } }), loading)).loading).toBe('english');
    expect(statusOf(run(read({}), loading)).loading).toBe(null);
  });
});

const sources = ['device', 'server'] as const;
const texts = ['a', 'b', 'c', 'd', 'e'];

/**
 * Simulates a document and its sources with a simple model that is independent of the reducer: the current texts, and which of
 * them each source has answered.
 */
function simulate(seed: number, steps: number) {
  const numbers = seededRandom(seed);
  const random = () => randomInt(numbers, 1000) / 1000;
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(random() * from.length)] as Value;
  let state = initialCheckState;
  let document: readonly string[] = [];
  let seen: readonly string[] | null = null;
  const answers = new Map<string, 'done' | Missing>();
  const requested = new Set<string>();
  const key = (source: string, text: string) => `${source} ${text}`;
  const stageOf = (source: string, text: string) =>
    answers.get(key(source, text)) ?? (requested.has(key(source, text)) ? 'asked' : 'waiting');

  function truth(): string {
    if (seen !== document) return 'unseen';
    if (document.length === 0) return 'empty';
    const all = document.flatMap((text) => sources.map((source) => stageOf(source, text)));
    if (all.some((stage) => stage === 'waiting')) return 'waiting';
    if (all.some((stage) => stage === 'asked')) return 'checking';
    return all.every((stage) => stage === 'done') ? 'done' : 'partly';
  }

  function step(): void {
    const [source, text] = [pick(sources), pick(texts)];
    const roll = random();
    if (roll < 0.2) {
      document = texts.filter(() => random() < 0.3);
      state = reduceCheck(state, changed);
    } else if (roll < 0.5) {
      seen = document;
      const open = new Map<string, ReadonlyMap<string, Stage>>();
      for (const one of document) {
        const stages = sources.map((each) => [each, stageOf(each, one)] as const);
        const left = stages.flatMap(([each, stage]) => (stage === 'done' ? [] : [[each, stage] as const]));
        if (left.length > 0) open.set(one, new Map(left));
      }
      state = reduceCheck(state, { kind: 'read', isEmpty: document.length === 0, isHeld: false, open });
    } else if (roll < 0.7) {
      if (answers.has(key(source, text))) return;
      requested.add(key(source, text));
      state = reduceCheck(state, staged(source, { [text]: 'asked' }));
    } else if (requested.has(key(source, text))) {
      requested.delete(key(source, text));
      const answer = random() < 0.8 ? 'done' : source === 'server' ? 'server' : 'english';
      answers.set(key(source, text), answer);
      state = reduceCheck(state, staged(source, { [text]: answer }));
    } else {
      // A source that could not answer has to be requested again.
      if (answers.get(key(source, text)) === 'done') return;
      answers.delete(key(source, text));
      state = reduceCheck(state, staged(source, { [text]: 'waiting' }));
    }
  }

  const reported = new Map<string, number>();
  for (let i = 0; i < steps; i++) {
    step();
    const expected = truth();
    const { phase } = statusOf(state);
    expect(phase, `seed ${seed}, step ${i}`).toBe(expected === 'unseen' ? 'waiting' : expected);
    reported.set(phase, (reported.get(phase) ?? 0) + 1);
  }
  return reported;
}

describe('random histories of a check', () => {
  it('never differ from a simple model of texts and answers', () => {
    const reported = new Map<string, number>();
    for (let seed = 1; seed <= 200; seed++) {
      for (const [phase, count] of simulate(seed, 300))
        reported.set(phase, (reported.get(phase) ?? 0) + count);
    }
    // Each phase must be reached often enough for the test to be meaningful.
    for (const phase of ['empty', 'waiting', 'checking', 'done', 'partly'])
      expect(reported.get(phase) ?? 0, phase).toBeGreaterThan(100);
  });
});
