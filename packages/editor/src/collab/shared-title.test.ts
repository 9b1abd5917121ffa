import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { sharedTitle } from './shared-title.ts';

const writeTitle = (text: Y.Text, typed: string) => sharedTitle(text, 200).write(typed);

describe('sharedTitle', () => {
  const titled = (text: string) => {
    const title = new Y.Doc().getText('title');
    title.insert(0, text);
    return title;
  };

  it('changes only different characters, so that another device can change others', () => {
    const one = titled('春天的故事');
    const other = new Y.Doc();
    if (one.doc) Y.applyUpdate(other, Y.encodeStateAsUpdate(one.doc));
    writeTitle(one, '秋天的故事');
    writeTitle(other.getText('title'), '春天的往事');
    if (one.doc) Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(other));
    expect(one.toString()).toBe('秋天的往事');
  });

  it('is limited to one line and in length', () => {
    const title = titled('');
    writeTitle(title, 'a\nb');
    expect(title.toString()).toBe('a b');
    writeTitle(title, '😀'.repeat(300));
    expect([...title.toString()]).toHaveLength(200);
  });
});
