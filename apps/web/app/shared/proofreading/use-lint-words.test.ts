import { readFileSync } from 'node:fs';
import { locales } from '@inkstone/phrases';
import { describe, expect, it } from 'vitest';
import { cardHeading } from './use-lint-messages.ts';

describe('cardHeading', () => {
  it.each([
    ['Spelling', 'Should be 已经', ['Spelling', 'Should be 已经']],
    ['Grammar', 'Grammar', ['Grammar']],
    ['Word choice', 'word choice', ['word choice']],
    ['标点', '标点重复', ['标点重复']],
    ['语法', '一致性问题', ['语法', '一致性问题']],
  ])('of %s and %s', (category, brief, heading) => expect(cardHeading(category, brief)).toEqual(heading));

  it.each(locales)('names no category twice, in %s', (locale) => {
    const kinds = { grammar: 'Grammar', punctuation: 'Punctuation', 'word-choice': 'WordChoice' };
    for (const [kind, category] of Object.entries(kinds)) {
      const named = textOf(locale, 'writing', `category${category}`);
      const brief = textOf(locale, 'rules', `harper.${kind}.brief`);
      expect(cardHeading(named, brief)).toEqual([brief]);
    }
  });
});

function textOf(locale: string, namespace: string, key: string): string {
  const path = `../../../../../packages/phrases/src/messages/${locale}/${namespace}.json`;
  const words: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  return String(key.split('.').reduce((tree, part) => Object(tree)[part], words));
}
