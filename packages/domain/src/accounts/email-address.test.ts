import { domainToUnicode } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodePunycode, readEmail } from './email-address.ts';

describe('readEmail', () => {
  it.each([
    ['me@example.com', 'me@example.com'],
    ['10001@qq.com', '10001@qq.com'],
    ['me@163.com', 'me@163.com'],
    ['  Ann.Lee+ink@EXAMPLE.co.uk ', 'ann.lee+ink@example.co.uk'],
    ['a.b.c@gmail.com', 'a.b.c@gmail.com'],
    ['ann＠example.com', 'ann@example.com'],
    ['ａｎｎ@ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
    ['me@BÜCHER.de', 'me@bücher.de'],
    ['me@xn--bcher-kva.de', 'me@bücher.de'],
    ['me@XN--MNCHEN-3YA.de', 'me@münchen.de'],
    ['me@mu\u0308nchen.de', 'me@münchen.de'],
    ['me@xn--fsqu00a.xn--fiqs8s', 'me@例子.中国'],
    ['me@例子。中国', 'me@例子.中国'],
    ['me@почта.рф', 'me@почта.рф'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('reads %j as %s', (typed, address) => {
    expect(readEmail(typed)).toEqual({ ok: true, value: address });
  });

  it.each([
    ['no at', 'me.example.com'],
    ['digits for a country', 'me@example.123'],
    ['a hyphen in front', 'me@-example.com'],
    ['two at', 'me@you@example.com'],
    ['no domain', 'me@'],
    ['no name', '@example.com'],
    ['one label', 'me@localhost'],
    ['an IP address', 'me@127.0.0.1'],
    ['a literal', 'me@[127.0.0.1]'],
    ['dots side by side', 'me..you@example.com'],
    ['a dot at the end', 'me@example.com.'],
    ['a space inside', 'me you@example.com'],
    ['a second line', 'me@example.com\nBcc: you@example.com'],
    ['an angle bracket', '<me@example.com>'],
    ['a port', 'me@example.com:25'],
    ['a path', 'me@example.com/x'],
    ['a Cyrillic a in the name', 'mе@example.com'],
    ['a Cyrillic a in the domain', 'me@exаmple.com'],
    ['a domain all of look-alikes', 'me@аррӏе.com'],
    ['the same as it travels', 'me@xn--80ak6aa92e.com'],
    ['a code that nothing is encoded as', 'me@xn--example-.com'],
    ['a code of no letters', 'me@xn--99999999.com'],
    ['a label that is too long as it travels', `me@${'ü'.repeat(60)}.de`],
    ['digits of a machine in another base', 'me@a.0x7f'],
    ['a Greek o', 'me@gοοgle.com'],
    ['a Latin look-alike', 'me@ɡoogle.com'],
    ['a zero-width sign', 'me@exam\u200bple.com'],
    ['a name that is too long', `${'a'.repeat(65)}@example.com`],
    ['an address that is too long', `me@${'a.'.repeat(130)}com`],
    ['a megabyte', `${'a'.repeat(1_000_000)}@example.com`],
  ])('refuses %s', (_, typed) => {
    expect(readEmail(typed)).toEqual({ ok: false, refusal: 'email_invalid' });
  });

  it('requires an address', () => {
    expect(readEmail('  ')).toEqual({ ok: false, refusal: 'email_required' });
  });
});

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
