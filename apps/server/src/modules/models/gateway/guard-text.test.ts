import { createProhibitedCheck } from '@inkstone/proofread/prohibited';
import { describe, expect, it } from 'vitest';
import { GuardedText, ProhibitedText } from './guard-text.ts';

const check = createProhibitedCheck([]);

describe('the check of an answer', () => {
  it('releases a harmless answer completely and at once', () => {
    const guard = new GuardedText(check);
    const text = '今天天气很好，我们一起去公园散步🙂。'.repeat(20);
    let shown = '';
    let longestHeld = 0;
    for (let at = 0; at < text.length; at += 3) {
      shown += guard.push(text.slice(at, at + 3));
      longestHeld = Math.max(longestHeld, at + 3 - shown.length);
    }
    expect(shown + guard.end()).toBe(text);
    expect(longestHeld).toBeLessThan(10);
  });

  it.each([1, 2, 7, 100])('releases nothing of a prohibited word, in pieces of %i', (size) => {
    const guard = new GuardedText(check);
    const text = `${'这是一段很长的正文。'.repeat(20)}海洛因，联系客服可发货到家。`;
    let shown = '';
    const write = () => {
      for (let at = 0; at < text.length; at += size) shown += guard.push(text.slice(at, at + size));
      guard.end();
    };
    expect(write).toThrow(ProhibitedText);
    expect(shown).not.toContain('海');
  });

  it('releases a merely mentioned word once its context is known', () => {
    const guard = new GuardedText(check);
    const text = '海洛因是一种毒品。';
    expect(guard.push(text)).toBe('');
    expect(guard.push('警方提醒，远离毒品，珍爱生命。'.repeat(5))).toContain(text);
  });
});
