import { AppError } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { isOutOfWords, phraseWithoutNumbers, stoppedError } from './stopped-error.ts';

describe('an error about words', () => {
  it('has a message without numbers if the server returns only its code', () => {
    expect(phraseWithoutNumbers(stoppedError('daily_limit_reached'))).toBe('dayUsedUp');
    expect(phraseWithoutNumbers(stoppedError('words_used_up'))).toBe('wordsUsedUp');
    // Words for rewriting cannot be bought.
    expect(phraseWithoutNumbers(stoppedError('rewrite_words_used_up'))).toBe('rewriteWordsUsedUp');
  });

  it('has a message without numbers if no word is left for work of any length', () => {
    const error = new AppError('words_used_up', { left: 0, needed: 1 });
    expect(phraseWithoutNumbers(error)).toBe('wordsUsedUp');
  });

  it('names words that running work has reserved, and does not count as a lack of words, which buying would end', () => {
    const error = new AppError('words_reserved', { left: 0, needed: 1 });
    expect([phraseWithoutNumbers(error), isOutOfWords(error)]).toEqual(['wordsReserved', false]);
    expect(phraseWithoutNumbers(stoppedError('words_reserved'))).toBe('wordsReserved');
    expect(phraseWithoutNumbers(new AppError('words_reserved', { left: 2, needed: 3 }))).toBeNull();
  });

  it('has the message of its code if the numbers are known', () => {
    expect(
      phraseWithoutNumbers(new AppError('daily_limit_reached', { limit: 9, left: 0, needed: 3 })),
    ).toBeNull();
  });
});

it('another error has the message of its code, an unknown code that of an unknown error', () => {
  expect(phraseWithoutNumbers(stoppedError('model_busy'))).toBeNull();
  expect(stoppedError('code_of_tomorrow').code).toBe('unknown_error');
});
