import { describe, expect, it } from 'vitest';
import { chooseLanguage, findLanguage, languageOfText } from './languages.ts';

describe('findLanguage', () => {
  it.each([
    ['zh', 'zh'],
    ['zh-CN', 'zh-CN'],
    ['zh_cn', 'zh-CN'],
    ['zh-Hans-CN', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hans', 'zh'],
    ['EN-gb', 'en-GB'],
    ['en-IN', 'en'],
  ])('maps %s to %s', (tag, code) => expect(findLanguage(tag)?.code).toBe(code));

  it.each(['fr', 'xx-YY', '', 'english'])('does not know %j', (tag) => expect(findLanguage(tag)).toBeNull());
});

describe('chooseLanguage', () => {
  it.each([
    ['auto', [], '他走了。', 'zh'],
    ['auto', ['en-GB', 'zh-TW'], '他走了。', 'zh-TW'],
    ['auto', ['de-DE', 'en-GB'], 'He went home.', 'en-GB'],
    ['en', ['en-AU'], '他走了。', 'en-AU'],
    ['en-US', ['en-AU'], 'He went.', 'en-US'],
    ['auto', [], '', 'en'],
  ])('maps %s with %j of %j to %s', (tag, variants, text, code) =>
    expect(chooseLanguage(tag, variants, text).code).toBe(code),
  );

  it('refuses what cannot be checked', () => {
    expect(() => chooseLanguage('fr', ['en-GB'], 'a')).toThrow('language_unknown');
  });
});

describe('languageOfText', () => {
  it.each([
    ['我用 Visual Studio Code 写作。', 'zh'],
    ['The word 砚台 means inkstone.', 'en'],
    ['1234', 'en'],
  ])('of %j is %s', (text, language) => expect(languageOfText(text)).toBe(language));
});
