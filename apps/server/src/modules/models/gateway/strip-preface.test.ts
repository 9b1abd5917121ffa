import { describe, expect, it } from 'vitest';
import { PrefaceStripper } from './strip-preface.ts';

function strip(text: string, size: number): string {
  const stripper = new PrefaceStripper();
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
  return pieces.map((piece) => stripper.push(piece)).join('') + stripper.end();
}

describe('introductions', () => {
  it.each([
    ['好的，以下是润色后的内容：\n\n今天天气很好。', '今天天气很好。'],
    ['以下是三个方向：\n一、春天', '一、春天'],
    ['Sure! Here is the polished text:\n\nIt rains.', 'It rains.'],
    ['As an AI language model, I think so.', 'I think so.'],
    ['作为一个人工智能语言模型，我认为可以。', '我认为可以。'],
  ])('are removed from %j', (text, rest) => {
    for (const size of [1, 3, 200]) expect(strip(text, size)).toBe(rest);
  });

  it.each([
    '当然，我们也应该看到，这一方法有它的局限。',
    '好的开始是成功的一半。',
    'Here the river bends.',
    ' and then it rained.',
    '以下',
  ])('are not found in %j', (text) => {
    for (const size of [1, 3, 200]) expect(strip(text, size)).toBe(text);
  });
});
