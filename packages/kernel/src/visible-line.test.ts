import { describe, expect, it } from 'vitest';
import { visibleLine } from './visible-line.ts';

describe('visibleLine', () => {
  it.each([
    ['several lines', ' 年度\n总结\u0000\u2028二 ', '年度 总结 二'],
    ['an override of direction', '\u202egnp.exe', 'gnp.exe'],
    ['isolates and marks of direction', '\u2066a\u2069\u200eb\u061cc', 'abc'],
    ['what has no width', 'in\u200bk\u00ads\u2060tone\ufeff', 'inkstone'],
    ['half a character', 'a\ud800', 'a\ufffd'],
  ])('removes %s', (_, raw, line) => expect(visibleLine(raw)).toBe(line));

  it.each(['', ' \u3000', '\u200b', '\u202e\u202c', '\u200d', '\u3164\u2800', '\ufe0f', '\u115f \u{e0020}'])(
    'removes all of %j',
    (raw) => expect(visibleLine(raw)).toBe(''),
  );

  it.each(['👩‍👩‍👧 家', '🏳️‍🌈', 'می‌خواهم', 'क्‍ष', 'Ω', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.normalize('NFC'), '.', '葛󠄀'])('keeps %j', (name) =>
    expect(visibleLine(name)).toBe(name),
  );
});
