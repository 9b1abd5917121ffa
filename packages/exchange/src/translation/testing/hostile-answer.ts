import { type Random, randomInt } from '@inkstone/kernel';

/** Content that an answer of a model must not introduce into a file. */
const attacks = [
  '</w:t></w:r></w:p><w:p/>',
  '<w:r><w:t>x</w:t></w:r>',
  ']]>&amp;&#0;&lt;!ENTITY',
  '\u0000\u0008\ufffe\uffff',
  '\ud800 \udfff',
  '⟦b1⟧',
  '⟦/b1⟧',
  '⟦a2⟧',
  '⟦a1⟧⟦a1⟧',
  '⟦⟧⟦b0⟧⟦b99999999⟧',
  '\n\t\r\u2028',
  '"\' onload="x',
  '"><w:fldChar w:fldCharType="begin"/>',
  'x'.repeat(1_000_000),
  '',
  '字',
  '--- # > - 1. **x** _y_ `z` ![p](javascript:x) [l](https://evil.example) https://evil.example/a a@b.example | c |',
  '\n\n# heading\n\n- item\n\n```',
  '<!-- x --></p></div><script>alert(1)</script><img src=x onerror=x> &lt;b&gt; &nbsp;',
  '*a**b***c [^1] ~~d~~ \\',
];

/** Returns an answer of a malicious model: with invalid marks, or with valid marks and markup between them. */
export function hostileAnswer(random: Random, source: string): string {
  const tokens = source.split(/(⟦\/?[ab]\d+⟧)/u);
  const kind = randomInt(random, 6);
  const attack = () => attacks[randomInt(random, attacks.length)] ?? '';
  if (kind === 0) return attack();
  if (kind === 1) return tokens.map((token) => (randomInt(random, 3) === 0 ? attack() : token)).join('');
  if (kind === 2) return tokens.toSorted(() => randomInt(random, 3) - 1).join('');
  if (kind === 3) return tokens.filter(() => randomInt(random, 5) > 0).join('');
  // Valid marks with arbitrary content between them.
  return tokens
    .map((token) => (token.startsWith('⟦') ? token : `${attack().replace(/[⟦⟧]/g, '').slice(0, 200)}w`))
    .join('');
}
