import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import { decodeText, parseXml, writeXml } from './xml.ts';

describe('parseXml', () => {
  it.each([
    '<?xml version="1.0"?><a b="1 &lt; 2"><!-- c --><d/>x &amp; y<![CDATA[<z>]]></a>',
    '<w:p xmlns:w="u"><w:t xml:space="preserve"> 你好 </w:t></w:p>',
  ])('keeps %s', (text) => {
    expect(writeXml(parseXml(text))).toBe(text);
  });

  it.each([
    '',
    '<a>',
    '<a></b>',
    '<a',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a b="<"/>',
    '<a/>text<',
  ])('refuses %j', (text) => {
    expect(() => parseXml(text)).toThrow();
  });

  it('refuses excessive nesting, and takes limited time for invalid files', () => {
    const work = measureWork();
    for (const unit of ['<a>', '<a b="', '<!--', '<![CDATA[', '<', 'x', '<a b="1" ']) {
      expect(() => parseXml(unit.repeat(100_000))).toThrow();
    }
    expect(work()).toBeLessThan(5000);
  });
});

it('decodes entities', () => {
  expect(decodeText('&lt;&#20320;&#x597d;&amp;amp;&unknown;')).toBe('<你好&amp;&unknown;');
});
