import { describe, expect, it } from 'vitest';
import { looksOfficial } from './looks-official.ts';
import { request, sample } from './sample.ts';

const lines = (text: string) => text.split('\n');

describe('looksOfficial', () => {
  it.each<[string, string]>([
    ['a whole document', sample({})],
    ['a request', request({})],
    ['a number in square brackets', sample({ number: '青政发[2025]8号', title: '安全检查' })],
    ['a number alone', '国办发〔2025〕8号'],
    ['a number in round brackets with 第', '青政办函（2025）第08号'],
    ['a number without brackets', '青政发2025年8号'],
    ['a number in wide digits', '青政发〔２０２５〕８号'],
    ['brackets without a body', '[2025]12号'],
    ['a title that was just written', '青山市人民政府关于开展安全检查的通知'],
    ['a title without 的', '关于开展安全检查工作通知'],
    ['neither number nor 关于', '安全检查通知\n各县人民政府：\n现将有关事项通知如下：\n一、检查内容'],
    ['only an end', '各科室：\n明天检查。\n特此通知。\n青山市卫生局\n2025年3月5日'],
  ])('%s', (_name, text) => expect(looksOfficial(lines(text))).toBe(true));

  it.each<[string, string]>([
    ['nothing', ''],
    ['English', 'Notice of a meeting\nDear all,\nThe meeting is on 5 March 2025.\nBest regards'],
    ['English with a number in brackets', '[2025] EWCA Civ 8\nThe appeal is dismissed.'],
    ['English with a Chinese name', 'A report about 北京\nIt was written in [2025] by No. 8.'],
    ['an essay', '我的假期\n今年夏天，我和爸爸妈妈去了海边。\n我们很高兴。'],
    ['a letter', '亲爱的妈妈：\n我在这里一切都好。\n想你的女儿\n2025年3月5日'],
    ['a notice at school', '放假通知\n明天开始放假，请大家注意安全。'],
    ['an address', '中山路1208号\n电话：12345678'],
    [
      'a news report that names a document',
      '本报讯 市政府昨天印发了《关于安全检查的通知》，要求各县认真执行。',
    ],
    ['a thesis about a kind', '论批复的写法\n批复是一种下行文。\n它的结构并不复杂。'],
    ['a page of a diary', '2025年3月5日\n今天下雨。'],
  ])('not %s', (_name, text) => expect(looksOfficial(lines(text))).toBe(false));
});
