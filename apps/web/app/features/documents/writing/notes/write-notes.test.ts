import type { ListedNote } from '@inkstone/editor/notes';
import { describe, expect, it } from 'vitest';
import { notesAsCsv, notesAsMarkdown } from './write-notes.ts';

const words = {
  notes: '批注',
  quote: '原文',
  written: '写于',
  removed: '原文已删',
  done: '已处理',
  time: (at: number) => (at === 0 ? '' : `t${at}`),
};
const note = (part: Partial<ListedNote>): ListedNote => ({
  id: 'a',
  text: '好',
  author: '',
  accountId: '',
  createdAt: 1,
  doneAt: null,
  deletedAt: null,
  quote: '春眠',
  replyTo: '',
  places: [{ id: 'a', from: 1, to: 3 }],
  ...part,
});
const notes = [note({}), note({ author: '李', text: '*两*\n- 行', doneAt: 2, places: [], createdAt: 0 })];

describe('notes as a file', () => {
  it('Markdown: quotes with their notes, with special characters escaped', () => {
    expect(notesAsMarkdown('题_目_', notes, words)).toBe(
      '# 题\\_目\\_ · 批注\n\n> 春眠\n\n好\n\n*t1*\n\n> 春眠\n\n\\*两\\*  \n\\- 行\n\n*李 · 原文已删 · 已处理*\n',
    );
  });

  it('Markdown: replies without the quote of their note', () => {
    const reply = note({ id: 'b', text: '是', replyTo: 'a', createdAt: 2 });
    expect(notesAsMarkdown('题', [note({}), reply], words)).toBe(
      '# 题 · 批注\n\n> 春眠\n\n好\n\n*t1*\n\n是\n\n*t2*\n',
    );
  });

  it('CSV: a row for each', () => {
    expect(notesAsCsv(notes, words)).toBe(
      '\ufeff原文,批注,写于,已处理\r\n春眠,好,t1,\r\n春眠,"*两*\n- 行",,t2\r\n',
    );
  });
});
