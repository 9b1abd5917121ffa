import { AppError } from '@inkstone/contracts';
import { type Random, randomInt } from '@inkstone/kernel';
import type { ModelMessage } from '../../../ports/text-model.ts';
import { textOf } from './text-models.ts';

type AnswerStyle = (text: string, messages: readonly ModelMessage[]) => string | Error;

const mask = /⟦\d+(?::[^⟧]*)?⟧|<x+\d+(?:\/>|>[\s\S]*?<\/x+\d+>)/;
const masks = new RegExp(mask.source, 'g');

/** Changes a text correctly and keeps its masks. */
function honest(text: string): string {
  return text
    .replace(/研究/g, '探讨')
    .replace(/表明/g, '显示')
    .replace(/\bexamines\b/g, 'studies')
    .replace(/\bsuggest\b/g, 'indicate')
    .replace(/\bobserve\b/g, 'see');
}

/** The ways in which a hostile model answers; the first ones are correct or almost correct. */
const answerStyles: readonly AnswerStyle[] = [
  honest,
  honest,
  (text) => honest(text).replace(masks, (one) => one.replace(/^⟦(\d+)/, (_, id: string) => `⟦ ${id} `)),
  (text) => honest(text).replace(/⟦(\d+)⟧/g, '[[$1]]'),
  (text) => `好的，以下是改写后的句子：\n${honest(text)}`,
  (text) => honest(text).replace(mask, ''),
  (text) => honest(text).replace(mask, (one) => one + one),
  (text) => honest(text).replace(masks, ''),
  (text) => honest(text).replace(/⟦(\d+):[^⟧]*⟧/, '⟦$1:something else⟧'),
  (text) => honest(text).replace(/⟦(\d+)/g, (_, id: string) => `⟦${Number(id) + 1}`),
  (text) => `${honest(text)}[99]`,
  (text) => `${honest(text)}另据统计，增长了 48.2%。`,
  (text) => `${honest(text)} See https://evil.example/leak?d=1`,
  (text) => `![x](https://evil.example/p.png) ${honest(text)}`,
  (text) => `${honest(text)}《虚构的法》`,
  (text) => `${honest(text)} (Nobody, 1999)`,
  () => '',
  () => 'OK',
  () => '\u0000\ud800',
  (text) => text.repeat(30),
  (text) => text.split('').reverse().join(''),
  () => 'I am sorry, but I cannot rewrite this sentence for you today.',
  () => 'Das ist ein ganz anderer Satz in einer anderen Sprache geschrieben.',
  () => '这是完全无关的另外一句话，没有任何锁定的内容。',
  (_text, messages) => String(messages[0]?.content),
  (_text, messages) => String(messages[1]?.content),
  (text) => text.slice(0, text.length / 2),
  () => new AppError('model_failed'),
  () => new AppError('model_timeout'),
  () => new AppError('text_blocked'),
];

/** Returns a model that answers each request in one of these ways, chosen at random. */
export function hostileAuthor(random: Random): (messages: readonly ModelMessage[]) => string | Error {
  return (messages) => {
    if (messages[0]?.content.includes('JSON')) return '{"same": true, "lost": [], "added": []}';
    const style = answerStyles[randomInt(random, answerStyles.length)] ?? honest;
    return style(textOf(messages), messages);
  };
}
