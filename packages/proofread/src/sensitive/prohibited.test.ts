import { describe, expect, it } from 'vitest';
import { createProofreader } from '../create-proofreader.ts';
import type { ProofreadOptions } from '../settings.ts';
import { readSensitiveList } from './read-list.ts';

function check(text: string, options: ProofreadOptions = {}) {
  return createProofreader(options)
    .checkParagraph(text)
    .filter(({ category }) => category === 'sensitive')
    .map(({ ruleId, original, severity }) => [ruleId.replace('sensitive-', ''), original, severity]);
}

describe('prohibited goods and services', () => {
  it.each([
    ['出售海洛因，可邮寄。', 'zh.drugs', '海洛因'],
    ['线上赌场，注册送礼。', 'zh.gambling', '线上赌场'],
    ['代写毕业论文，包过。', 'zh.forgery', '代写毕业论文'],
    ['手雷现货，联系客服。', 'zh.weapons', '手雷'],
    ['Fake diploma, order now.', 'en.forgery', 'Fake diploma'],
  ])('are prohibited if they are offered: %j', (text, rule, found) => {
    expect(check(text)).toContainEqual([rule, found, 'error']);
  });

  it.each([
    '海洛因是一种毒品。',
    '警方查获一批正在出售的海洛因。',
    '法院以开设线上赌场罪作出判决。',
    '他把手雷扔进了战壕，敌人倒下一片。',
    '集市上有卖菠菜的，价格便宜。',
  ])('are not reported if merely mentioned: %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('are warnings if nothing is offered', () => {
    expect(check('他迷上了网赌，输光了积蓄。')).toEqual([['zh.gambling', '网赌', 'warning']]);
  });

  it.each([
    ['裸liao直播，今晚开始。', '裸liao直播'],
    ['裸 聊，注册就看。', '裸 聊'],
    ['①00%中奖，点这里。', '①00%中奖'],
    ['代開発票，长期有效。', '代開発票'],
    ['B0CAI平台，注册送礼。', 'B0CAI'],
    ['百佳乐平台，注册送礼。', '百佳乐'],
  ])('are found in disguise: %j', (text, found) => {
    expect(check(text).map(([, original]) => original)).toContain(found);
  });
});

describe('contact details', () => {
  it.each([
    ['免费领资料，加微信 abc_12345。', '微信 abc_12345'],
    ['优惠名额有限，加V信 shop8899', 'V信 shop8899'],
    ['免费试听请拨打13912345678。', '13912345678'],
    ['领取红包请点 https://example.org/a1', 'https://example.org/a1'],
  ])('are reported in advertising: %j', (text, found) => {
    expect(check(text)).toContainEqual(['zh.solicitation', found, 'warning']);
  });

  it.each([
    '我的微信是 abc_12345，明天见。',
    '警方提醒：切勿添加所谓客服微信 abc_12345 领取优惠。',
    '办公室电话 010-66668888 转 6021。',
    '文档见 https://example.org/guide。',
  ])('are not reported elsewhere: %j', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('words of further lists', () => {
  it('are found everywhere, whatever their group', () => {
    const entries = readSensitiveList('蓝调杯,广告\n绿调杯,医疗\n红调鬼,辱骂\n冰毒,drugs').entries;
    const lists = [{ id: 'brand', version: 1, name: '品牌', entries }];
    const text = '蓝调杯和绿调杯到了。他说：“红调鬼来了。”冰毒是毒品。';
    expect(check(text, { sensitive: { lists } }).map(([, original]) => original)).toEqual([
      '蓝调杯',
      '绿调杯',
      '红调鬼',
      '冰毒',
    ]);
  });
});

describe('words of advertising', () => {
  it('are checked if the text sells something', () => {
    expect(check('顶级音质，限时特惠199元，立即抢购！')).toEqual([['zh.advertising', '顶级', 'warning']]);
    expect(check('这是一所顶级大学。')).toEqual([]);
    expect(check('祖传秘方，根治鼻炎，欢迎订购。').map(([rule]) => rule)).toContain('zh.medical');
    expect(check('目前医学还不能根治这种病。')).toEqual([]);
  });
});

describe('the wording of newsrooms', () => {
  const newsroom: ProofreadOptions = { sensitive: { categories: ['newsroom'] } };

  it('is a group that has to be chosen, and names its source', () => {
    const text = '民警抓获罪犯两名。';
    expect(check(text)).toEqual([]);
    const [lint] = createProofreader(newsroom).checkParagraph(text);
    expect(lint).toMatchObject({
      ruleId: 'zh.sensitive-newsroom',
      original: '罪犯',
      replacements: ['犯罪嫌疑人', '被告人'],
      full: { params: { authority: expect.stringContaining('刑事诉讼法'), hasSource: 'yes' } },
    });
  });

  it('ignores convicts, quotations and titles', () => {
    expect(check('罪犯在监狱服刑，可以依法减刑。', newsroom)).toEqual([]);
    expect(check('他回忆说：“大家都叫我哑巴。”', newsroom)).toEqual([]);
    expect(check('我读过《白痴》。', newsroom)).toEqual([]);
  });
});
