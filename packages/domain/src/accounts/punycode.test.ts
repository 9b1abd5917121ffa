import { domainToUnicode } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodePunycode } from './punycode.ts';

describe('decodePunycode', () => {
  it.each([
    ['bcher-kva', 'bücher'],
    ['mnchen-3ya', 'münchen'],
    ['80ak6aa92e', 'аррӏе'],
    ['fsqu00a', '例子'],
    ['fiqs8s', '中国'],
    ['80a1acny', 'почта'],
    // RFC 3492, 7.1: (L) and (B).
    ['3b-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ])('reads %s as %s', (label, letters) => {
    expect(decodePunycode(label)).toBe(letters);
    expect(domainToUnicode(`xn--${label}.com`)).toBe(`${letters}.com`);
  });

  it.each(['a!b', '99999999', 'ü'])('finds nothing in %s', (label) => {
    expect(decodePunycode(label)).toBeNull();
  });
});
