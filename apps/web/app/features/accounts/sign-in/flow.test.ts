import { describe, expect, it } from 'vitest';
import { advance, depthOf, type Flow, type FlowEvent, startOfFlow } from './flow.ts';

const story = (...events: FlowEvent[]): Flow => events.reduce(advance, startOfFlow);
const typed: FlowEvent = { type: 'typed', values: { account: '13800138000' } };
const shown: FlowEvent = { type: 'puzzle_shown', goal: 'identify', action: 'sign_in' };
const solved: FlowEvent = { type: 'puzzle_solved', pass: 'p' };
const identified = (isRegistered: boolean, hasPassword: boolean): FlowEvent => ({
  type: 'identified',
  isRegistered,
  hasPassword,
});
const sent: FlowEvent = { type: 'code_sent', resendAt: 5 };
const back: FlowEvent = { type: 'went_back' };

describe('advance', () => {
  it.each([
    ['a puzzle after the number', [typed, shown], 'puzzle'],
    ['the password of who has one', [typed, shown, solved, identified(true, true)], 'password'],
    ['the agreement of who is new', [typed, shown, solved, identified(false, false)], 'agreement'],
    [
      'the puzzle until the code is sent to who has no password',
      [typed, shown, solved, identified(true, false)],
      'puzzle',
    ],
    ['then the code', [typed, shown, solved, identified(true, false), sent], 'code'],
    ['back from the first puzzle: the account', [typed, shown, back], 'account'],
    [
      'back from a code: the password',
      [typed, shown, solved, identified(true, true), sent, back],
      'password',
    ],
    [
      'back from a new number’s code: the agreement',
      [typed, shown, solved, identified(false, false), sent, back],
      'agreement',
    ],
    [
      'back from a new password: the code',
      [typed, shown, solved, sent, { type: 'code_taken' }, back],
      'code',
    ],
    ['back from a puzzle for another code: the code', [typed, shown, sent, shown, shown, back], 'code'],
  ] as const)('requires %s', (_, events, step) => {
    expect(story(...events).step).toBe(step);
  });

  it('keeps the typed text on the way back, and clears the error once something is typed', () => {
    const flow = story(typed, shown, solved, identified(true, true), back);
    expect(flow).toMatchObject({ account: '13800138000', pass: 'p', hasPassword: true });
    const failed = advance(flow, { type: 'failed', error: 'e', step: 'password' });
    expect(failed).toMatchObject({ step: 'password', error: 'e' });
    expect(advance(failed, typed).error).toBeNull();
  });

  it('has no pass left after a code was sent or a new puzzle shown', () => {
    expect(story(typed, shown, solved, sent).pass).toBe('');
    expect(story(typed, shown, solved, shown).pass).toBe('');
  });

  it.each([
    ['account', [typed], 0],
    ['the puzzle and what follows it', [typed, shown], 1],
    ['password', [typed, shown, solved, identified(true, true)], 1],
    ['a new account’s code', [typed, shown, solved, identified(false, false), sent], 2],
    ['a new password', [typed, shown, solved, identified(true, true), sent, { type: 'code_taken' }], 3],
  ] as const)('counts the steps before %s', (_, events, depth) => {
    expect(depthOf(story(...events))).toBe(depth);
  });
});
