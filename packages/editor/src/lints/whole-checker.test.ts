import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlwaysIgnored } from '../testing/always-ignored.ts';
import { createPassingIgnored } from '../testing/passing-ignored.ts';
import { createPlainView, docOf, type PlainView } from '../testing/plain-view.ts';
import { createWordChecker, findWords } from '../testing/word-checker.ts';
import { checkDelay } from './block-checker.ts';
import { lintPlaces } from './lint-marks.ts';
import { EditorLintReview } from './lint-review.ts';
import { lintsPlugins } from './lints-plugin.ts';
import { wholeDelay } from './whole-checker.ts';

/** Opens a document in which `teh` is wrong, and so is the word “last” anywhere in the last paragraph. */
function open(...paragraphs: string[]) {
  const checked: string[] = [];
  let isOn = true;
  let onFindings = () => {};
  let isAway = false;
  const checker = createWordChecker({ teh: 'the' });
  const whole = {
    getSnapshot: () => isOn,
    subscribe(listener: () => void) {
      onFindings = listener;
      return () => {};
    },
    async check(text: string) {
      checked.push(text);
      if (isAway) throw new Error('the checker is away');
      const from = text.lastIndexOf('\n') + 1;
      return findWords(text, { last: 'final' }).filter(({ span }) => span.start >= from);
    },
  };
  const review = new EditorLintReview();
  const ignored = createPassingIgnored(createAlwaysIgnored());
  const view = createPlainView(
    lintsPlugins({ service: checker.service, ignored, review, whole }),
    docOf(...paragraphs),
  );
  const turn = (on: boolean) => {
    isOn = on;
    onFindings();
  };
  const away = (is: boolean) => {
    isAway = is;
  };
  return { view, review, checked, turn, away, retry: () => checker.service.retry() };
}

const marked = ({ state }: PlainView) =>
  lintPlaces(state).map((place) => `${place.from}:${state.doc.textBetween(place.from, place.to)}`);
const settle = () => vi.advanceTimersByTimeAsync(wholeDelay + 100);
const insert = (view: PlainView, text: string, at: number) =>
  view.dispatch(view.state.tr.insertText(text, at));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('findings of the whole document', () => {
  it('are in their blocks beside those of the paragraphs', async () => {
    const { view, checked } = open('teh last', 'one last, last');
    await settle();
    expect(checked).toEqual(['teh last\none last, last']);
    expect(marked(view)).toEqual(['1:teh', '15:last', '21:last']);
  });

  it('are requested after a pause, not at every key, and stay meanwhile', async () => {
    const { view, checked } = open('teh last', 'one last');
    await settle();
    for (const letter of 'abc') {
      insert(view, letter, 11);
      await vi.advanceTimersByTimeAsync(checkDelay + 20);
      expect(marked(view).at(-1)).toMatch(/last$/);
    }
    expect(checked).toHaveLength(1);
    await settle();
    expect(checked.slice(1)).toEqual(['teh last\ncbaone last']);
    expect(marked(view)).toEqual(['1:teh', '18:last']);
  });

  it('disappear when the rest of the document requires it', async () => {
    const { view } = open('first last', 'second');
    await settle();
    expect(marked(view)).toEqual([]);
    view.dispatch(view.state.tr.delete(12, 20));
    await settle();
    expect(marked(view)).toEqual(['7:last']);
  });

  it('appear and disappear on request', async () => {
    const { view, checked, turn } = open('teh', 'last');
    await settle();
    turn(false);
    await settle();
    expect(marked(view)).toEqual(['1:teh']);
    insert(view, 'x', 1);
    await settle();
    expect(checked).toHaveLength(1);
    turn(true);
    await settle();
    expect(marked(view).at(-1)).toBe('7:last');
  });

  it('are replaced by a finding of the paragraph at the same place', async () => {
    const { view, review } = open('one tehlast');
    await settle();
    expect(marked(view)).toEqual(['5:teh', '8:last']);
    const [, last] = review.current().lints;
    expect(review.accept(last?.serial ?? 0)).toBe(true);
    expect(view.state.doc.textContent).toBe('one tehfinal');
  });

  it('are ignored like others', async () => {
    const { view, review } = open('one', 'last');
    await settle();
    const [first] = review.current().lints;
    review.ignoreAlways(first?.serial ?? 0);
    await settle();
    expect(marked(view)).toEqual([]);
  });

  it('are required before the document is reported as checked, and requested again when unavailable', async () => {
    const { view, review, away, retry } = open('one', 'last');
    const status = () => review.current().check;
    await vi.advanceTimersByTimeAsync(checkDelay);
    expect(status().phase).toBe('done');
    insert(view, '。', 1);
    await vi.advanceTimersByTimeAsync(wholeDelay - 100);
    expect(status().phase).toBe('waiting');
    away(true);
    await settle();
    expect(status()).toMatchObject({ phase: 'partly', missing: ['whole'] });
    away(false);
    retry();
    await settle();
    expect(status().phase).toBe('done');
  });

  it('do not count if not requested', async () => {
    const { view, review, turn, away } = open('one', 'last');
    await settle();
    turn(false);
    away(true);
    await settle();
    insert(view, '。', 1);
    await settle();
    expect(review.current().check.phase).toBe('done');
  });
});
