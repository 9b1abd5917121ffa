import { describe, expect, it } from 'vitest';
import { createProofreader } from '../create-proofreader.ts';
import type { ProofreadOptions } from '../settings.ts';
import { ownEntries } from './data/own-entries.ts';
import { defaultSensitiveCategories, sensitiveCategories } from './entry.ts';

function check(text: string, options: ProofreadOptions = {}) {
  return createProofreader(options)
    .checkParagraph(text)
    .filter(({ category }) => category === 'sensitive');
}

const advertising: ProofreadOptions = { sensitive: { categories: ['advertising', 'medical'] } };

describe('the built-in list', () => {
  it.each([
    ['残废人也能参赛。', '残疾人也能参赛。'],
    ['这份通知由全国人大副委员长签发。', '这份通知由全国人大常委会副委员长签发。'],
  ])('suggests better words in %j', (text, better) => {
    const [lint] = check(text);
    const { start = 0, end = 0 } = lint?.span ?? {};
    expect(text.slice(0, start) + (lint?.replacements[0] ?? '') + text.slice(end)).toBe(better);
  });

  it.each(['他捅了王 八 蛋的娄子。', '你草尼马啊', 'What an ASSHOLE!', '殘廢人'])('finds %j', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  it.each([
    '瞎子阿炳的二胡曲很有名。',
    '杂种优势是遗传学概念。',
    '我读过《傻子》。',
    '尼玛县在西藏。',
    '嘈杂种类繁多。',
    '他说贫贱人家也有志气。',
    '智障人士有权就业。',
    '本店是全国第一家。',
    '电话 13800138000。',
  ])('finds nothing in %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('has each word once, as part of each of its exceptions', () => {
    const words = ownEntries.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    const foreign = ownEntries.flatMap(({ word, except }) =>
      except.filter((phrase) => !phrase.includes(word)),
    );
    expect(foreign).toEqual([]);
  });

  it('is applied as configured', () => {
    expect(check('残废人', { sensitive: { categories: [] } })).toEqual([]);
    expect(check('残废人', { disabledRules: ['zh.sensitive-discrimination'] })).toEqual([]);
    expect(check('残废人', { exemptWords: ['残废人'] })).toEqual([]);
    expect(check('残废人', { language: 'en' })).toEqual([]);
    expect(defaultSensitiveCategories.every((category) => sensitiveCategories.includes(category))).toBe(true);
  });
});

describe('personal numbers', () => {
  it('are found when their check digit is correct', () => {
    const text = '身份证 11010519491231002X，卡号 6222 0212 3456 7890 127。';
    expect(check(text).map(({ original, full }) => [original, full.params.kind])).toEqual([
      ['11010519491231002X', 'identityCard'],
    ]);
    expect(check('身份证 110105194912310021')).toEqual([]);
    expect(check('卡号 4111 1111 1111 1111').map(({ full }) => full.params.kind)).toEqual(['bankCard']);
    expect(check('卡号 4111 1111 1111 1112')).toEqual([]);
  });

  it('of telephones are found only on request', () => {
    const options: ProofreadOptions = { sensitive: { categories: ['contact'] } };
    expect(check('电话 138 0013 8000。', options).map(({ original }) => original)).toEqual(['138 0013 8000']);
  });
});

describe('words of advertising', () => {
  it.each([
    '本产品是全国销量第一的空调。',
    '最 佳的选择',
    '全网最低，欢迎选购。',
    '一用就根治糖尿病。',
    '本品药到病除。',
  ])('are found in %j', (text) => {
    expect(check(text, advertising)).not.toEqual([]);
  });

  it.each([
    '最好先洗手再吃饭。',
    '我们追求做到最好。',
    '我们的目标是成为行业第一。',
    '最佳食用期为三个月。',
    '这里是国家级自然保护区。',
    '这不是最好的办法。',
    '哪一款最好呢？',
    '比公司以往的产品都好，是历史上最大的一款。',
    '他参加了世界第一届运动会。',
    '国家级非物质文化遗产名录已经公布。',
    '肿瘤根治术是一种手术。',
    '他把钱包好好地放着。',
  ])('are not found in %j', (text) => {
    expect(check(text, advertising).map(({ original }) => original)).toEqual([]);
  });

  it('are not checked without advertising', () => {
    expect(check('这是最佳方案，全国第一。')).toEqual([]);
  });
});

describe('further lists', () => {
  const entry = {
    word: '旧名称',
    category: 'listed',
    group: '商标',
    suggestions: ['新名称'],
    grade: 'error',
    note: '见品牌手册。',
    except: [],
    bySound: false,
  } as const;

  it('are checked too, with their own messages', () => {
    const lists = [{ id: 'brand', version: 3, name: '品牌词表', entries: [entry] }];
    const [lint] = check('请勿再用旧 名称。', { sensitive: { lists } });
    expect(lint).toMatchObject({
      ruleId: 'zh.sensitive-listed',
      original: '旧 名称',
      replacements: ['新名称'],
      severity: 'error',
      full: { params: { list: '品牌词表', note: '见品牌手册。', disguise: 'filler' } },
    });
  });
});
