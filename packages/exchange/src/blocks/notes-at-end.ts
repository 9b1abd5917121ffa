import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import type { QuotedNote } from '../document-notes.ts';

/**
 * Appends the notes under a heading, for formats without notes: the text each refers to, its content, author
 * and time.
 */
export function withNotesAtEnd(body: Node, notes: readonly QuotedNote[], heading: string): Node {
  if (notes.length === 0) return body;
  const list = bodySchema.node('orderedList', null, notes.map(itemOf));
  const title = bodySchema.node('heading', { level: 2 }, bodySchema.text(heading));
  return body.copy(body.content.addToEnd(bodySchema.node('horizontalRule')).addToEnd(title).addToEnd(list));
}

function itemOf(note: QuotedNote): Node {
  const quote = note.quote === '' ? [] : [paragraph(`“${note.quote}”`, 'italic')];
  const lines = note.text.split('\n').filter((line) => line.trim() !== '');
  const day = note.at === null ? '' : new Date(note.at).toISOString().slice(0, 10);
  const origin = [note.author, day, note.isDone ? '✓' : ''].filter((part) => part !== '').join(' · ');
  const text = lines.map((line) => paragraph(line));
  const by = origin === '' ? [] : [paragraph(`— ${origin}`)];
  const blocks = [...quote, ...text, ...by];
  return bodySchema.node('listItem', null, blocks.length > 0 ? blocks : [bodySchema.node('paragraph')]);
}

function paragraph(text: string, ...marks: string[]): Node {
  return bodySchema.node(
    'paragraph',
    null,
    bodySchema.text(
      text.trim(),
      marks.map((each) => bodySchema.mark(each)),
    ),
  );
}
