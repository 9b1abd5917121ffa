import { describe, expect, it } from 'vitest';
import type { RuleHead } from '../rules/rule.ts';
import type { PlacedFinding } from './make-lints.ts';
import { sumOfEvidence } from './text-evidence.ts';
import { evidenceOf, weighByText } from './weigh-by-text.ts';

const place = (start: number, credible: number, more: Partial<RuleHead> = {}): PlacedFinding => {
  const rule: RuleHead = {
    ...{ id: 'zh.x', category: 'spelling', severity: 'error', credible: 0.9, authority: null },
    ...more,
  };
  return {
    span: { start, end: start + 1 },
    finding: { rule, start, end: start + 1, replacements: ['字'], credible },
  };
};
const guess = (start: number, credible: number) => place(start, credible, { source: 'model' });

/** Returns the credibility of the first finding of a paragraph in a text with these other paragraphs. */
function weighed(
  paragraph: string,
  placed: readonly PlacedFinding[],
  further: readonly string[] = [],
): number {
  const evidence = sumOfEvidence([
    evidenceOf(paragraph, placed),
    ...further.map((text) => evidenceOf(text, [])),
  ]);
  const [first] = weighByText(paragraph, placed, { text: [paragraph, ...further].join('\n'), evidence });
  return first?.finding.credible ?? 0;
}

const post = '昨天夜里忽然下起大雨街上一个人也没有只好坐在屋里听着雨声慢慢睡去';
const careful = '山后有条小路通往邻村，春天里开满野花，孩子们放学以后总爱从那儿绕远回家。';

describe('a guess of the model of Chinese', () => {
  it('is dropped when alone in a long careful text, and kept in a short post', () => {
    expect(weighed(post, [guess(4, 0.6)])).toBeGreaterThan(0.55);
    expect(weighed(post, [guess(4, 0.6)], Array<string>(12).fill(careful))).toBeLessThan(0.4);
  });

  it('is kept in a long text with many mistakes', () => {
    const slips = Array.from({ length: 6 }, (_, i) => place(10 + i, 0.95));
    const text = `${careful}${post}${'一二三四五六七八九十百千'.repeat(20)}`;
    expect(weighed(text, [guess(4, 0.6), ...slips])).toBeGreaterThan(0.6);
    expect(weighed(text, [guess(4, 0.6)])).toBeLessThan(0.45);
  });

  it('is less credible if its words occur a second time', () => {
    expect(weighed(post, [guess(4, 0.6)], ['忽然'])).toBeLessThan(
      weighed(post, [guess(4, 0.6)], ['山路']) - 0.15,
    );
  });

  it('is hardly credible in prose of the 1930s, and so are rules of spelling', () => {
    const old = '他大抵是恼了罢。伊也不说话，倘再问时，便只低了头。';
    const today = '他大概是生气了吧。她也不说话，要是再问，就只低着头。';
    expect(weighed(today, [guess(4, 0.8)])).toBeGreaterThan(0.75);
    expect(weighed(old, [guess(4, 0.8)])).toBeLessThan(0.45);
    expect(weighed(today, [place(4, 0.92)])).toBe(0.92);
    expect(weighed(old, [place(4, 0.92)])).toBeLessThan(0.4);
  });

  it('does not change the credibility of punctuation and English', () => {
    const old = '他大抵是恼了罢。伊也不说话。';
    expect(weighed(old, [place(4, 0.9, { category: 'punctuation' }), guess(2, 0.5)])).toBe(0.9);
    expect(weighed(old, [place(4, 0.9, { id: 'en.x' }), guess(2, 0.5)])).toBe(0.9);
  });
});
