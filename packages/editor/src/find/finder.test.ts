import { history, undo } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { ySyncPlugin, yUndoPlugin } from 'y-prosemirror';
import * as Y from 'yjs';
import { wordLimitPlugin } from '../paste/word-limit.ts';
import { bodySchema } from '../schema/index.ts';
import { createPlainView, docOf, type PlainView } from '../testing/plain-view.ts';
import { findMarksPlugin } from './find-marks.ts';
import { Finder } from './finder.ts';
import type { FindOptions } from './fold.ts';
import { selectedQuery } from './selected-query.ts';

const plain: FindOptions = { isCaseMatched: false, isWholeWord: false, simplify: null };

/** Opens a finder on a view. `visible` can be changed; `paint` runs the delayed work. */
function openFinder(view: PlainView) {
  const window = { from: 0, to: 1_000_000 };
  const delayed: (() => void)[] = [];
  let revealed = 0;
  const finder = new Finder({
    view: view.asView,
    visible: () => ({ ...window }),
    reveal: () => revealed++,
    later: (work) => void delayed.push(work),
  });
  const dispatch = view.dispatch;
  view.dispatch = (tr) => {
    dispatch(tr);
    finder.changed();
  };
  const paint = () => {
    for (const work of delayed.splice(0)) work();
  };
  return { finder, window, paint, revealed: () => revealed };
}

function open(...paragraphs: string[]) {
  const view = createPlainView([history(), findMarksPlugin()], docOf(...paragraphs));
  return { view, ...openFinder(view) };
}

const text = ({ state }: PlainView) => state.doc.textBetween(0, state.doc.content.size, '|');

/** The highlighted texts with their positions; the current one ends with `*`. */
function shown({ state }: PlainView): string[] {
  const plugin = state.plugins.find(
    ({ spec }) => spec.key && 'key' in spec.key && String(spec.key.key).startsWith('findMarks'),
  );
  const set = plugin?.getState(state);
  return set
    .find()
    .map(({ from, to, spec }: { from: number; to: number; spec: { isCurrent?: boolean } }) => ({
      from,
      to,
      spec,
    }))
    .sort((a: { from: number }, b: { from: number }) => a.from - b.from)
    .map(
      ({ from, to, spec }: { from: number; to: number; spec: { isCurrent?: boolean } }) =>
        `${from}:${state.doc.textBetween(from, to)}${spec.isCurrent ? '*' : ''}`,
    );
}

describe('finding', () => {
  it('counts and highlights all matches, and begins at the selection', () => {
    const { view, finder } = open('one two', 'two', 'two');
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 10)));
    const again = openFinder(view).finder;
    again.find('two', plain);
    expect(again.status()).toEqual({ count: 3, position: 2 });
    expect(shown(view)).toEqual(['5:two', '10:two*', '15:two']);
    again.close(false);
    expect(shown(view)).toEqual([]);
    finder.find('none', plain);
    expect(finder.status()).toEqual({ count: 0, position: 0 });
  });

  it('finds across marks in a paragraph, not across paragraphs or footnotes', () => {
    const { view, finder } = open('ab', 'cd');
    view.dispatch(view.state.tr.addMark(1, 2, bodySchema.mark('bold')));
    view.dispatch(view.state.tr.insert(6, bodySchema.node('footnote', { text: 'n' })));
    for (const [query, count] of [
      ['ab', 1],
      ['bc', 0],
      ['cd', 0],
      ['c', 1],
    ] as const) {
      finder.find(query, plain);
      expect(finder.status().count, query).toBe(count);
    }
  });

  it('steps in both directions and around, and selects the last match when it is closed', () => {
    const { view, finder, revealed } = open('a b a b a');
    finder.find('a', plain);
    const places: number[] = [];
    for (const direction of [1, 1, 1, -1] as const) {
      finder.step(direction);
      places.push(finder.status().position);
    }
    expect(places).toEqual([2, 3, 1, 3]);
    expect(revealed()).toBe(5);
    finder.close(true);
    expect([view.state.selection.from, view.state.selection.to]).toEqual([9, 10]);
    expect(shown(view)).toEqual([]);
  });

  it('continues at the caret when the user has gone elsewhere in the text', () => {
    const { view, finder } = open('a b a b a');
    view.asView.hasFocus = () => true;
    finder.find('a', plain);
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 6)));
    finder.step(1);
    expect(finder.status().position).toBe(3);
    expect(view.state.selection.from).toBe(9);
    finder.step(-1);
    expect(finder.status().position).toBe(2);
  });

  it('keeps the count and the current match right while the text changes', () => {
    const { view, finder, paint } = open('a b a', 'a');
    finder.find('a', plain);
    finder.step(1);
    view.dispatch(view.state.tr.insertText('a ', 1));
    expect(shown(view)).toContain('7:a*');
    paint();
    expect(finder.status()).toEqual({ count: 4, position: 3 });
    view.dispatch(view.state.tr.insertText('x', 7, 8));
    paint();
    expect(finder.status()).toEqual({ count: 3, position: 0 });
    finder.step(1);
    expect(finder.status().position).toBe(3);
  });

  it('does not redraw during a composition', () => {
    const { view, finder, paint } = open('a');
    finder.find('a', plain);
    view.composing = true;
    view.dispatch(view.state.tr.insertText('a', 2));
    paint();
    expect(finder.status().count).toBe(1);
    view.composing = false;
    finder.changed();
    paint();
    expect(finder.status().count).toBe(2);
  });

  it('highlights only what is visible, and the rest after scrolling', () => {
    const { view, finder, window } = open(...Array.from({ length: 1000 }, () => 'a'));
    Object.assign(window, { from: 0, to: 30 });
    finder.find('a', plain);
    expect(finder.status().count).toBe(1000);
    expect(shown(view).length).toBeLessThan(30);
    Object.assign(window, { from: 1500, to: 1530 });
    finder.scrolled();
    expect(shown(view)).toContain('1501:a');
    expect(shown(view)).toContain('1:a*');
    Object.assign(window, { from: 0, to: 3000 });
    finder.scrolled();
    expect(shown(view).length).toBeLessThanOrEqual(401);
  });
});

