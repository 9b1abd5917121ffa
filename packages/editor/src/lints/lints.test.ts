import { history, undo } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { createAlwaysIgnored } from '../testing/always-ignored.ts';
import { createPassingIgnored } from '../testing/passing-ignored.ts';
import { createPlainView, docOf, type PlainView } from '../testing/plain-view.ts';
import { createWordChecker } from '../testing/word-checker.ts';
import { checkDelay } from './block-checker.ts';
import { lintPlaces } from './lint-marks.ts';
import { EditorLintReview } from './lint-review.ts';
import { lintsPlugins } from './lints-plugin.ts';
import { wordPause } from './word-in-progress.ts';

const words = { teh: 'the', goe: 'goes', 错: '对', teg: 'teh' };

function open(...paragraphs: string[]) {
  const checker = createWordChecker(words);
  const review = new EditorLintReview();
  const ignored = createPassingIgnored(createAlwaysIgnored());
  const plugins = [history(), ...lintsPlugins({ service: checker.service, ignored, review })];
  const view = createPlainView(plugins, docOf(...paragraphs));
  return { view, checker, review };
}

const marked = ({ state }: PlainView) =>
  lintPlaces(state).map((place) => `${place.from}:${state.doc.textBetween(place.from, place.to)}`);
const settle = () => vi.advanceTimersByTimeAsync(checkDelay + 100);
const insert = (view: PlainView, text: string, at: number) =>
  view.dispatch(view.state.tr.insertText(text, at));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('marks', () => {
  it('are at every finding once the first check has answered', async () => {
    const { view } = open('teh end', '', '有错字，teh');
    await settle();
    expect(marked(view)).toEqual(['1:teh', '13:错', '16:teh']);
  });

  it('are found in lists and cells, not in code', async () => {
    const { view } = open('teh');
    const code = bodySchema.node('codeBlock', null, bodySchema.text('teh'));
    const inline = bodySchema.node('paragraph', null, bodySchema.text('teh', [bodySchema.mark('code')]));
    view.dispatch(view.state.tr.insert(5, [code, inline]));
    const item = bodySchema.node('listItem', null, docOf('a teh').child(0));
    view.dispatch(view.state.tr.insert(0, bodySchema.node('bulletList', null, item)));
    await settle();
    expect(marked(view)).toEqual(['5:teh', '12:teh']);
  });

  it('move with text typed before them, without another check of their paragraph', async () => {
    const { view, checker } = open('first', 'teh end');
    await settle();
    insert(view, 'very ', 1);
    expect(marked(view)).toEqual(['13:teh']);
    await settle();
    expect(checker.requested).toEqual(['first', 'teh end', 'very first']);
  });

  it('disappear at once when their text changes', async () => {
    const { view } = open('teh end');
    await settle();
    insert(view, 'x', 2);
    expect(marked(view)).toEqual([]);
  });

  it('return when a moved or restored paragraph is already known, without another check', async () => {
    const { view, checker } = open('teh end', 'other');
    await settle();
    view.dispatch(view.state.tr.delete(0, 9));
    expect(marked(view)).toEqual([]);
    undo(view.state, view.dispatch);
    await settle();
    expect(marked(view)).toEqual(['1:teh']);
    expect(checker.requested).toEqual(['teh end', 'other']);
  });

  it('are not placed when the answer arrives after their text changed', async () => {
    const { view, checker } = open('teh end');
    checker.hold(true);
    await settle();
    view.dispatch(view.state.tr.insertText('all well', 1, 8));
    checker.hold(false);
    await settle();
    expect(marked(view)).toEqual([]);
  });

  it('wait while an input method composes in their paragraph', async () => {
    const { view, checker } = open('teh end', 'teh other');
    view.composing = true;
    await settle();
    expect(marked(view)).toEqual(['10:teh']);
    expect(checker.requested).toEqual(['teh other']);
  });

  it('wait while their word is being typed, and appear in a pause', async () => {
    const { view } = open('ok so');
    await settle();
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 6)));
    view.dispatch(view.state.tr.insertText(' teh'));
    await settle();
    expect(marked(view)).toEqual([]);
    await vi.advanceTimersByTimeAsync(wordPause);
    expect(marked(view)).toEqual(['7:teh']);
  });

  it('appear as soon as their word is finished or left', async () => {
    const { view } = open('ok so');
    await settle();
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 6)));
    view.dispatch(view.state.tr.insertText(' teh'));
    view.dispatch(view.state.tr.insertText(' '));
    await settle();
    expect(marked(view)).toEqual(['7:teh']);
    view.dispatch(view.state.tr.insertText('teh'));
    await settle();
    expect(marked(view)).toEqual(['7:teh']);
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 2)));
    await vi.advanceTimersByTimeAsync(1);
    expect(marked(view)).toEqual(['7:teh', '11:teh']);
  });

  it('appear at once for Han characters', async () => {
    const { view } = open('有');
    await settle();
    view.dispatch(view.state.tr.insertText('错', 2));
    await settle();
    expect(marked(view)).toEqual(['2:错']);
  });

  it('are kept, not renewed, when their paragraph is checked again', async () => {
    const { view, review } = open('teh end');
    await settle();
    const [before] = review.current().lints;
    insert(view, '!', 8);
    await settle();
    expect(review.current().lints[0]).toBe(before);
  });

  it('are added when a second engine has found more', async () => {
    const { view, checker } = open('teh end');
    checker.delayEnd(true);
    await settle();
    checker.improve('teh end', { end: 'ending' });
    await settle();
    expect(marked(view)).toEqual(['1:teh', '5:end']);
  });
});

