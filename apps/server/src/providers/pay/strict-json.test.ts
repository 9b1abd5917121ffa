import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrictForm } from './strict-form.ts';
import { parseStrictJson, rawMember } from './strict-json.ts';

describe('parseStrictJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseStrictJson(Buffer.from(json))).toEqual(JSON.parse(json));
      }),
    );
  });

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"x":[{"a":{"b":1,"b":2}}]}',
    '{"a":{},"b":[],"a":2}',
    '{"__proto__":1,"__proto__":2}',
  ])('refuses the repeated key in %s', (json) => {
    expect(parseStrictJson(json)).toBe(undefined);
  });

  it.each([
    ['{"a":{"a":{"a":[{"a":1},{"a":1}]}}}'],
    ['{"a":"a","b":"a"}'],
    ['{"a":"{\\"b\\":1,\\"b\\":2}"}'],
    ['["a","a"]'],
  ])('reads %s, which repeats no key', (json) => {
    expect(parseStrictJson(json)).toEqual(JSON.parse(json));
  });

  it.each([
    [Buffer.from('\ufeff{}')],
    [Buffer.from([0x22, 0xff, 0x22])],
    [Buffer.from('')],
    [Buffer.from('{"a":1}x')],
    [Buffer.from("{'a':1}")],
  ])('refuses %s', (bytes) => {
    expect(parseStrictJson(bytes)).toBe(undefined);
  });
});

describe('rawMember', () => {
  it('returns the raw text of a member, for every value', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), fc.json(), (a, wanted, b) => {
        expect(rawMember(`{"a":${a},"wanted" : ${wanted} ,"b":${b}}`, 'wanted')).toBe(wanted.trim());
        expect(rawMember(`{"wanted":${wanted}}`, 'wanted')).toBe(wanted.trim());
        expect(rawMember(`{"a":{"wanted":${wanted}}}`, 'wanted')).toBe(null);
      }),
    );
  });
});

describe('parseStrictForm', () => {
  it('reads what a browser writes', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(text, text, { minKeys: 1 }), (fields) => {
        const form = Buffer.from(new URLSearchParams(fields).toString());
        expect(Object.fromEntries(parseStrictForm(form) ?? [])).toEqual(fields);
      }),
    );
  });

  it.each(['a=1&a=2', 'a=1&%61=2', 'a', '=1', 'a=%', 'a=%zz', 'a=%ff', '', 'a=1&'])('refuses %j', (form) => {
    expect(parseStrictForm(Buffer.from(form))).toBe(null);
  });

  it('keeps empty values, and separates at the first equals sign', () => {
    expect([...(parseStrictForm(Buffer.from('a=&b=c=d+e')) ?? [])]).toEqual([
      ['a', ''],
      ['b', 'c=d e'],
    ]);
  });
});
