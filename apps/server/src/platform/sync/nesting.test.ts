import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { measureNesting } from './nesting.ts';
import { readStructs } from './validation.ts';

const structsOf = (update: Uint8Array) => readStructs(update) ?? [];

/** The update of a change of a document. */
function updateOf(doc: Y.Doc, change: (body: Y.XmlFragment) => void): Uint8Array {
  const made: Uint8Array[] = [];
  const note = (update: Uint8Array) => made.push(update);
  doc.on('update', note);
  doc.transact(() => change(doc.getXmlFragment('body')));
  doc.off('update', note);
  return Y.mergeUpdates(made);
}

const nested = (depth: number): Y.XmlElement => {
  const element = new Y.XmlElement('blockquote');
  if (depth > 1) element.insert(0, [nested(depth - 1)]);
  return element;
};

describe('the nesting of an update', () => {
  it('is counted from the root, through siblings, the document, and pending updates', () => {
    const [page, server] = [new Y.Doc(), new Y.Doc()];
    const first = updateOf(page, (body) => body.insert(0, [new Y.XmlElement('paragraph'), nested(10)]));
    expect(measureNesting(server, structsOf(first))).toEqual({ depth: 10, isLoose: false });
    const second = updateOf(page, (body) => (body.get(1) as Y.XmlElement).push([nested(5)]));
    expect(measureNesting(server, structsOf(second))).toEqual({ depth: 5, isLoose: true });
    expect(measureNesting(server, structsOf(second), [structsOf(first)])).toEqual({
      depth: 6,
      isLoose: false,
    });
    Y.applyUpdate(server, first);
    expect(measureNesting(server, structsOf(second))).toEqual({ depth: 6, isLoose: false });
    expect(measureNesting(server, structsOf(updateOf(page, (body) => body.delete(0, 1))))).toEqual({
      depth: 0,
      isLoose: false,
    });
  });

  it('ends at items that contain each other', () => {
    const doc = new Y.Doc();
    const content = () => new Y.ContentType(new Y.XmlElement('p'));
    const [one, two] = [Y.createID(1, 0), Y.createID(2, 0)];
    const structs = [
      new Y.Item(one, null, null, null, null, two as never, null, content()),
      new Y.Item(two, null, null, null, null, one as never, null, content()),
    ];
    expect(measureNesting(doc, structs).depth).toBeLessThan(4);
  });
});
