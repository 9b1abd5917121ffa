// @vitest-environment happy-dom
import { attributesOf, typesWithAttributes } from '@inkstone/contracts/body';
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import * as Y from 'yjs';
import { bodyExtensions, bodySchema } from './index.ts';

const cell = (attrs: Record<string, unknown>) => ({
  type: 'table',
  content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs, content: [{ type: 'paragraph' }] }] }],
});

/** A document with one table cell that has unchecked attributes, as a Yjs fragment. */
function sharedCell(attrs: Record<string, unknown>): Y.XmlFragment {
  const body = new Y.Doc().getXmlFragment('body');
  const [table, row, tableCell] = ['table', 'tableRow', 'tableCell'].map((name) => new Y.XmlElement(name));
  for (const [name, value] of Object.entries(attrs)) tableCell?.setAttribute(name, value as string);
  tableCell?.insert(0, [new Y.XmlElement('paragraph')]);
  row?.insert(0, [tableCell as Y.XmlElement]);
  table?.insert(0, [row as Y.XmlElement]);
  body.insert(0, [table as Y.XmlElement]);
  return body;
}

describe('the table of bounds', () => {
  it('contains exactly the attributes of the nodes and marks of the schema', () => {
    const types = [...Object.values(bodySchema.nodes), ...Object.values(bodySchema.marks)];
    const inSchema = types.map(({ name, spec }) => [name, Object.keys(spec.attrs ?? {}).sort()] as const);
    const withAttributes = inSchema.filter(([, names]) => names.length > 0);
    expect([...typesWithAttributes()].sort()).toEqual(withAttributes.map(([name]) => name).sort());
    for (const [name, names] of withAttributes)
      expect([name, [...attributesOf(name)].sort()]).toEqual([name, names]);
  });

  it('keeps every default', () => {
    for (const type of Object.values(bodySchema.nodes)) {
      const { name, spec } = type;
      if (name === 'text') continue;
      const defaults = Object.fromEntries(
        Object.entries(spec.attrs ?? {}).map(([key, one]) => [key, one.default]),
      );
      expect(type.create(defaults).attrs).toEqual(defaults);
    }
  });
});

describe('a cell that spans 1e9 columns', () => {
  const attrs = { colspan: 1e9, rowspan: -4, align: { toString: 1 }, extra: 'x', colwidth: [1, Number.NaN] };
  const bounded = { colspan: 200, rowspan: 1, colwidth: null, align: null };

  it.each([
    ['JSON', () => bodySchema.nodeFromJSON({ type: 'doc', content: [cell(attrs)] })],
    ['a shared document', () => yXmlFragmentToProseMirrorRootNode(sharedCell(attrs), bodySchema)],
    [
      'a paste into an editor',
      () => {
        const editor = new Editor({ extensions: [...bodyExtensions] });
        editor.commands.setContent('<table><tr><td colspan="1000000000" rowspan="-4">x</td></tr></table>');
        const { doc } = editor.state;
        editor.destroy();
        return doc;
      },
    ],
  ])('spans 200 when it is read from %s', (_, read) => {
    expect(read().firstChild?.firstChild?.firstChild?.attrs).toEqual(bounded);
  });
});

it('words keep their marks if an attribute of one is out of range', () => {
  const body = new Y.Doc().getXmlFragment('body');
  const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText()];
  body.insert(0, [paragraph]);
  paragraph.insert(0, [text]);
  text.insert(0, '字', { inserted: { author: 'a'.repeat(1e6), at: 1e300 }, link: { href: 7 }, bold: 'yes' });
  const words = yXmlFragmentToProseMirrorRootNode(body, bodySchema).firstChild?.firstChild;
  const marks = Object.fromEntries((words?.marks ?? []).map(({ type, attrs }) => [type.name, attrs]));
  expect(words?.text).toBe('字');
  expect(marks.inserted).toEqual({ author: 'a'.repeat(255), at: null });
  expect(marks.link).toMatchObject({ href: null, target: '_blank' });
  expect(marks.bold).toEqual({});
});
