import { locales } from '@inkstone/phrases';
import { expect, it } from 'vitest';
import { readMessageFiles } from './service-worker.ts';

const entry = (locale: string, namespace: string) =>
  `"${locale}/${namespace}":()=>w(()=>import(\`./${namespace}-${locale}0.js\`),[])`;

it('finds the files of each language', () => {
  const index = locales.flatMap((locale) => [entry(locale, 'words'), entry(locale, 'staff-jobs')]).join();
  const files = readMessageFiles(['import("./other.js")', `const loaders={${index}}`]);
  expect(files['zh-tw']).toEqual(['words-zh-tw0.js', 'staff-jobs-zh-tw0.js']);
  expect(Object.keys(files)).toEqual(locales);
});

it('refuses a build without an index, or with one that lacks a file', () => {
  expect(() => readMessageFiles(['import("./other.js")'])).toThrow(/index of messages/);
  const missing = locales.slice(1).map((locale) => entry(locale, 'words'));
  expect(() => readMessageFiles([missing.join()])).toThrow(/index of messages/);
});
