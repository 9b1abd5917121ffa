// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { caretBlockClass } from './caret/index.ts';
import { plainExtensions } from './extensions.ts';

let editor: Editor | null = null;
afterEach(() => editor?.destroy());

it('lays out the block of the caret in an editor without proofreading too, so that characters keep their order', () => {
  const extensions = plainExtensions({
    paste: { onTooLarge: () => undefined, onImages: () => undefined, onPicturesLost: () => undefined },
    hint: () => 'Write here',
  });
  editor = new Editor({ extensions, content: '<p>One</p><p>Two</p>', injectCSS: false });
  const marked = () => [...(editor?.view.dom.querySelectorAll(`.${caretBlockClass}`) ?? [])];
  editor.commands.setTextSelection(6);
  expect(marked().map(({ textContent }) => textContent)).toEqual(['Two']);
  editor.commands.splitBlock();
  editor.commands.setTextSelection(1);
  expect(marked().map(({ textContent }) => textContent)).toEqual(['One']);
});
