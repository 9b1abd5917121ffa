import { describe, expect, it } from 'vitest';
import { titleKey } from './title-key.ts';

/** Sorts titles by the bytes of their keys, as the database does. */
async function sorted(titles: readonly string[]): Promise<string[]> {
  const keys = await Promise.all(
    titles.map(async (title) => ({ title, key: Buffer.from(await titleKey(title)) })),
  );
  return keys.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ title }) => title);
}

describe('titleKey', () => {
  it.each([
    ['numbers by value', ['第2章', '第10章', '第100章']],
    ['leading zeros', ['v1', 'v02', 'v3']],
    ['Chinese by sound', ['安全', '北京', '长沙', '重庆', '春日', '张三', '中国']],
    ['one character together', ['安全', '安心', '鞍山']],
    ['traditional beside simplified', ['龍舟', '龙舟', '楼房']],
    ['digits, Latin, Chinese, empty', ['2026', 'Zebra', '啊', '']],
    ['letters without case and accents', ['Ecole', 'école a', 'ECOLE B', 'zoo']],
    ['width', ['Ａ1', 'a２', 'Ａ3']],
  ])('orders %s', async (_, titles) => {
    expect(await sorted([...titles].reverse())).toEqual(titles);
  });

  it('stays short enough for an index, and is never empty', async () => {
    for (const title of [
      '',
      ' ',
      '窗'.repeat(200),
      '1'.repeat(200),
      '𠮷'.repeat(200),
      '\u{10ffff}'.repeat(200),
    ]) {
      const { length } = Buffer.from(await titleKey(title));
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThan(700);
    }
  });
});
