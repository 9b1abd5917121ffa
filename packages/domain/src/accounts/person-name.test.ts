import { describe, expect, it } from 'vitest';
import { cleanKeyName, cleanPersonName } from './person-name.ts';

describe('cleanPersonName', () => {
  it.each([
    ['  张三 ', '张三'],
    ['O’Neill-Čapek', 'O’Neill-Čapek'],
    ['é', 'é'],
    ['张\n\t三', '张 三'],
    ['𠮷野家', '𠮷野家'],
    ['👩‍👩‍👧 家', '👩‍👩‍👧 家'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['字'.repeat(30), '字'.repeat(30)],
    ['', null],
    ['   ', null],
    ['\u3164\u2800', null],
  ])('keeps %j as %j', (raw, value) => expect(cleanPersonName(raw)).toEqual({ ok: true, value }));

  it.each([
    ['an override of direction', 'admin\u202enimda', 'adminnimda'],
    ['a space of no width', 'ad\u200bmin\ufeff', 'admin'],
    ['a joiner between letters', 'ad\u200dmin', 'admin'],
    ['a control character', 'ad\u0007min', 'ad min'],
    ['tags', 'a\u{e0061}b', 'ab'],
    ['half a character', 'a\ud800b', 'ab'],
    ['characters that nobody has given a meaning', 'a\u{10ffff}\ue000b', 'ab'],
    ['marks that reach over their neighbours', `a${'\u0301'.repeat(40)}`, 'á\u0301\u0301\u0301'],
  ])('removes %s', (_, raw, value) => expect(cleanPersonName(raw)).toEqual({ ok: true, value }));

  it('counts user-perceived characters', () => {
    for (const character of ['𠮷', '🇩🇪', '👍🏽', 'ก็', '각'])
      expect(cleanPersonName(character.repeat(30))).toMatchObject({ ok: true });
    expect(cleanPersonName('🇩🇪'.repeat(31))).toEqual({ ok: false, refusal: 'name_too_long' });
    expect(cleanPersonName('字'.repeat(31))).toEqual({ ok: false, refusal: 'name_too_long' });
    expect(cleanPersonName('👩‍👩‍👧'.repeat(24))).toMatchObject({ ok: true });
    expect(cleanPersonName('👩‍👩‍👧'.repeat(25))).toEqual({ ok: false, refusal: 'name_too_long' });
    expect(cleanPersonName('字'.repeat(1_000_000))).toEqual({ ok: false, refusal: 'name_too_long' });
  });
});

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
