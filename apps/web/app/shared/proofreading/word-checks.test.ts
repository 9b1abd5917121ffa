import { AppError } from '@inkstone/contracts';
import type { WordCheck } from '@inkstone/contracts/assist/word-list';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWordChecks, sendDelay } from './word-checks.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const check = (finding: string): WordCheck => ({
  ...{ documentId: 'd', finding, language: 'en', wrong: 'teh', right: 'the', before: '', behind: '' },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(storage = memory()) {
  const sent: string[][] = [];
  const onAdded = vi.fn();
  let answer: () => Promise<readonly string[]> = async () => [];
  const checks = createWordChecks({
    accountId: 'a',
    send: (batch) => {
      sent.push(batch.map(({ finding }) => finding));
      return answer();
    },
    onAdded,
    storage,
  });
  return {
    ...{ checks, sent, onAdded, storage },
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
}

describe('createWordChecks', () => {
  it('sends recorded checks together, each finding once, and reports learned words', async () => {
    const { checks, sent, onAdded, storage, answerWith } = open();
    answerWith(async () => ['the']);
    for (const finding of ['1', '2', '1']) checks.note(check(finding));
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(sendDelay);
    expect(sent).toEqual([['1', '2']]);
    expect(onAdded).toHaveBeenCalledWith(['the']);
    expect(storage.kept.size).toBe(0);
  });

  it('keeps unsent checks for the next time, also for the next visit', async () => {
    const { checks, storage, answerWith } = open();
    answerWith(() => Promise.reject(new AppError('network_error')));
    checks.note(check('1'));
    await checks.flush();
    checks.close();
    const later = open(storage);
    later.checks.note(check('2'));
    await later.checks.flush();
    expect(later.sent).toEqual([['1', '2']]);
    expect(storage.kept.size).toBe(0);
  });

  it('does not repeat checks that the server refuses', async () => {
    const { checks, storage, answerWith } = open();
    answerWith(() => Promise.reject(new AppError('invalid_request')));
    checks.note(check('1'));
    await checks.flush();
    expect(storage.kept.size).toBe(0);
    storage.kept.set('inkstone.word-checks.a', 'no json');
    await checks.flush();
  });

  it('sends many in batches', async () => {
    const { checks, sent } = open();
    for (let i = 0; i < 150; i++) checks.note(check(String(i)));
    await vi.advanceTimersByTimeAsync(3 * sendDelay);
    expect(sent.map((batch) => batch.length)).toEqual([100, 50]);
  });
});
