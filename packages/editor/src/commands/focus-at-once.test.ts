// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { bodyExtensions } from '../schema/index.ts';
import { FocusAtOnce } from './focus-at-once.ts';
import { setHeading } from './formats.ts';

afterEach(() => document.body.replaceChildren());

/** An editor beside a focused button. */
function openBesideButton() {
  const element = document.body.appendChild(document.createElement('div'));
  const content = '<p>one</p><p>two</p>';
  const editor = new Editor({
    element,
    extensions: [...bodyExtensions, FocusAtOnce],
    content,
    injectCSS: false,
  });
  editor.commands.setTextSelection(7);
  document.body.appendChild(document.createElement('button')).focus();
  return editor;
}

it('focuses the text before the next key, and keeps its caret', () => {
  const editor = openBesideButton();
  editor.commands.focus();
  expect(document.activeElement).toBe(editor.view.dom);
  expect(editor.state.selection.from).toBe(7);
  editor.destroy();
});

it('moves the caret to a position', () => {
  const editor = openBesideButton();
  editor.commands.focus('start');
  expect(document.activeElement).toBe(editor.view.dom);
  expect(editor.state.selection.from).toBe(1);
  editor.destroy();
});

it('focuses the text in the middle of a command', () => {
  const editor = openBesideButton();
  setHeading(editor, 2);
  expect(document.activeElement).toBe(editor.view.dom);
  expect(editor.getHTML()).toContain('<h2>two</h2>');
  editor.destroy();
});
