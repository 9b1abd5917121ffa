import { describe, expect, it } from 'vitest';
import { cleanTitle } from './document-title.ts';

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
