import { measureWork } from '@inkstone/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nastyText } from '../testing/texts.ts';
import { compileLists } from './find-words.ts';
import { readSensitiveList } from './read-list.ts';

const listOf = (text: string, name = '词表') => ({
  id: name,
  version: 1,
  name,
  entries: readSensitiveList(text).entries,
});

const find = compileLists([
  listOf(
    '强力胶,违禁品\n赌博,违禁品,,必改\n红运当头,迷信,,,,,音\n出口,路标,,,,出口成章|出口贸易\nRedBrand,商标\n进口,路标\n进口货物,贸易',
  ),
]);
const found = (text: string) =>
  find(text).map(({ entry, start, end, disguise }) => [text.slice(start, end), entry.word, disguise]);

describe('words of lists', () => {
  it.each([
    ['他卖强力胶。', '强力胶', '强力胶', 'none'],
    ['他卖强 力·胶。', '强 力·胶', '强力胶', 'filler'],
    ['他卖强\u200b力*胶。', '强\u200b力*胶', '强力胶', 'filler'],
    ['他賣強力膠。', '強力膠', '强力胶', 'traditional'],
    ['他卖弓虽力胶。', '弓虽力胶', '强力胶', 'split'],
    ['参与贝者十尃。', '贝者十尃', '赌博', 'split'],
    ['鸿运当头', '鸿运当头', '红运当头', 'sound'],
    ['买ＲｅｄＢＲＡＮＤ吧', 'ＲｅｄＢＲＡＮＤ', 'RedBrand', 'none'],
    ['😀😀他去赌博', '赌博', '赌博', 'none'],
  ])('are found in %j', (text, shown, word, disguise) => {
    expect(found(text)).toEqual([[shown, word, disguise]]);
  });

  it.each([
    '强大的力量，胶水。',
    '他很强。力胶不好。',
    '出口成章的人做出口贸易。',
    'RedBrands and TheRedBrand',
    '强     力     胶',
    '红运，当头',
  ])('are not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('match the longest word', () => {
    expect(found('进口货物在进口处')).toEqual([
      ['进口货物', '进口货物', 'none'],
      ['进口', '进口', 'none'],
    ]);
  });

  it('are those of the last list that contains them', () => {
    const two = compileLists([
      listOf('赌博,甲,,必改\n强力胶,甲', '机构'),
      listOf('赌博,,,放行\n强力胶,乙', '个人'),
    ]);
    const text = '赌博和强力胶';
    expect(two(text).map(({ entry }) => [entry.word, entry.list])).toEqual([['强力胶', '个人']]);
  });

  it('keep their positions in any text', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (before, behind) => {
        const text = `${before}。赌博。${behind}`;
        const places = find(text).map(({ start, end }) => text.slice(start, end));
        expect(places).toContain('赌博');
      }),
    );
  });

  it('are found in a long text in limited time', () => {
    const work = measureWork();
    for (const unit of ['强', '弓虽', '出口成', '强 ', 'RedBran', '***', '赌博']) find(unit.repeat(100_000));
    expect(work()).toBeLessThan(5000);
  });

  it('are found by thousands', () => {
    const words = Array.from({ length: 20_000 }, (_, at) =>
      String.fromCharCode(0x4e00 + at, 0x4e00 + ((at * 7) % 20_000), 0x5b57),
    );
    const many = compileLists([listOf(words.join('\n'))]);
    expect(many(`他说${words[777]}。`).map(({ entry }) => entry.word)).toEqual([words[777]]);
  });
});
