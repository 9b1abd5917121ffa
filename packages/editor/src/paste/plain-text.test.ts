import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { sliceOfPlainText } from './plain-text.ts';

const read = (text: string, isLiteral = false) =>
  sliceOfPlainText(bodySchema, text, isLiteral).content.toString().replace(/^<|>$/g, '');

describe('sliceOfPlainText', () => {
  it('creates a paragraph for every line that is not empty', () => {
    expect(read('一\r\n二\n\n  \n三\r')).toBe('paragraph("一"), paragraph("二"), paragraph("三")');
  });

  it('adds a single line to the paragraph of the caret', () => {
    const slice = sliceOfPlainText(bodySchema, 'word');
    expect([slice.openStart, slice.openEnd]).toEqual([1, 1]);
    expect(sliceOfPlainText(bodySchema, '\n\n').size).toBe(0);
  });

  it('reads Markdown blocks', () => {
    expect(read('# 题\n- 甲\n- 乙\n1. 一\n> 引\n---\n文')).toBe(
      [
        'heading("题")',
        'bulletList(listItem(paragraph("甲")), listItem(paragraph("乙")))',
        'orderedList(listItem(paragraph("一")))',
        'blockquote(paragraph("引"))',
        'horizontalRule',
        'paragraph("文")',
      ].join(', '),
    );
  });

  it('keeps text that only resembles Markdown, and everything on request', () => {
    expect(read('#标签\n2026. 年\n-5')).toBe('paragraph("#标签"), paragraph("2026. 年"), paragraph("-5")');
    expect(read('# 题\n- 甲', true)).toBe('paragraph("# 题"), paragraph("- 甲")');
  });

  it('is fast for a long text', () => {
    const line = `${'长文'.repeat(40)}\n`;
    const slice = sliceOfPlainText(bodySchema, line.repeat(10_000));
    expect(slice.content.childCount).toBe(10_000);
  });
});
