import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../sentences.ts';
import { findLocks } from './find-locks.ts';
import { lockedText } from './lock.ts';
import { maskLocks } from './mask-locks.ts';
import { unmask } from './unmask.ts';

const found = (text: string, terms?: string[]) =>
  findLocks(text, terms === undefined ? {} : { terms }).map(
    (lock) => `${lock.kind} ${lockedText(text, lock)}`,
  );

describe('findLocks', () => {
  it.each<[string, string[]]>([
    ['根据国办发〔2025〕5号文件', ['documentNumber 国办发〔2025〕5号']],
    ['依据《中华人民共和国民法典》第一百零二条', ['title 《中华人民共和国民法典》第一百零二条']],
    [
      '截至2025年3月5日，增长5.3%（张三，2020）。',
      ['date 2025年3月5日', 'number 5.3%', 'citation （张三，2020）'],
    ],
    ['张三（2020）和李四等（2019）', ['citation （2020）', 'citation （2019）']],
    ['已有研究[3]、[2-4]与[1,3]', ['citation [3]', 'citation [2-4]', 'citation [1,3]']],
    ['如图3所示，有三十二名被试', ['number 3', 'number 三十二名']],
    ['“创新”是「动力」', ['quotation “创新”', 'quotation 「动力」']],
    ['见 https://a.cn/x?y=1。邮箱 a.b@c.org', ['url https://a.cn/x?y=1', 'email a.b@c.org']],
    [
      'Smith et al. (2020) and (Smith & Lee, 2020, p. 5)',
      ['citation Smith et al. (2020)', 'citation (Smith & Lee, 2020, p. 5)'],
    ],
    [
      'shown by \\cite{lee} for $x^2$ and \\(a+b\\)',
      ['citation \\cite{lee}', 'formula $x^2$', 'formula \\(a+b\\)'],
    ],
    ['It costs $5 and $10, p < 0.05.', ['number $5', 'number $10', 'formula p < 0.05']],
    [
      'on 5 May. See doi:10.1000/xyz.12, `code` and GPT-4',
      ['date 5 May', 'doi doi:10.1000/xyz.12', 'code `code`', 'number GPT-4'],
    ],
    ['twenty-five samples of 3–5 kg', ['number twenty-five', 'number 3–5 kg']],
    ['a\uFFFC\uFFFCb', ['atom \uFFFC\uFFFC']],
    ['一个问题，第一时间，十分重要', []],
    ["It's the students' own work, isn't it?", []],
  ])('finds the locks of %j', (text, locks) => expect(found(text)).toEqual(locks));

  it('locks terms as whole words in any capitalisation, and Chinese ones anywhere', () => {
    expect(
      found('Neural networks, a neural network; snet; 深度学习模型', ['neural network', 'net', '深度学习']),
    ).toEqual(['term Neural networks', 'term neural network', 'term 深度学习']);
  });

  it('prefers the longest of overlapping locks, and leaves no digit unlocked', () => {
    expect(found('“增长5.3%，见[3]”')).toEqual(['quotation “增长5.3%，见[3]”']);
    const text = '《民法典》2025年3月5日国办发〔2025〕5号';
    const covered = findLocks(text)
      .map((lock) => lockedText(text, lock))
      .join('');
    expect(covered.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
  });

  it('takes linear time on adversarial text', () => {
    const parts = [
      '“',
      '(Aa ',
      '1-',
      'a.',
      '\\(',
      '\\begin{a}',
      '一二三',
      'http://!',
      '⟦1:',
      '[1,',
      'a@',
      'A1-',
      '$a ',
    ];
    const work = measureWork();
    for (const part of parts) {
      const text = part.repeat(Math.ceil(100_000 / part.length));
      const masked = maskLocks(text, findLocks(text));
      unmask(masked, text);
    }
    // The work takes milliseconds to seconds; a quadratic pattern takes minutes.
    expect(work()).toBeLessThan(30_000);
  });
});

describe('splitSentences', () => {
  it.each([
    ['The water is cold (Smith, 2020). It is deep.', 2],
    ['The water is cold [3]. It is deep \uFFFC. See https://a.org/b. Then go.', 4],
    ['Smith et al. [3] agree, cf. [4]. See [5].', 2],
    ['We use `a.b`. It works, e.g. `c.` and so on.', 2],
  ])('splits %s after citations and other masked text', (text, count) => {
    const spans = splitSentences(text, findLocks(text));
    expect(spans.map(({ start, end }) => text.slice(start, end))).toHaveLength(count);
  });

  it('covers the text, and does not end a sentence inside a lock', () => {
    const text = '他说：“甲。乙。”然后走了。见 e.g. www.a.com. 完。';
    const locks = findLocks(text);
    const spans = splitSentences(text, locks);
    expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(spans.map(({ start, end }) => text.slice(start, end))[0]).toBe('他说：“甲。乙。”');
  });
});
