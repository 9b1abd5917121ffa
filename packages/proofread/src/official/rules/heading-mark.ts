import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

const number = '[一二三四五六七八九十]{1,3}';
const pattern = new RegExp(
  `^(?:(${number})\\s*[，,.．。：:]|[(（](${number})[)）]\\s*[、，,.．：:]|\\((${number})\\)|(\\d{1,2})\\s*[、，](?=\\p{Script=Han})|[（(](\\d{1,2})[）)]\\s*[、，.．]|\\((\\d{1,2})\\)(?=\\p{Script=Han})|(\\d{1,2})[)）])\\s*`,
  'gu',
);

export const headingMark: DocumentRule = {
  ...official,
  id: 'zh.official-heading-mark',
  credible: 0.9,
  authority: 'GB/T 9704-2012, 7.3.3',
  find: ({ body }) =>
    matchBlocks(
      body,
      pattern,
      ({ groups: [first = '', second = '', half = '', third = '', fourth = '', small = '', open = ''] }) => {
        if (first !== '') return [`${first}、`];
        if (second + half !== '') return [`（${second}${half}）`];
        return third === '' ? [`（${fourth}${small}${open}）`] : [`${third}.`];
      },
    ),
  right: [
    sample({}),
    sample({ body: '一、总体要求\n（一）目标\n1.指标\n（1）说明\n2026年工作\n一是抓落实。\n3.5万元' }),
  ],
  wrong: [
    [sample({ body: '一.内容\n（一）、目标\n1、指标' }), sample({ body: '一、内容\n（一）目标\n1.指标' })],
    [sample({ body: '(一)目标\n（1）、说明\n2)其他' }), sample({ body: '（一）目标\n（1）说明\n（2）其他' })],
  ],
};
