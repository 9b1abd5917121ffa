import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { jumpTo } from './jump-keys.ts';

const paragraph = (text: string) => bodySchema.node('paragraph', null, text ? [bodySchema.text(text)] : []);
const doc = bodySchema.node('doc', null, [paragraph('one'), paragraph('two'), paragraph('three')]);
const state = EditorState.create({ doc, selection: TextSelection.create(doc, 8) });

describe('jumpTo', () => {
  it('moves before the first and after the last character', () => {
    expect(jumpTo(state, 'start', false).toJSON()).toMatchObject({ anchor: 1, head: 1 });
    const end = doc.content.size - 1;
    expect(jumpTo(state, 'end', false).toJSON()).toMatchObject({ anchor: end, head: end });
  });

  it('keeps the anchor when it extends', () => {
    expect(jumpTo(state, 'start', true).toJSON()).toMatchObject({ anchor: 8, head: 1 });
    expect(jumpTo(state, 'end', true).toJSON()).toMatchObject({ anchor: 8, head: doc.content.size - 1 });
  });
});
