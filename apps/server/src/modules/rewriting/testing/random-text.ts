import { type Random, randomInt } from '@inkstone/kernel';

const chinese = [
  '本文研究了城市交通的拥堵问题',
  '实验结果表明该方法能够有效提高准确率',
  '随着技术的不断发展，越来越多的学者开始关注这一领域',
  '我们不能忽视样本数量不足所带来的影响',
  '该模型在不同条件下都保持了稳定的表现',
];
const english = [
  'This paper examines the causes of traffic congestion in large cities',
  'The results suggest that the method may improve accuracy',
  'We did not observe a significant difference between the groups',
  'In order to reduce the error, several parameters were adjusted',
  'Further research is needed to confirm these findings',
];
const locked = [
  '[3]',
  '[2-4, 7]',
  '(Smith, 2020)',
  '（张三，2021）',
  'https://example.org/a?b=1',
  'a.b@example.org',
  '$E = mc^2$',
  '〔2025〕5号',
  '《中华人民共和国民法典》',
  '37.5%',
  '2024年3月1日',
  '120 km',
  '“不要改动这句话。”',
  'doi:10.1000/182',
  '卷积神经网络',
  'Transformer',
  '\uFFFC',
  '`x <1/> y`',
];
/** Sequences that resemble masks or other markup. */
const lookalikes = ['⟦1⟧', '[[2]]', '<x1/>', '##', '\u200b', '  ', '\n', '\n\n　　'];

/** Returns random sentences in both languages, with parts to lock at random positions. */
export function randomText(random: Random, sentences: number): string {
  const pick = (list: readonly string[]) => list[randomInt(random, list.length)] ?? '';
  const parts = Array.from({ length: sentences }, () => {
    const isChinese = randomInt(random, 2) === 0;
    let sentence = pick(isChinese ? chinese : english);
    for (let locks = randomInt(random, 4); locks > 0; locks--) {
      const at = randomInt(random, sentence.length);
      const gap = isChinese ? '' : ' ';
      sentence = `${sentence.slice(0, at)}${gap}${pick(locked)}${gap}${sentence.slice(at)}`;
    }
    const lookalike = randomInt(random, 12) === 0 ? pick(lookalikes) : '';
    return `${sentence}${lookalike}${isChinese ? '。' : '. '}${randomInt(random, 6) === 0 ? '\n' : ''}`;
  });
  return parts.join('');
}

/** Terms that users lock in these texts. */
export const randomTerms = ['卷积神经网络', 'Transformer'];
