import { describe, expect, it } from 'vitest';
import { createPlainView, docOf } from '../testing/plain-view.ts';
import { sliceOfPlainText } from './plain-text.ts';
import { wordLimitPlugin } from './word-limit.ts';

function open(...paragraphs: string[]) {
  const exceeded: number[] = [];
  const plugin = wordLimitPlugin(5, (words) => exceeded.push(words));
  const view = createPlainView([plugin], docOf(...paragraphs));
  const type = (text: string) => view.dispatch(view.state.tr.insertText(text, 1));
  const paste = (text: string) => {
    const slice = sliceOfPlainText(view.state.schema, text);
    const cut = plugin.props.transformPasted?.call(plugin, slice, view.asView, false);
    return cut?.content.textBetween(0, cut.content.size, '|');
  };
  return { view, exceeded, type, paste };
}

describe('wordLimitPlugin', () => {
  it('accepts words up to the limit and refuses the next', () => {
    const { view, exceeded, type } = open('四个字呢');
    type('好');
    expect(view.state.doc.textContent).toBe('好四个字呢');
    type('再');
    expect(view.state.doc.textContent).toBe('好四个字呢');
    expect(exceeded).toEqual([6]);
  });

  it('always allows deletions', () => {
    const { view, exceeded } = open('这里已经有太多字了');
    view.dispatch(view.state.tr.delete(1, 3));
    expect(view.state.doc.textContent).toBe('已经有太多字了');
    expect(exceeded).toEqual([]);
  });

  it('pastes as much as fits', () => {
    const { exceeded, paste } = open('三个字');
    expect(paste('one two three four')).toBe('one two');
    expect(exceeded).toEqual([7]);
    expect(paste('one two')).toBe('one two');
  });
});
