import { documentParts } from '@inkstone/contracts/sync';
import { excerptOf } from '@inkstone/domain/documents';
import { countText } from '@inkstone/proofread/client';
import * as Y from 'yjs';
import type { Sql } from '../db/database.ts';
import type { Log } from '../log.ts';
import { applyPieces, readContent } from './loading.ts';
import type { Projection } from './ports.ts';

/** What lists show of a document, read from its content. */
export function projectDocument(doc: Y.Doc): Projection {
  const text = textOf(doc.getXmlFragment(documentParts.body));
  const { words, charactersWithoutSpaces } = countText(text);
  return {
    title: doc.getText(documentParts.title).toString(),
    excerpt: excerptOf(text),
    characters: charactersWithoutSpaces,
    words,
  };
}

/** A document's words, read from what is durable of it; a body has one line for each block. */
export async function readDocumentText(
  sql: Sql,
  documentId: string,
  log: Log,
): Promise<{ readonly title: string; readonly text: string }> {
  const { pieces } = await readContent(sql, documentId);
  const doc = new Y.Doc();
  applyPieces(doc, pieces, documentId, log);
  const title = doc.getText(documentParts.title).toString();
  const text = textOf(doc.getXmlFragment(documentParts.body));
  doc.destroy();
  return { title, text };
}

/** The words of a body, one line for each block; without footnotes and what a tracked change takes out. */
function textOf(body: Y.XmlFragment): string {
  const lines: string[] = [];
  collectLines(body, lines);
  return lines.join('\n');
}

function collectLines(parent: Y.XmlFragment, lines: string[]): void {
  let line: string[] = [];
  const endLine = () => {
    if (line.length > 0) lines.push(line.join(''));
    line = [];
  };
  for (const child of parent.toArray()) {
    if (child instanceof Y.XmlText) line.push(plainText(child));
    else if (child instanceof Y.XmlElement) {
      if (child.nodeName === 'hardBreak') line.push(' ');
      else if (child.nodeName !== 'footnote') {
        endLine();
        collectLines(child, lines);
      }
    }
  }
  endLine();
}

interface Delta {
  readonly insert: unknown;
  readonly attributes?: { readonly deleted?: unknown };
}

function plainText(text: Y.XmlText): string {
  let plain = '';
  for (const { insert, attributes } of text.toDelta() as Delta[]) {
    if (attributes?.deleted) continue;
    plain += typeof insert === 'string' ? insert : ' ';
  }
  return plain;
}
