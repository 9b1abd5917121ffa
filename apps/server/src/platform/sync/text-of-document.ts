import { boundAttributes } from '@inkstone/contracts/body';
import { documentParts } from '@inkstone/contracts/sync';
import { bodyText, excerptOf, tidyTitle } from '@inkstone/domain/documents';
import { countText } from '@inkstone/proofread/client';
import * as Y from 'yjs';
import type { Sql } from '../db/database.ts';
import type { Log } from '../observability/log.ts';
import { applyPieces } from './apply-pieces.ts';
import { readContent } from './loading.ts';
import type { Projection } from './ports.ts';

/** Returns what lists show of a document, from its content. */
export function projectDocument(doc: Y.Doc): Projection {
  const text = bodyText(doc.getXmlFragment(documentParts.body));
  const { words, charactersWithoutSpaces } = countText(text);
  return {
    title: tidyTitle(doc.getText(documentParts.title).toString()),
    excerpt: excerptOf(text),
    characters: charactersWithoutSpaces,
    words,
  };
}

/** Reads a document's text from its durable content; a body has one line per block. `pictures` are addresses. */
export async function readDocumentText(
  sql: Sql,
  documentId: string,
  log: Log,
): Promise<{ readonly title: string; readonly text: string; readonly pictures: readonly string[] }> {
  const { pieces } = await readContent(sql, documentId);
  const doc = new Y.Doc();
  applyPieces(doc, pieces, documentId, log);
  const title = tidyTitle(doc.getText(documentParts.title).toString());
  const body = doc.getXmlFragment(documentParts.body);
  const text = bodyText(body);
  const pictures = picturesIn(body);
  doc.destroy();
  return { title, text, pictures };
}

/** Addresses within their bounds: an update can hold any value in their place. */
function picturesIn(body: Y.XmlFragment): string[] {
  const found = body.createTreeWalker((node) => node instanceof Y.XmlElement && node.nodeName === 'image');
  return [...found].flatMap((node) => {
    if (!(node instanceof Y.XmlElement)) return [];
    const { src } = boundAttributes('image', { src: node.getAttribute('src') });
    return typeof src === 'string' ? [src] : [];
  });
}