describe('replacing', () => {
  it('replaces one match, goes to the next one, and does not find the replacement again', () => {
    const { view, finder } = open('cat cat', 'cat');
    finder.find('cat', plain);
    expect(finder.replace('cats')).toBe('done');
    expect(text(view)).toBe('cats cat|cat');
    expect(finder.status()).toEqual({ count: 3, position: 2 });
    finder.replace('dog');
    finder.replace('dog');
    expect(text(view)).toBe('cats dog|dog');
    expect(finder.status()).toEqual({ count: 1, position: 1 });
    undo(view.state, view.dispatch);
    expect(text(view)).toBe('cats dog|cat');
  });

  it('replaces all in one undo step, and keeps the links and emphasis of the replaced text', () => {
    const { view, finder } = open('old a', 'b', 'old');
    view.dispatch(view.state.tr.addMark(1, 4, bodySchema.mark('bold')));
    finder.find('old', plain);
    expect(finder.replaceAll('new')).toEqual({ result: 'done', count: 2 });
    expect(view.state.doc.firstChild?.toString()).toBe('paragraph(bold("new"), " a")');
    expect(text(view)).toBe('new a|b|new');
    expect(finder.status().count).toBe(0);
    undo(view.state, view.dispatch);
    expect(text(view)).toBe('old a|b|old');
  });

  it('reports a refusal by a limit of words, as typing does', () => {
    const exceeded: number[] = [];
    const limit = wordLimitPlugin(3, (words) => exceeded.push(words));
    const view = createPlainView([history(), findMarksPlugin(), limit], docOf('一二', '一'));
    const { finder } = openFinder(view);
    finder.find('一', plain);
    expect(finder.replaceAll('七八').result).toBe('refused');
    expect(text(view)).toBe('一二|一');
    expect(exceeded).toEqual([5]);
    expect(finder.replaceAll('七').result).toBe('done');
  });

  it('refuses a change that would be too large, and accepts an empty replacement', () => {
    const { view, finder } = open('a'.repeat(2000));
    finder.find('a', plain);
    expect(finder.replaceAll('x'.repeat(1000)).result).toBe('tooLarge');
    expect(finder.replace('').valueOf()).toBe('done');
    expect(text(view)).toHaveLength(1999);
    expect(finder.replaceAll('').count).toBe(1999);
    expect(text(view)).toBe('');
  });

  it('works while another device edits', () => {
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    one.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(two, update, 'wire'));
    two.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(one, update, 'wire'));
    const [mine, other] = [one, two].map((doc) =>
      createPlainView([ySyncPlugin(doc.getXmlFragment('body')), yUndoPlugin(), findMarksPlugin()]),
    ) as [PlainView, PlainView];
    mine.dispatch(mine.state.tr.replaceWith(0, mine.state.doc.content.size, docOf('x a', 'a b').content));
    const { finder, paint } = openFinder(mine);
    finder.find('a', plain);
    finder.step(1);
    other.dispatch(other.state.tr.insertText('a a ', 1));
    expect(shown(mine)).toContain('10:a*');
    paint();
    expect(finder.status()).toEqual({ count: 4, position: 4 });
    expect(finder.replaceAll('c').count).toBe(4);
    expect(text(other)).toBe('c c x c|c b');
  });
});

describe('selectedQuery', () => {
  it('is the selected text of one block without other content', () => {
    const { view } = open('one two', 'three');
    const select = (from: number, to: number) =>
      selectedQuery(
        view.state.apply(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to))),
      );
    expect(select(5, 8)).toBe('two');
    expect(select(5, 5)).toBe('');
    expect(select(5, 12)).toBe('');
  });
});
