import { randomInt, seededRandom } from '@inkstone/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { undo, ySyncPlugin, yUndoPlugin } from 'y-prosemirror';
import * as Y from 'yjs';
import { EditorLintReview, lintsPlugins } from '../lints/index.ts';
import { lintPlaces } from '../lints/lint-marks.ts';
import { wordPause } from '../lints/word-in-progress.ts';
import { createAlwaysIgnored } from '../testing/always-ignored.ts';
import { createPlainView, docOf, type PlainView } from '../testing/plain-view.ts';
import { createWordChecker } from '../testing/word-checker.ts';
import { createDocumentIgnored } from './document-ignored.ts';

/** Waits until everything is checked, including the last typed word. */
const settle = () => vi.advanceTimersByTimeAsync(wordPause + 100);

function open(doc: Y.Doc) {
  const review = new EditorLintReview();
  const checker = createWordChecker({ teh: 'the', 错: '对' });
  const ignored = createDocumentIgnored(doc, createAlwaysIgnored());
  const plugins = [
    ySyncPlugin(doc.getXmlFragment('body')),
    yUndoPlugin(),
    ...lintsPlugins({ service: checker.service, ignored, review }),
  ];
  return { doc, review, checker, view: createPlainView(plugins) };
}

/** Opens a document on two devices that receive each other's updates immediately. */
function openTwo() {
  const [one, two] = [new Y.Doc(), new Y.Doc()];
  one.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(two, update, 'wire'));
  two.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(one, update, 'wire'));
  return [open(one), open(two)] as const;
}

const write = (view: PlainView, ...paragraphs: string[]) =>
  view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, docOf(...paragraphs).content));
const text = ({ state }: PlainView) => state.doc.textBetween(0, state.doc.content.size, '|');
const marked = ({ state }: PlainView) =>
  lintPlaces(state).map(({ from, to }) => `${from}:${state.doc.textBetween(from, to)}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a shared document', () => {
  it('keeps marks in place while another device edits before, in and after their paragraph', async () => {
    const [one, two] = openTwo();
    write(one.view, '前', 'a teh b', '后');
    await settle();
    const serials = lintPlaces(one.view.state).map(({ serial }) => serial);
    expect(marked(one.view)).toEqual(['6:teh']);
    two.view.dispatch(two.view.state.tr.insertText('很前', 1));
    two.view.dispatch(two.view.state.tr.insertText('XX', 6));
    two.view.dispatch(two.view.state.tr.insertText('很', two.view.state.doc.content.size - 1));
    expect(text(one.view)).toBe('很前前|XXa teh b|后很');
    expect(lintPlaces(one.view.state).map(({ serial }) => serial)).toEqual(serials);
    expect(marked(one.view)).toEqual(['10:teh']);
  });

  it('drops a mark at once when another device corrects its text', async () => {
    const [one, two] = openTwo();
    write(one.view, 'a teh b');
    await settle();
    two.review.accept(two.review.current().lints[0]?.serial ?? 0);
    expect(text(one.view)).toBe('a the b');
    expect(marked(one.view)).toEqual([]);
  });

  it('undoes only the accepted suggestion: neither typing around it nor remote edits', async () => {
    const [one, two] = openTwo();
    write(one.view, 'a teh b');
    await settle();
    one.view.dispatch(one.view.state.tr.insertText('!', 8));
    one.review.accept(one.review.current().lints[0]?.serial ?? 0);
    one.view.dispatch(one.view.state.tr.insertText('?', 9));
    two.view.dispatch(two.view.state.tr.insertText('他人', 1));
    expect(text(one.view)).toBe('他人a the b!?');
    undo(one.view.state);
    expect(text(one.view)).toBe('他人a the b!');
    undo(one.view.state);
    expect(text(one.view)).toBe('他人a teh b!');
  });

  it('accepts all of a kind as one undo step', async () => {
    const { view, review } = open(new Y.Doc());
    write(view, 'teh teh', '错teh');
    await settle();
    expect(review.acceptAll(({ lint }) => lint.original === 'teh')).toBe(3);
    expect(text(view)).toBe('the the|错the');
    undo(view.state);
    expect(text(view)).toBe('teh teh|错teh');
  });

  it('ignores one occurrence on every device, also after edits before it, until undone', async () => {
    const [one, two] = openTwo();
    write(one.view, 'teh teh', 'teh');
    await settle();
    const back = one.review.ignoreOnce(one.review.current().lints[1]?.serial ?? 0);
    await settle();
    expect(marked(two.view)).toEqual(['1:teh', '10:teh']);
    two.view.dispatch(two.view.state.tr.insertText('xy ', 1));
    await settle();
    expect(marked(one.view)).toEqual(['4:teh', '13:teh']);
    expect(marked(two.view)).toEqual(['4:teh', '13:teh']);
    back?.();
    await settle();
    expect(marked(two.view)).toEqual(['4:teh', '8:teh', '13:teh']);
  });

  it('has the correct marks on both devices after random edits of both', async () => {
    const random = seededRandom(21);
    const [one, two] = openTwo();
    write(one.view, 'teh 错', '错 well teh');
    for (let round = 0; round < 200; round++) {
      const { view, review } = randomInt(random, 2) === 0 ? one : two;
      const at = randomInt(random, view.state.doc.content.size + 1);
      const { parent } = view.state.doc.resolve(at);
      const dice = randomInt(random, 6);
      const lint = review.current().lints[0];
      if (dice === 0 && lint) review.accept(lint.serial);
      else if (dice === 1)
        view.dispatch(view.state.tr.delete(at, Math.min(at + 3, view.state.doc.content.size)));
      else if (dice === 2 && parent.inlineContent) view.dispatch(view.state.tr.split(at));
      else if (parent.inlineContent) view.dispatch(view.state.tr.insertText('teh 错', at));
      for (const { from, to, lint: found } of lintPlaces(view.state)) {
        expect(view.state.doc.textBetween(from, to)).toBe(found.original);
      }
      if (round % 10 === 0) await settle();
    }
    await settle();
    expect(text(one.view)).toBe(text(two.view));
    const count = text(one.view).match(/teh|错/g)?.length ?? 0;
    expect(marked(one.view)).toHaveLength(count);
    expect(marked(two.view)).toEqual(marked(one.view));
  });
});
