import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nastyText } from '../testing/texts.ts';
import { maskCharacter } from './characters.ts';
import { protectText } from './protect.ts';

const hidden = (text: string) => {
  const shown = protectText(text);
  return [...text.matchAll(/\S+/g)]
    .map(([word]) => word)
    .filter((_, i) => {
      const at = [...text.matchAll(/\S+/g)][i]?.index ?? 0;
      return shown[at] === maskCharacter;
    });
};

describe('protectText', () => {
  it.each<[string, string[]]>([
    ['见 https://example.com/a?b=c, 好', ['https://example.com/a?b=c,']],
    ['写信给 a.b@c.cn 吧', ['a.b@c.cn']],
    ['用 `x=1` 和 foo_bar 与 getName 或 main()', ['`x=1`', 'foo_bar', 'getName', 'main()']],
    ['公式 $x^2+y$ 与 \\frac{a}{b} 成立', ['$x^2+y$', '\\frac{a}{b}']],
    ['it costs $5 and $10 today', []],
    ['见 [12] 和 [3-5] 处', ['[12]', '[3-5]']],
    ['open src/main.ts or Node.js now', ['src/main.ts', 'Node.js']],
    ['see (Smith & Lee, 2020) there', ['(Smith', '&', 'Lee,', '2020)']],
    ['either/or and 3/4 and he/she', []],
    ['run git --version now', ['--version']],
    ['a well-known state-of-the-art thing', []],
  ])('in %j hides %j', (text, words) => expect(hidden(text)).toEqual(words));

  it('never changes the length', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        expect(protectText(text)).toHaveLength(text.length);
      }),
    );
  });
});
