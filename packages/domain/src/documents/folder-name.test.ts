import { describe, expect, it } from 'vitest';
import { cleanFolderName, isSameName } from './folder-name.ts';

describe('cleanFolderName', () => {
  it.each([
    ['  论文  ', '论文'],
    ['2026\u3000春', '2026 春'],
    ['...', '...'],
    ['a.b', 'a.b'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['𠮷'.repeat(80), '𠮷'.repeat(80)],
  ])('keeps %j as %j', (raw, name) => expect(cleanFolderName(raw)).toEqual({ ok: true, value: name }));

  it.each([
    ['', 'folder_name_required'],
    ['\u200b', 'folder_name_required'],
    ['.\u200b.', 'folder_name_invalid'],
    [' \n\u3000', 'folder_name_required'],
    ['字'.repeat(81), 'folder_name_too_long'],
    ['a/b', 'folder_name_invalid'],
    ['..\\b', 'folder_name_invalid'],
    ['.', 'folder_name_invalid'],
    [' .. ', 'folder_name_invalid'],
    ['a\u0000b', 'folder_name_invalid'],
    ['a\nb', 'folder_name_invalid'],
    ['a\u0085b', 'folder_name_invalid'],
  ])('refuses %j', (raw, refusal) => expect(cleanFolderName(raw)).toEqual({ ok: false, refusal }));
});

describe('isSameName', () => {
  it('ignores case and width', () => {
    expect(isSameName('Thesis', 'ＴＨＥＳＩＳ')).toBe(true);
    expect(isSameName('论文', '論文')).toBe(false);
  });
});
