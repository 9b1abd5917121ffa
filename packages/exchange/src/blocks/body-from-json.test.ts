import { describe, expect, it } from 'vitest';
import { bodyFromJson, type JsonNode } from './body-from-json.ts';

const text = (words: string, ...marks: string[]): JsonNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const node = (type: string, ...content: JsonNode[]): JsonNode => ({ type, content });

/** Formats a body as its node types and texts. */
const shown = (...content: JsonNode[]) => {
  const body = bodyFromJson({ type: 'doc', content });
  body.check();
  return body.toString();
};

describe('a body not checked by a schema', () => {
  it.each<[string, readonly JsonNode[], string]>([
    ['is empty', [], 'doc(paragraph)'],
    ['has text outside of blocks', [text('a'), text('b', 'bold')], 'doc(paragraph("ab"))'],
    ['has a node of another schema', [node('hologram', node('paragraph', text('a')))], 'doc(paragraph("a"))'],
    ['has a mark of another schema', [node('paragraph', text('a', 'glow'))], 'doc(paragraph("a"))'],
    ['is a document in a document', [node('doc', node('paragraph', text('a')))], 'doc(paragraph("a"))'],
    [
      'has a row outside of a table',
      [node('tableRow', node('tableCell', text('a')))],
      'doc(table(tableRow(tableCell(paragraph("a")))))',
    ],
    ['has words in a table', [node('table', text('a'))], 'doc(table(tableRow(tableCell(paragraph("a")))))'],
    [
      'has an item without a paragraph',
      [node('bulletList', node('listItem', node('heading', text('a'))))],
      'doc(bulletList(listItem(paragraph, heading("a"))))',
    ],
    ['has a table without rows', [node('table')], 'doc(table(tableRow))'],
    [
      'has blocks within a line',
      [node('paragraph', text('a'), node('heading', text('b')), text('c'))],
      'doc(paragraph("abc"))',
    ],
    ['has formats in code', [node('codeBlock', text('a', 'bold'), node('hardBreak'))], 'doc(codeBlock("a"))'],
    [
      'has prototypes for names',
      [node('__proto__', text('a')), node('constructor', text('b'))],
      'doc(paragraph("ab"))',
    ],
  ])('keeps its text where it %s', (_, content, expected) => expect(shown(...content)).toBe(expected));
});
