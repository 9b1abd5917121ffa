import { describe, expect, it } from 'vitest';
import { openDocx, readPart, writeXml } from '../word-file/index.ts';
import { fixOfficialDocx, readOfficialDocx } from './official-docx.ts';
import { zipParts } from './testing/index.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const findRoles = () => new Map();
const paragraph = '<w:p><w:r><w:t>甲</w:t></w:r></w:p>';

/** A docx with only the required parts, as small programs write it. */
const smallDocx = (body: string) =>
  zipParts({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  });

const rules = (bytes: Uint8Array) => readOfficialDocx(bytes, findRoles).layout.map(({ rule }) => rule);

describe('the page of a docx', () => {
  it.each([
    ['without section properties', paragraph],
    [
      'with a section that ends before its last one',
      `<w:p><w:pPr><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:pPr></w:p>${paragraph}`,
    ],
  ])('%s is corrected where it is reported', (_what, body) => {
    const bytes = smallDocx(body);
    const { layout } = readOfficialDocx(bytes, findRoles);
    expect(layout.map(({ rule }) => rule)).toEqual(['page-size', 'margins', 'page-number']);
    for (const { id, rule } of layout) {
      const { bytes: fixed } = fixOfficialDocx(bytes, findRoles, { layoutIds: [id], changes: [] });
      expect(rules(fixed)).not.toContain(rule);
    }
    const layoutIds = layout.map(({ id }) => id);
    const all = fixOfficialDocx(bytes, findRoles, { layoutIds, changes: [] }).bytes;
    expect(rules(all)).toEqual([]);
    const { parts, body: corrected } = openDocx(all, 100_000);
    expect(corrected.children.at(-1)).toMatchObject({ name: 'w:sectPr' });
    const relations = readPart(parts, 'word/_rels/document.xml.rels');
    expect(relations && writeXml(relations)).toMatch(/footerOfficialOdd.*footerOfficialEven.*settings\.xml/);
  });

  it('is reported with the values that Word uses if there are none', () => {
    const [size, margins] = readOfficialDocx(smallDocx(paragraph), findRoles).layout;
    expect(size?.found).toBe('215.9 mm × 279.4 mm');
    expect(margins?.found).toBe('25.4 mm / 25.4 mm / 25.4 mm / 25.4 mm');
  });

  it('is unchanged if nothing is to be corrected', () => {
    const { bytes } = fixOfficialDocx(smallDocx(paragraph), findRoles, { layoutIds: [], changes: [] });
    expect(openDocx(bytes, 100_000).body.children).toHaveLength(1);
  });
});
