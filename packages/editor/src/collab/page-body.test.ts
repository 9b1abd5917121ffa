import { documentParts } from '@inkstone/contracts/sync';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { createPageBody, updateOfText } from './page-body.ts';

const textOf = (doc: Y.Doc) => doc.getXmlFragment(documentParts.body).toString();

function write(doc: Y.Doc, text: string): void {
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(text)]);
  doc.getXmlFragment(documentParts.body).push([paragraph]);
}

it("a page's document is restored from its bytes, and a stored one includes it once", () => {
  const page = createPageBody();
  write(page.doc, '试过的字');
  const again = createPageBody(page.encode());
  expect(textOf(again.doc)).toBe('<paragraph>试过的字</paragraph>');
  write(again.doc, '接着写');
  const stored = new Y.Doc();
  for (const update of [page.encode(), again.encode(), page.encode()]) Y.applyUpdate(stored, update);
  expect(textOf(stored)).toBe('<paragraph>试过的字</paragraph><paragraph>接着写</paragraph>');
});

it('invalid bytes are refused', () => {
  expect(() => createPageBody(new Uint8Array([1, 9, 9, 9, 200, 3]))).toThrow();
});

it('creates a paragraph for every line', () => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, updateOfText('第一段\n\n# not a heading\r\n'));
  expect(doc.getXmlFragment(documentParts.body).toString()).toMatch(
    /^<paragraph[^>]*>第一段<\/paragraph><paragraph[^>]*># not a heading<\/paragraph>$/,
  );
});
