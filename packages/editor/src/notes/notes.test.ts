import { randomInt, seededRandom } from '@inkstone/kernel';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { undo, ySyncPlugin, yUndoPlugin } from 'y-prosemirror';
import * as Y from 'yjs';
import { separateUndo } from '../commands/separate-undo.ts';
import { createPlainView, docOf, type PlainView } from '../testing/plain-view.ts';
import { notesAtCaret, notesPlugin } from './document-notes.ts';
import { attachNote, deleteNote, startDraft, storeDraft, storeReply } from './note-commands.ts';
import { findNotePlaces, listNotes } from './note-places.ts';
import { sharedNotes } from './shared-notes.ts';

const origin = { author: '', accountId: 'a', createdAt: 1 };

/** Opens a document on one device. */
function open(doc = new Y.Doc()) {
  const notes = sharedNotes(doc.getMap('notes'));
  const plugins = [ySyncPlugin(doc.getXmlFragment('body')), yUndoPlugin(), notesPlugin(notes)];
  const view = createPlainView(plugins);
  const host = { view: view.asView };
  return {
    doc,
    notes,
    view,
    host,
    write: (...paragraphs: string[]) =>
      view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, docOf(...paragraphs).content)),
    select: (words: string) => select(view, words),
    note(words: string, id: string, createdAt = 1) {
      select(view, words);
      startDraft(host, id);
      storeDraft(host, notes, id, { ...origin, createdAt, text: `about ${words}` });
    },
    reply(replyTo: string, id: string, createdAt: number) {
      storeReply(host, notes, id, { ...origin, createdAt, text: `reply to ${replyTo}`, replyTo });
    },
    /** Each note with the words that have its mark. */
    marked: () =>
      findNotePlaces(view.state.doc).map(
        ({ id, from, to }) => `${id}:${view.state.doc.textBetween(from, to)}`,
      ),
    listed: () => listNotes(view.state.doc, notes.getSnapshot()),
  };
}

function select(view: PlainView, words: string): void {
  view.state.doc.descendants((node, at) => {
    const place = node.isTextblock ? node.textContent.indexOf(words) : -1;
    if (place === -1) return true;
    const from = at + 1 + place;
    view.dispatch(
      view.state.tr.setSelection(TextSelection.create(view.state.doc, from, from + words.length)),
    );
    return false;
  });
}

function sync(one: Y.Doc, two: Y.Doc): void {
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one, Y.encodeStateVector(two)), 'wire');
  Y.applyUpdate(one, Y.encodeStateAsUpdate(two, Y.encodeStateVector(one)), 'wire');
}

