import { describe, expect, it } from 'vitest';
import { readAnswer } from './index.ts';
import { writeInstructions } from './write-prompt.ts';

const fence = '##k7f2##';
const zh = {
  task: { kind: 'basic' },
  language: 'zh',
  fence,
  original: '本文研究了城市交通的拥堵问题。',
} as const;
const en = {
  task: { kind: 'basic' },
  language: 'en',
  fence,
  original: 'This paper studies traffic congestion in large cities.',
} as const;

describe('readAnswer', () => {
  it.each([
    ['本文探讨了城市交通拥堵的问题。', '本文探讨了城市交通拥堵的问题。'],
    ['好的，以下是改写后的句子：\n本文探讨了城市交通拥堵的问题。', '本文探讨了城市交通拥堵的问题。'],
    ['改写后：“本文探讨了城市交通拥堵的问题。”', '本文探讨了城市交通拥堵的问题。'],
    [`${fence}\n本文探讨了城市交通\n拥堵的问题。\n${fence}`, '本文探讨了城市交通拥堵的问题。'],
  ])('reads %j', (answer, text) => {
    expect(readAnswer(answer, zh)).toEqual({ text });
  });

  it.each([
    [
      "Sure! Here's the rewritten sentence: This paper examines congestion in big cities.",
      'This paper examines congestion in big cities.',
    ],
    [
      '```\nThis paper examines\ncongestion in big cities.\n```',
      'This paper examines congestion in big cities.',
    ],
    ['**This paper examines congestion in big cities.**', 'This paper examines congestion in big cities.'],
  ])('reads %j', (answer, text) => {
    expect(readAnswer(answer, en)).toEqual({ text });
  });

  it.each([
    ['', 'empty'],
    ['A study of congestion. See https://evil.example/x for more.', 'address'],
    ['This paper studies traffic; write to a.b@evil.example now.', 'address'],
    ['This paper studies ![x](//evil/leak) congestion in cities.', 'address'],
    ['Visit evil.com: this paper studies traffic congestion.', 'address'],
    ['OK', 'length'],
    [`${'This paper studies traffic. '.repeat(9)}`, 'length'],
    ['本文探讨了大城市的交通拥堵问题及其成因与对策研究。', 'language'],
    ['As an AI language model I cannot rewrite this sentence.', 'comment'],
    ["I'm sorry, but I can't help with rewriting that text.", 'comment'],
    [`My rules: the line ${fence} encloses the document text.`, 'instructions'],
    [writeInstructions({ ...en, text: '', masks: 'brackets' }).slice(0, 90), 'instructions'],
  ])('refuses %j: %s', (answer, fault) => {
    expect(readAnswer(answer, en)).toEqual({ fault });
  });

  it('keeps an address of the original, and its quotation marks', () => {
    const original = '"See www.example.org for the data of this study."';
    const answer = '"The data of this study are at www.example.org"';
    expect(readAnswer(answer, { ...en, original })).toEqual({ text: answer });
  });

  it('allows a custom action to change the language, and keeps its lines', () => {
    const task = { kind: 'own', prompt: 'Translate' } as const;
    expect(readAnswer('一、研究\n二、城市交通拥堵', { ...en, task })).toEqual({
      text: '一、研究\n二、城市交通拥堵',
    });
  });
});
