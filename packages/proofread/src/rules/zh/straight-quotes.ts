import { hasHan, isMasked } from '../../text/characters.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

export const straightQuotes: Rule = {
  id: 'zh.straight-quotes',
  category: 'typography',
  severity: 'warning',
  credible: 0.88,
  authority: 'GB/T 15834-2011, 4.8',
  scope: 'paragraph',
  find: findStraight,
  right: ['他说：“走吧。”', '他说 "hello world"，然后走了。', '屏幕宽 27"，很大。', 'a="b"'],
  wrong: [
    ['他说："走吧。"', '他说：“走吧。”'],
    ['所谓"自由"，就是"选择"。', '所谓“自由”，就是“选择”。'],
  ],
};

/**
 * Finds straight quotes only if all of them in the paragraph form pairs; an inch sign or a quote in code makes pairing
 * unreliable.
 */
function* findStraight({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'zh') return;
  const places = Array.from(text.matchAll(/"/g), (match) => match.index);
  if (places.length % 2 === 1) return;
  for (let i = 0; i + 1 < places.length; i += 2) {
    const [open = 0, close = 0] = places.slice(i, i + 2);
    if (!hasHan(text.slice(open + 1, close)) || isMasked(text, open - 1)) continue;
    yield { start: open, end: open + 1, replacements: ['“'] };
    yield { start: close, end: close + 1, replacements: ['”'] };
  }
}
