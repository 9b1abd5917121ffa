import { type AnyExtension, getSchema, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList, TaskItem, TaskList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import type { Schema } from '@tiptap/pm/model';
import { BlockAlign } from './align.ts';
import { BoundedAttributes, boundSchema } from './bounded-attributes.ts';
import { Footnote } from './footnote.ts';
import { Generated } from './generated.ts';
import { SafeImage } from './image.ts';
import { NoteAnchor } from './note.ts';
import { quickTableRepairs } from './quick-table-repairs.ts';
import { isSafeLink } from './safe-url.ts';
import { Subscript, Superscript } from './script-marks.ts';
import { Deleted, Inserted } from './tracked.ts';

/** A link. Addresses with unsafe protocols are neither parsed nor rendered. */
const SafeLink = Link.extend({
  // Text typed after the end of a link is not part of it.
  inclusive: false,
}).configure({
  openOnClick: false,
  markdownLinks: true,
  defaultProtocol: 'https',
  isAllowedUri: (url) => typeof url === 'string' && isSafeLink(url),
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
});

/** A table. Large changes of a text around it are searched for tables in linear time. */
const QuickTable = Table.extend({
  addProseMirrorPlugins() {
    return (this.parent?.() ?? []).map(quickTableRepairs);
  },
}).configure({ resizable: false });

/** Highlighted text, in one colour. */
const Highlight = Mark.create({
  name: 'highlight',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-h': () => this.editor.commands.toggleMark(this.name) };
  },
});

/**
 * All extensions of a document body, with their keys and Markdown shortcuts. A page removes unknown node types from a shared
 * document, so `syncVersion` must be incremented when one is added.
 */
export const bodyExtensions: readonly AnyExtension[] = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [1, 2, 3, 4, 5, 6] }),
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  TaskList,
  TaskItem.configure({ nested: true }),
  ListKeymap,
  // Code has no formatting, but notes and tracked changes are allowed.
  CodeBlock.extend({ marks: 'note inserted deleted generated' }),
  HorizontalRule,
  SafeImage,
  QuickTable,
  TableRow,
  TableHeader,
  TableCell,
  Bold,
  Italic,
  Underline,
  Strike,
  // Imported files contain bold, linked and annotated code; by default, the mark would exclude all others.
  Code.extend({ excludes: 'code' }),
  Superscript,
  Subscript,
  Highlight,
  SafeLink,
  NoteAnchor,
  Inserted,
  Deleted,
  Generated,
  Footnote,
  BlockAlign,
  BoundedAttributes,
];

/** The schema of a body. It needs no DOM, so that servers and tests can read documents. */
export const bodySchema: Schema = boundSchema(getSchema([...bodyExtensions]));
