import { Extension } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { countDocument } from '../counts/index.ts';
import { cutWords } from './cut-words.ts';
import { sliceOfPlainText } from './plain-text.ts';

/** Limits the number of words of a text. `onExceeded` receives the number of refused words. */
export function wordLimit(limit: number, onExceeded: (words: number) => void): Extension {
  return Extension.create({
    name: 'wordLimit',
    addProseMirrorPlugins: () => [wordLimitPlugin(limit, onExceeded)],
  });
}

/** The plugin behind `wordLimit`. */
export function wordLimitPlugin(limit: number, onExceeded: (words: number) => void): Plugin {
  return new Plugin({
    // Refuses changes that add words beyond the limit; deleting is always possible.
    filterTransaction(tr, state) {
      if (!tr.docChanged) return true;
      const { words } = countDocument(tr.doc);
      if (words <= limit || words <= countDocument(state.doc).words) return true;
      onExceeded(words);
      return false;
    },
    props: {
      transformPasted(slice, view) {
        const { from, to } = view.state.selection;
        const rest = countDocument(view.state.tr.delete(from, to).doc).words;
        const words = rest + countDocument(view.state.schema.node('doc', null, blocksOf(slice))).words;
        if (words <= limit) return slice;
        onExceeded(words);
        const text = slice.content.textBetween(0, slice.content.size, '\n', '\n');
        return sliceOfPlainText(view.state.schema, cutWords(text, limit - rest));
      },
    },
  });
}

function blocksOf(slice: Slice) {
  const first = slice.content.firstChild;
  return first?.isInline ? first.type.schema.node('paragraph', null, slice.content) : slice.content;
}
