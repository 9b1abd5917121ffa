import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { createPlainView, docOf } from '../testing/plain-view.ts';
import { linkAddress } from './insert.ts';
import { tableFromMarkdown } from './table-shortcut.ts';

describe('linkAddress', () => {
  it.each([
    ['example.cn/路径', 'https://example.cn/路径'],
    [' https://a.cn ', 'https://a.cn'],
    ['me@a.cn', 'mailto:me@a.cn'],
    ['localhost:4700/x', 'https://localhost:4700/x'],
    ['/app', '/app'],
    ['javascript:alert(1)', null],
    ['two words', null],
    ['', null],
  ])('reads %j as %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
});

describe('tableFromMarkdown', () => {
  function typed(text: string) {
    const view = createPlainView([], docOf(text));
    const end = TextSelection.create(view.state.doc, view.state.doc.content.size - 1);
    view.dispatch(view.state.tr.setSelection(end));
    return tableFromMarkdown(view.state);
  }

  it('creates headings and an empty row', () => {
    const tr = typed('| 姓名 | 年龄 |');
    expect(tr?.doc.firstChild?.toString()).toBe(
      'table(tableRow(tableHeader(paragraph("姓名")), tableHeader(paragraph("年龄"))), tableRow(tableCell(paragraph), tableCell(paragraph)))',
    );
    expect(tr?.selection.$head.node(3).type.name).toBe('tableCell');
  });

  it('creates none while the caret is within the line', () => {
    const view = createPlainView([], docOf('| 姓名 | 年龄 |'));
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 3)));
    expect(tableFromMarkdown(view.state)).toBeNull();
  });

  it.each(['| 一 |', '姓名 | 年龄', '||', '| a || b |'])('ignores %s', (text) =>
    expect(typed(text)).toBeNull(),
  );
});
