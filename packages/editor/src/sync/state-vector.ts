import * as Y from 'yjs';
import type { OpenDocument } from './opened.ts';

/**
 * Yjs state vector of the local document in base64url, by which the server can tell whether it has all edits.
 */
export function stateVectorOf({ doc }: Pick<OpenDocument, 'doc'>): string {
  const text = btoa(String.fromCharCode(...Y.encodeStateVector(doc)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
