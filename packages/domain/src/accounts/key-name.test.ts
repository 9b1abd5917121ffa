import { describe, expect, it } from 'vitest';
import { cleanKeyName } from './key-name.ts';

describe('cleanKeyName', () => {
  it.each([
    [' 家里的 LibreOffice\n', '家里的 LibreOffice'],
    ['𠮷'.repeat(60), '𠮷'.repeat(60)],
  ])('keeps %j as %j', (raw, value) => expect(cleanKeyName(raw)).toEqual({ ok: true, value }));

  it.each([
    ['\u200b', 'key_name_required'],
    [' \u0000 ', 'key_name_required'],
    ['字'.repeat(61), 'key_name_too_long'],
  ])('refuses %j', (raw, refusal) => expect(cleanKeyName(raw)).toEqual({ ok: false, refusal }));
});
