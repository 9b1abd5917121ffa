import { pairMarks } from '../../match/pairs.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

export const unpairedQuotes: Rule = {
  id: 'zh.unpaired-quotes',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.7,
  authority: 'GB/T 15834-2011, 4.8',
  scope: 'paragraph',
  find: findUnpaired,
  right: ['他说：“走吧。”', '“这一段引文在下一段才结束。', '“一”和“二”'],
  wrong: [
    ['所谓“自由，并不简单。', '所谓“自由，并不简单。'],
    ['他说走吧。”然后走了。', '他说走吧。”然后走了。'],
  ],
};

/** Finds unpaired quotes. A quotation of several paragraphs opens in each of them and closes in the last one. */
function* findUnpaired({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'zh') return;
  const { pairs, unclosed, unopened } = pairMarks(text, { open: '“', close: '”' });
  if ((unclosed.length + unopened.length) % 2 === 0) return;
  const last = text.trimEnd().length - 1;
  for (const at of unclosed) {
    const isSpeech =
      at === 0 || text[at - 1] === '：' || (pairs.length === 0 && /^\s*$/.test(text.slice(0, at)));
    if (!isSpeech) yield { start: at, end: at + 1, replacements: [] };
  }
  for (const at of unopened) if (at < last) yield { start: at, end: at + 1, replacements: [] };
}
