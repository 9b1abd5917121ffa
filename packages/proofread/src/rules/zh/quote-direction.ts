import type { Finding, Rule, RuleText } from '../rule.ts';

export const quoteDirection: Rule = {
  id: 'zh.quote-direction',
  category: 'punctuation',
  severity: 'error',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.8',
  scope: 'paragraph',
  find: findTurned,
  right: [
    '“走吧。”他说。',
    '他说“好”，又说“不好”。',
    '“他说‘好’。”',
    '“这句话没有完。',
    '他买了“米，又说：“走吧。”',
    '他说“好，又说：“不。',
  ],
  wrong: [
    ['他说：”走吧。“', '他说：“走吧。”'],
    ['他说：“走吧。“', '他说：“走吧。”'],
    ['所谓”自由”，并不简单。', '所谓“自由”，并不简单。'],
  ],
};

/** Finds double quotes in the wrong direction by pairing them; nested ones are handled by another rule. */
function* findTurned({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'zh') return;
  const quotes = Array.from(text.matchAll(/[“”]/g), (match) => ({ at: match.index, mark: match[0] }));
  const order = quotes.map(({ mark }) => mark).join('');
  if (quotes.length % 2 === 1 || order.includes('““””')) return;
  const turned = quotes.filter(({ mark }, i) => mark !== (i % 2 === 0 ? '“' : '”'));
  // A quote after a colon is an opening one: then another one is missing and pairing is unreliable.
  if (turned.some(({ at, mark }) => mark === '“' && /[：，,:（]/.test(text[at - 1] ?? '：'))) return;
  for (const { at, mark } of turned) {
    yield { start: at, end: at + 1, replacements: [mark === '“' ? '”' : '“'] };
  }
}