describe('notes', () => {
  it('are listed in the order of the text with their words, overlapping ones too', () => {
    const page = open();
    page.write('春眠不觉晓', '处处闻啼鸟');
    page.note('啼鸟', 'c');
    page.note('不觉晓', 'b');
    page.note('眠不觉', 'a');
    expect(page.listed().map(({ id, quote }) => `${id}:${quote}`)).toEqual([
      'a:眠不觉',
      'b:不觉晓',
      'c:啼鸟',
    ]);
    page.select('觉');
    expect(notesAtCaret(page.view.state).sort()).toEqual(['a', 'b']);
  });

  it('quote the remaining words, and the old words when all are deleted; then they can be moved', () => {
    const page = open();
    page.write('春眠不觉晓', '处处');
    page.note('眠不觉', 'a');
    page.select('不觉');
    page.view.dispatch(page.view.state.tr.deleteSelection());
    expect(page.listed()).toMatchObject([{ quote: '眠', places: [{ id: 'a' }] }]);
    page.select('眠');
    page.view.dispatch(page.view.state.tr.deleteSelection());
    expect(page.listed()).toMatchObject([{ quote: '眠不觉', places: [] }]);
    page.select('处处');
    expect(attachNote(page.host, page.notes, 'a')).toBe(true);
    expect(page.marked()).toEqual(['a:处处']);
  });

  it('are deleted with their marks, and restored with one undo', () => {
    const page = open();
    page.write('春眠不觉晓');
    page.note('春眠', 'a');
    page.note('眠不', 'b');
    deleteNote(page.host, page.notes, 'a', 9);
    expect([page.marked(), page.listed().map(({ id }) => id)]).toEqual([['b:眠不'], ['b']]);
    undo(page.view.state);
    expect(page.listed().map(({ id, text }) => `${id} ${text}`)).toEqual(['a about 春眠', 'b about 眠不']);
  });

  it('follow copied words, but not into other documents', () => {
    const page = open();
    page.write('春眠', '处处');
    page.note('春眠', 'a');
    const copied = page.view.state.doc.slice(1, 3);
    const pasted = (slice: typeof copied) =>
      notesPlugin(page.notes).props.transformPasted?.call(undefined as never, slice, page.host.view, false) ??
      slice;
    page.view.dispatch(page.view.state.tr.replace(6, 6, pasted(copied)));
    expect(page.marked()).toEqual(['a:春眠', 'a:春眠']);
    expect(page.listed()).toMatchObject([{ id: 'a', quote: '春眠 … 春眠' }]);
    const otherEditor = open();
    otherEditor.write('啼鸟');
    otherEditor.note('啼鸟', 'z');
    page.view.dispatch(page.view.state.tr.replace(1, 1, pasted(otherEditor.view.state.doc.slice(1, 3))));
    expect(page.marked()).toEqual(['a:春眠', 'a:春眠']);
    expect(page.view.state.doc.firstChild?.textContent).toBe('啼鸟春眠');
  });

  it('are followed by their replies, which have the same words', () => {
    const page = open();
    page.write('春眠不觉晓');
    page.note('春眠', 'a', 1);
    page.note('春眠', 'b', 2);
    page.reply('a', 'c', 3);
    page.reply('b', 'd', 4);
    page.reply('a', 'e', 5);
    expect(page.listed().map(({ id, quote, replyTo }) => `${id}:${quote}:${replyTo}`)).toEqual([
      'a:春眠:',
      'c:春眠:a',
      'e:春眠:a',
      'b:春眠:',
      'd:春眠:b',
    ]);
  });

  it('keep their replies when an earlier change is undone', () => {
    const page = open();
    page.write('春眠不觉晓');
    page.note('春眠', 'a', 1);
    separateUndo(page.host.view);
    page.view.dispatch(page.view.state.tr.insertText('处处', 6));
    page.reply('a', 'b', 2);
    undo(page.view.state);
    expect(page.view.state.doc.textContent).toBe('春眠不觉晓');
    expect(page.marked()).toEqual(['a:春眠', 'b:春眠']);
  });

  it('are deleted, restored and moved with their replies; a reply is deleted alone', () => {
    const page = open();
    page.write('春眠不觉晓');
    page.note('春眠', 'a', 1);
    page.reply('a', 'b', 2);
    page.reply('a', 'c', 3);
    expect(deleteNote(page.host, page.notes, 'c', 8)).toEqual(['c']);
    expect(deleteNote(page.host, page.notes, 'a', 9)).toEqual(['a', 'b']);
    expect([page.marked(), page.listed()]).toEqual([[], []]);
    undo(page.view.state);
    expect(page.listed().map(({ id }) => id)).toEqual(['a', 'b']);
    page.select('觉晓');
    expect(attachNote(page.host, page.notes, 'a')).toBe(true);
    expect(page.marked()).toEqual(['a:觉晓', 'b:觉晓']);
  });

  it('keep concurrent changes of two devices to one note', () => {
    const [one, two] = [open(), open()];
    one.write('春眠');
    one.note('春眠', 'a');
    sync(one.doc, two.doc);
    one.notes.write('a', 'well, about 春眠');
    two.notes.write('a', 'about 春眠!');
    two.notes.change('a', { doneAt: 7 });
    sync(one.doc, two.doc);
    expect(one.notes.getSnapshot()).toEqual(two.notes.getSnapshot());
    expect(one.listed()).toMatchObject([{ text: 'well, about 春眠!', doneAt: 7 }]);
  });
});

/** Letters whose notes contain the same letter, so that a mark on other words is recognised. */
const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('notes of two devices that edit at random', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('stay on their words: %i', (seed) => {
    const random = seededRandom(seed);
    const below = (count: number) => randomInt(random, count);
    const [one, two] = [open(), open()];
    one.write(...letters.map((letter) => `01${letter.repeat(6)}23`));
    sync(one.doc, two.doc);
    const made = new Set<string>();
    for (let step = 0; step < 60; step++) {
      const page = below(2) === 0 ? one : two;
      const { state } = page.view;
      const at = 1 + below(Math.max(1, state.doc.content.size - 2));
      const act = below(6);
      const letter = letters[below(letters.length)] ?? 'a';
      const $at = state.doc.resolve(at);
      if (act === 0 && $at.parent.isTextblock) page.view.dispatch(state.tr.insertText('9', at));
      else if (act === 1 && $at.parent.isTextblock && $at.parentOffset < $at.parent.content.size) {
        page.view.dispatch(state.tr.delete(at, at + 1));
      } else if (act === 2 && $at.parent.isTextblock) page.view.dispatch(state.tr.split(at));
      else if (act === 3 && made.size < 12 && state.doc.textContent.includes(letter)) {
        const id = `${letter}${step}`;
        page.note(letter, id, step);
        if (page.notes.getSnapshot().has(id)) made.add(id);
      } else if (act === 4) sync(one.doc, two.doc);
      else if (act === 5 && step % 4 === 0) {
        page.notes.write([...made][below(made.size || 1)] ?? '', `again ${step}`);
      }
    }
    sync(one.doc, two.doc);
    expect(one.listed()).toEqual(two.listed());
    expect(new Set(one.listed().map(({ id }) => id))).toEqual(made);
    for (const page of [one, two]) {
      for (const mark of page.marked()) expect(mark).toMatch(/^(\w)\d+:(?:\1|9)+$/);
    }
  });
});
