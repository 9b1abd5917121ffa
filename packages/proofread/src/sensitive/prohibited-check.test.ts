import { randomInt, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { createProhibitedCheck } from './prohibited-check.ts';
import { readSensitiveList } from './read-list.ts';

const check = createProhibitedCheck([]);

describe('prohibited words', () => {
  it.each([
    ['出售海洛因，可邮寄。', 'zh.sensitive-drugs'],
    ['代写毕业论文，包过。', 'zh.sensitive-forgery'],
    ['Fake diploma, order now.', 'en.sensitive-forgery'],
    ['裸 聊，注册就看。', 'zh.sensitive-pornography'],
  ])('are found in %j', (text, ruleId) => {
    expect(check.scan(text).word).toMatchObject({ ruleId });
  });

  it.each([
    '海洛因是一种毒品。',
    '警方查获一批正在出售的海洛因。',
    '他迷上了网赌，输光了积蓄。',
    '《线上赌场》是一部小说。',
    '这是全国第一的产品。',
    'Wear a v-neck sweater, plug the AV cable in and make a V sign.',
    '用AV线把电视接到AV接口。',
  ])('are not found in %j', (text) => {
    expect(check.scan(text).word).toBeNull();
  });

  it('include those of additional lists that are graded as errors', () => {
    const { entries } = readSensitiveList('蓝调杯,,,error\n绿调杯,,,warning');
    const own = createProhibitedCheck([{ id: 'brand', version: 1, name: '品牌', entries }]);
    expect(own.scan('绿调杯和蓝调杯到了。').word).toMatchObject({ start: 4, end: 7 });
    expect(own.scan('绿调杯到了。').word).toBeNull();
  });

  it('are not shown before they are found, wherever a text is split', () => {
    const random = seededRandom(16);
    const offers = [
      '出售海洛因，可邮寄。',
      '线上赌场，注册送礼。',
      '裸 聊，注册就看。',
      '海洛因，联系客服可发货到家。',
    ];
    for (let round = 0; round < 200; round++) {
      const offer = offers[randomInt(random, offers.length)] ?? '';
      const text = `${'今天天气很好。'.repeat(round % 5)}${offer}`;
      let shown = 0;
      for (let end = 1; end <= text.length; end += 1 + randomInt(random, 4)) {
        const part = text.slice(0, end);
        const { word, settled } = check.scan(part);
        if (word) break;
        shown = Math.max(shown, settled);
      }
      expect(shown).toBeLessThanOrEqual(check.scan(text).word?.start ?? -1);
    }
  });

  it('are not reported at the open end of a text, where a Latin word may continue', () => {
    const part = 'Order now: fake diploma';
    expect(check.scan(part).word).not.toBeNull();
    const open = check.scan(part, 0, true);
    expect(open.word).toBeNull();
    expect(open.settled).toBeLessThanOrEqual(part.indexOf('fake'));
    expect(check.scan(`${part},`, open.settled, true).word).not.toBeNull();
  });

  it('delay at most the last characters of another text', () => {
    const text = '我们一起去公园';
    expect(check.scan(text).settled).toBeGreaterThan(text.length - 3);
  });
});