describe('review', () => {
  it('accepts a suggestion as one undo step', async () => {
    const { view, review } = open('teh end');
    await settle();
    insert(view, 'So ', 1);
    const [finding] = review.current().lints;
    expect(review.accept(finding?.serial ?? 0)).toBe(true);
    expect(view.state.doc.textContent).toBe('So the end');
    undo(view.state, view.dispatch);
    expect(view.state.doc.textContent).toBe('So teh end');
  });

  it('removes a finding whose words only grow, until that is undone', async () => {
    const { view, review } = open('goe teh');
    await settle();
    expect(review.step(1)).toBe(true);
    review.accept(review.current().lints[0]?.serial ?? 0);
    expect(marked(view)).toEqual(['6:teh']);
    review.step(1);
    expect(view.state.selection.from).toBe(6);
    undo(view.state, view.dispatch);
    await settle();
    expect(marked(view)).toEqual(['1:goe', '5:teh']);
  });

  it('keeps emphasis and changes only different characters', async () => {
    const { view, review } = open('teh');
    view.dispatch(view.state.tr.addMark(1, 2, bodySchema.mark('bold')));
    await settle();
    review.accept(review.current().lints[0]?.serial ?? 0);
    expect(view.state.doc.firstChild?.toString()).toBe('paragraph(bold("t"), "he")');
  });

  it('refuses a finding that no longer exists', async () => {
    const { view, review } = open('teh end');
    await settle();
    const serial = review.current().lints[0]?.serial ?? 0;
    view.dispatch(view.state.tr.insertText('a', 1, 4));
    expect(review.accept(serial)).toBe(false);
    expect(view.state.doc.textContent).toBe('a end');
  });

  it('accepts all of a kind in one undo step', async () => {
    const { view, review } = open('teh end teh', '错teh');
    await settle();
    expect(review.acceptAll(({ lint }) => lint.original === 'teh')).toBe(3);
    expect(view.state.doc.textBetween(0, view.state.doc.content.size, '|')).toBe('the end the|错the');
    undo(view.state, view.dispatch);
    expect(view.state.doc.textBetween(0, view.state.doc.content.size, '|')).toBe('teh end teh|错teh');
  });

  it('plans findings that can be accepted together: certain ones that cause no new findings', async () => {
    const { view, review } = open('teh end', '错 so teh', 'a teg goe');
    await settle();
    // The inserted word would cause a new finding.
    const plan = review.planAccepting(() => true);
    await settle();
    const { accepted, left } = await plan;
    expect(accepted.map(({ lint }) => lint.original)).toEqual(['teh', '错', 'teh']);
    expect(left).toBe(2);
    expect(view.state.doc.textContent).toBe('teh end错 so teha teg goe');
    const chosen = new Set(accepted.map(({ serial }) => serial));
    expect(review.acceptAll(({ serial }) => chosen.has(serial))).toBe(3);
    undo(view.state, view.dispatch);
    expect(view.state.doc.textContent).toBe('teh end错 so teha teg goe');
  });

  it('plans nothing uncertain, unless it is declared certain', async () => {
    const { view, review, checker } = open('teh end');
    await settle();
    checker.improve('teh end', { end: 'ending' });
    await settle();
    expect(view.state.doc.textContent).toBe('teh end');
    const plan = review.planAccepting(
      () => true,
      () => false,
    );
    await settle();
    expect(await plan).toEqual({ accepted: [], left: 2 });
  });

  it('returns the text around a finding', async () => {
    const { review } = open('So teh end');
    await settle();
    expect(review.current().lints[0]?.around).toEqual({ before: 'So ', after: ' end' });
  });

  it('ignores one occurrence until that is undone', async () => {
    const { view, review } = open('teh a', 'teh b');
    await settle();
    const back = review.ignoreOnce(review.current().lints[0]?.serial ?? 0);
    await settle();
    expect(marked(view)).toEqual(['8:teh']);
    back?.();
    await settle();
    expect(marked(view)).toEqual(['1:teh', '8:teh']);
  });

  it('always ignores: every occurrence, also later ones', async () => {
    const { view, review } = open('teh a', '错teh b');
    await settle();
    review.ignoreAlways(review.current().lints[0]?.serial ?? 0);
    await settle();
    insert(view, 'teh ', 1);
    await settle();
    expect(marked(view)).toEqual(['12:错']);
  });

  it('steps through the findings cyclically', async () => {
    const { view, review } = open('teh end', '错teh');
    await settle();
    const visited = () => {
      const { from, to } = view.state.selection;
      return `${from}-${to}`;
    };
    const steps = [1, 1, 1, 1, -1].map((direction) => {
      review.step(direction as 1 | -1);
      return visited();
    });
    expect(steps).toEqual(['1-4', '10-11', '11-14', '1-4', '11-14']);
  });

  it('returns the finding at the caret', async () => {
    const { view, review } = open('teh end');
    await settle();
    const select = (at: number) =>
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
    select(2);
    expect(review.current().active).toBe(review.current().lints[0]?.serial);
    select(6);
    expect(review.current().active).toBe(null);
  });

  it('reports when checking fails, and recovers with the next change', async () => {
    const { view, checker, review } = open('teh end');
    checker.fail(true);
    await settle();
    expect(review.current().check).toMatchObject({ phase: 'partly', missing: ['everything'] });
    checker.fail(false);
    insert(view, '!', 8);
    await settle();
    expect(review.current().check).toMatchObject({ phase: 'done', missing: [] });
    expect(marked(view)).toEqual(['1:teh']);
  });

  it('is done only when the present text has been checked', async () => {
    const { view, checker, review } = open('all well');
    const seen: string[] = [];
    review.subscribe(() => seen.push(review.current().check.phase));
    checker.hold(true);
    await settle();
    expect(review.current().check.phase).toBe('checking');
    insert(view, '!', 9);
    checker.hold(false);
    // The answer for the previous text does not apply to the new one.
    await vi.advanceTimersByTimeAsync(checkDelay - 1);
    expect(seen).not.toContain('done');
    await settle();
    expect(seen.at(-1)).toBe('done');
  });

  it('is checking again as soon as all was accepted', async () => {
    const { checker, review } = open('teh end teh');
    await settle();
    expect(review.current().check.phase).toBe('done');
    checker.hold(true);
    review.acceptAll(() => true);
    expect([review.current().lints.length, review.current().check.phase]).toEqual([0, 'waiting']);
    await settle();
    expect(review.current().check.phase).toBe('checking');
    checker.hold(false);
    await settle();
    expect(review.current().check.phase).toBe('done');
  });

  it('has all findings whenever it reports that it is done', async () => {
    const { review } = open('teh end', 'goe');
    const counts: number[] = [];
    review.subscribe(() => {
      if (review.current().check.phase === 'done') counts.push(review.current().lints.length);
    });
    await settle();
    expect(new Set(counts)).toEqual(new Set([2]));
  });

  it('waits for a word that is being typed, whose findings are delayed', async () => {
    const { view, review } = open('ok so');
    await settle();
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 6)));
    view.dispatch(view.state.tr.insertText(' teh'));
    await settle();
    expect([review.current().lints.length, review.current().check.phase]).toEqual([0, 'waiting']);
    await vi.advanceTimersByTimeAsync(wordPause);
    expect([review.current().lints.length, review.current().check.phase]).toEqual([1, 'done']);
  });

  it('waits for a composition', async () => {
    const { view, review } = open('teh');
    await settle();
    view.composing = true;
    insert(view, '错', 4);
    await settle();
    expect(review.current().check.phase).toBe('waiting');
    view.composing = false;
    insert(view, '。', 5);
    await settle();
    expect([review.current().lints.length, review.current().check.phase]).toEqual([2, 'done']);
  });

  it('has nothing to check on an empty page', async () => {
    const { review } = open('', '');
    await settle();
    expect(review.current().check.phase).toBe('empty');
  });
});
