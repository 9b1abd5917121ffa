import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Returns the texts of a language, one per line, without those that quote a word in order to explain it. */
function linesOf(locale: string): string[] {
  const folder = `${import.meta.dirname}/messages/${locale}`;
  const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'));
  return lines.filter((line) => !/你单位|your 是/.test(line));
}

it.each([
  ['zh', /你/, '您'],
  ['zh', /帐号|帐户|账户/, '账号'],
  ['zh', /我的文档|篇文档|全部文档/, '文稿: 文档 is a file'],
  ['en', /\b(?:[Mm]y|[Yy]our|[Aa]ll) works\b|\bmanuscripts?\b/, 'documents'],
  ['zh-tw', /你/, '您'],
  ['zh-tw', /賬號|帳戶/, '帳號'],
])('uses one term throughout in %s: not %s but %s', (locale, other) => {
  expect(linesOf(locale).filter((line) => other.test(line))).toEqual([]);
});
