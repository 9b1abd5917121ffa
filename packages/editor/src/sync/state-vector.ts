import * as Y from 'yjs';
import type { OpenDocument } from './opened.ts';

/** How much of a document this page has, in base64url: with it the server can tell whether it has as much. */
export function stateVectorOf({ doc }: Pick<OpenDocument, 'doc'>): string {
  const text = btoa(String.fromCharCode(...Y.encodeStateVector(doc)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
