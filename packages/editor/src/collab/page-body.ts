import { documentParts } from '@inkstone/contracts/sync';
import { prosemirrorToYXmlFragment } from 'y-prosemirror';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { sliceOfPlainText } from '../paste/plain-text.ts';
import { bodySchema } from '../schema/body.ts';
import type { SharedBody } from './shared-body.ts';

/** A document that is not stored, in a form that can be merged into a stored one. */
export interface PageBody {
  readonly doc: Y.Doc;
  /** The body that the editor binds to. */
  readonly shared: SharedBody;
  /** Encodes the whole document as one Yjs update: text, formatting and ignored findings. */
  encode(): Uint8Array;
  destroy(): void;
}

/** Creates such a document, either empty or from the result of `encode`. Throws for an invalid update. */
export function createPageBody(update?: Uint8Array): PageBody {
  const doc = new Y.Doc();
  if (update) Y.applyUpdate(doc, update);
  const awareness = new Awareness(doc);
  return {
    doc,
    shared: { body: doc.getXmlFragment(documentParts.body), awareness, remote: noRemoteUpdates },
    encode: () => Y.encodeStateAsUpdate(doc),
    destroy() {
      awareness.destroy();
      doc.destroy();
    },
  };
}

/** Without other devices there are no remote updates to pause. */
const noRemoteUpdates = { pauseRemote: () => undefined, resumeRemote: () => undefined };

/** Encodes a plain text as a Yjs update: one paragraph per non-empty line. */
export function updateOfText(text: string): Uint8Array {
  const { content } = sliceOfPlainText(bodySchema, text, true);
  const doc = new Y.Doc();
  prosemirrorToYXmlFragment(bodySchema.node('doc', null, content), doc.getXmlFragment(documentParts.body));
  return Y.encodeStateAsUpdate(doc);
}
