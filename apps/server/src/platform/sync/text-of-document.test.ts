import { documentParts } from '@inkstone/contracts/sync';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { projectDocument } from './text-of-document.ts';

function element(name: string, ...children: (Y.XmlElement | Y.XmlText)[]): Y.XmlElement {
  const made = new Y.XmlElement(name);
  made.insert(0, children);
  return made;
}

function documentOf(title: string, ...blocks: Y.XmlElement[]): Y.Doc {
  const doc = new Y.Doc();
  doc.getText(documentParts.title).insert(0, title);
  doc.getXmlFragment(documentParts.body).insert(0, blocks);
  return doc;
}

describe('projectDocument', () => {
  it('of an empty document is empty', () => {
    expect(projectDocument(new Y.Doc())).toEqual({ title: '', excerpt: '', characters: 0, words: 0 });
  });

  it('reads blocks as lines, however deep, and a hard break as a space', () => {
    const doc = documentOf(
      '游记',
      element('heading', new Y.XmlText('第一天')),
      element('bulletList', element('listItem', element('paragraph', new Y.XmlText('看 sea')))),
      element('paragraph', new Y.XmlText('雨'), element('hardBreak'), new Y.XmlText('停')),
    );
    expect(projectDocument(doc)).toEqual({
      title: '游记',
      excerpt: '第一天 看 sea 雨 停',
      characters: 9,
      words: 7,
    });
  });

  it('has a title of visible text', () => {
    expect(projectDocument(documentOf('\u202egnp.exe\u200b')).title).toBe('gnp.exe');
    expect(projectDocument(documentOf('\u200b')).title).toBe('');
  });

  it('omits footnotes and tracked deletions', () => {
    const text = new Y.XmlText('山高路远');
    const doc = documentOf('', element('paragraph', text, element('footnote'), new Y.XmlText('。')));
    text.format(1, 1, { deleted: { author: '', at: null } });
    expect(projectDocument(doc)).toMatchObject({ excerpt: '山路远。', characters: 4, words: 3 });
  });

  it('ignores formatting', () => {
    const text = new Y.XmlText('粗体字');
    const doc = documentOf('', element('paragraph', text));
    text.format(0, 2, { bold: {} });
    expect(projectDocument(doc).excerpt).toBe('粗体字');
  });
});
