import { type Random, randomInt, seededRandom } from '@inkstone/kernel';
import type { Mark, Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { undo, ySyncPlugin, yUndoPlugin, yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import * as Y from 'yjs';
import { bodySchema } from '../schema/index.ts';
import { createPlainView } from '../testing/plain-view.ts';
import { DocumentSearch } from './find-in-document.ts';
import { prepareQuery } from './find-in-text.ts';
import { replaceMatches } from './replace-matches.ts';

const pieces = ['ab', 'a', 'b', '好', '😀', 'e\u0301', '👨‍👩‍👧', ' ', 'Ａ'];
const queries = ['a', 'ab', 'ba', 'aa', '好', '😀', 'e', '👨', ' '];
const replacements = ['', 'a', 'ab', 'x', '好好', '😀', 'aba'];
const markNames = { bold: null, italic: null, link: { href: 'https://a.example' }, note: { id: 'n' } };
const atom = '\uffff';
const times = Number(process.env.TIMES ?? 1);

const pick = <T>(random: Random, from: readonly T[]): T => from[randomInt(random, from.length)] as T;

function someMarks(random: Random): readonly Mark[] {
  return Object.entries(markNames)
    .filter(() => randomInt(random, 4) === 0)
    .map(([name, attrs]) => bodySchema.mark(name, attrs));
}

function someBlock(random: Random): Node {
  const children = Array.from({ length: randomInt(random, 12) }, () =>
    randomInt(random, 8) === 0
      ? bodySchema.node('footnote', { text: 'a' })
      : bodySchema.text(pick(random, pieces), someMarks(random)),
  );
  return bodySchema.node('paragraph', null, children);
}

function someBlocks(random: Random): Node[] {
  const blocks = Array.from({ length: 1 + randomInt(random, 5) }, () => someBlock(random));
  return randomInt(random, 3) === 0
    ? [bodySchema.node('blockquote', null, blocks), someBlock(random)]
    : blocks;
}

/** A grapheme of a block, or a node that is not text, with the marks of its first unit. */
interface Unit {
  readonly text: string;
  readonly marks: string;
}

function unitsOf(block: Node): Unit[] {
  const marks: string[] = [];
  let text = '';
  block.forEach((child) => {
    const part = child.text ?? atom;
    text += part;
    for (let i = 0; i < part.length; i++) marks.push(JSON.stringify(child.marks));
  });
  const graphemes = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)];
  return graphemes.map(({ segment, index }) => ({ text: segment, marks: marks[index] ?? '' }));
}

const narrow = (text: string) => text.replaceAll('Ａ', 'a');

/** The simple model: compares graphemes from left to right. Calls `found` for each match. */
function scan(units: readonly Unit[], query: string, found: (from: number, to: number) => void): void {
  for (let from = 0; from < units.length; ) {
    let [to, text] = [from, ''];
    while (to < units.length && text.length < query.length) text += narrow(units[to++]?.text ?? '');
    if (text !== query) from++;
    else {
      found(from, to);
      from = to;
    }
  }
}

/** Expects that a block has been replaced as the model does, with the marks of everything else. */
function compareBlock(before: Node, after: Node, query: string, replacement: string): number {
  const old = unitsOf(before);
  const now = unitsOf(after);
  const flat = now.map(({ text }) => text).join('');
  let [expected, done, count] = ['', 0, 0];
  const kept: Unit[] = [];
  const keep = (to: number) => {
    kept.push(...old.slice(done, to));
    expected += old
      .slice(done, to)
      .map(({ text }) => text)
      .join('');
  };
  scan(old, query, (from, to) => {
    keep(from);
    expected += replacement;
    done = to;
    count++;
  });
  keep(old.length);
  expect(flat).toBe(expected);
  // The marks of text outside of matches, in order, are among those of the new text.
  let at = 0;
  for (const unit of kept) {
    while (at < now.length && !(now[at]?.text === unit.text && now[at]?.marks === unit.marks)) at++;
    expect(now[at]).toEqual(unit);
    at++;
  }
  const known = new Set(old.map(({ marks }) => marks));
  expect(now.filter(({ marks }) => !known.has(marks))).toEqual([]);
  return count;
}

function textBlocks(doc: Node): Node[] {
  const blocks: Node[] = [];
  doc.descendants((node) => void (node.isTextblock && blocks.push(node)));
  return blocks;
}

/** The position of the content of the last text block. */
function lastStart(doc: Node): number {
  let start = 0;
  doc.descendants((node, at) => {
    if (node.isTextblock) start = at + 1;
  });
  return start;
}

function open(random: Random) {
  const doc = new Y.Doc();
  const view = createPlainView([ySyncPlugin(doc.getXmlFragment('body')), yUndoPlugin()]);
  view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, someBlocks(random)));
  let updates = 0;
  doc.on('update', () => updates++);
  return { doc, view, updates: () => updates };
}

describe('replacing in random documents', () => {
  it('does what a simple model does, in one update and one undo step, and keeps marks, footnotes and the caret', () => {
    let replaced = 0;
    for (let seed = 1; seed <= 150 * times; seed++) {
      const random = seededRandom(seed);
      const { view, doc, updates } = open(random);
      const [query, replacement] = [pick(random, queries), pick(random, replacements)];
      const prepared = prepareQuery(query, { isCaseMatched: false, isWholeWord: false, simplify: null });
      if (!prepared) throw new Error(`The query “${query}” was refused`);
      const before = view.state.doc;
      const caret = lastStart(before);
      view.dispatch(view.state.tr.setSelection(TextSelection.create(before, caret)));
      const matches = new DocumentSearch(prepared).run(before);
      expect(replaceMatches(view.asView, matches, replacement)).toBe('done');
      const after = view.state.doc;
      const blocks = textBlocks(after);
      const counts = textBlocks(before).map((block, i) =>
        compareBlock(block, blocks[i] ?? block, query, replacement),
      );
      const count = counts.reduce((sum, each) => sum + each, 0);
      expect(matches.starts, `seed ${seed}`).toHaveLength(count);
      expect(updates()).toBe(after.eq(before) ? 0 : 1);
      // An insertion at the caret may be before it.
      const moved = view.state.selection.head - lastStart(after);
      expect(moved >= 0 && moved <= replacement.length, `seed ${seed}`).toBe(true);
      after.check();
      const shared = doc.getXmlFragment('body');
      // Nothing is written while the document is only the empty paragraph it begins with.
      if (shared.length > 0)
        expect(yXmlFragmentToProseMirrorRootNode(shared, bodySchema).toJSON()).toEqual(after.toJSON());
      if (!after.eq(before)) undo(view.state);
      expect(view.state.doc.toJSON()).toEqual(before.toJSON());
      replaced += count;
    }
    expect(replaced).toBeGreaterThan(150);
  });
});
