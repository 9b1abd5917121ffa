import { describe, expect, it } from 'vitest';
import { hideChinese, languageOf } from './language.ts';

describe('languageOf', () => {
  it.each([
    ['我在 GitHub 上看到 Visual Studio Code', 'zh'],
    ['The word 你好, which means hello in Chinese', 'en'],
    ['Plain English.', 'en'],
    ['只有中文。', 'zh'],
    ['𠮷𠮷', 'zh'],
    ['123, 456!', null],
    ['', null],
  ] as const)('of %j is %s', (text, language) => expect(languageOf(text)).toBe(language));
});

describe('hideChinese', () => {
  it('keeps every other position', () => {
    expect(hideChinese('I 喜欢，𠮷 tea（茶）.')).toBe(
      'I \uFFFC\uFFFC\uFFFC\uFFFC\uFFFC tea\uFFFC\uFFFC\uFFFC.',
    );
  });
});
