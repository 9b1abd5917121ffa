import { documentParts } from '@inkstone/contracts/sync';
import { prosemirrorToYXmlFragment } from 'y-prosemirror';
import * as Y from 'yjs';
import { sliceOfPlainText } from '../paste/plain-text.ts';
import { bodySchema } from '../schema/body.ts';

/** Encodes a plain text as a Yjs update: one paragraph per non-empty line. */
export function updateOfText(text: string): Uint8Array {
  const { content } = sliceOfPlainText(bodySchema, text, true);
  const doc = new Y.Doc();
  prosemirrorToYXmlFragment(bodySchema.node('doc', null, content), doc.getXmlFragment(documentParts.body));
  return Y.encodeStateAsUpdate(doc);
}
