import { describe, expect, it } from 'vitest';
import { cleanTitle, titleOfText } from './document-title.ts';

describe('cleanTitle', () => {
  it.each([
    ['  年度总结  ', '年度总结'],
    ['two\nlines\tand\u0000 more', 'two lines and more'],
    ['第一章\u3000雨', '第一章 雨'],
    ['e\u0301t\u00e9', 'été'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['👩‍💻 می‌خواهم', '👩‍💻 می‌خواهم'],
    ['𠮷'.repeat(200), '𠮷'.repeat(200)],
  ])('keeps %j as %j', (raw, title) => expect(cleanTitle(raw)).toEqual({ ok: true, value: title }));

  it.each([
    ['', 'title_required'],
    ['\u200b', 'title_required'],
    ['\u202e\u2800', 'title_required'],
    [' \n\u3000', 'title_required'],
    ['字'.repeat(201), 'title_too_long'],
  ])('refuses %j', (raw, refusal) => expect(cleanTitle(raw)).toEqual({ ok: false, refusal }));
});

describe('titleOfText', () => {
  it.each<[string, string]>([
    ['The new version have many improvement.\nMore of it.', 'The new version have many improvement'],
    ['\n  \n上周的会\n第二行', '上周的会'],
    [
      '上周五，我们在杭州召开了产品评审会，参会人员共计三十人左右。会上大家一致认为流程太复杂了。',
      '上周五，我们在杭州召开了产品评审会',
    ],
    [`${'一'.repeat(40)}`, `${'一'.repeat(30)}…`],
    [
      'a line of many short words that goes on and on and never comes to any clause',
      'a line of many short words that goes on and on and never…',
    ],
    ['x'.repeat(80), `${'x'.repeat(60)}…`],
    [
      'It grew by 1,500 percent in the last quarter, and then everything that had grown fell again',
      'It grew by 1,500 percent in the last quarter',
    ],
    ['这样真的可以吗？', '这样真的可以吗？'],
    ['', ''],
  ])('%s', (text, title) => expect(titleOfText(text)).toBe(title));
});
