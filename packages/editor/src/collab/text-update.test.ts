import { documentParts } from '@inkstone/contracts/sync';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { updateOfText } from './text-update.ts';

it('makes a paragraph of every line', () => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, updateOfText('第一段\n\n# not a heading\r\n'));
  expect(doc.getXmlFragment(documentParts.body).toString()).toMatch(
    /^<paragraph[^>]*>第一段<\/paragraph><paragraph[^>]*># not a heading<\/paragraph>$/,
  );
});
