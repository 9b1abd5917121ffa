import type { Editor } from '@inkstone/editor';
import { type Finder, selectedQuery } from '@inkstone/editor/find';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isApple } from '../../platform/is-apple.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { findKeyOf } from './find-keys.ts';

/** What the user has entered; kept while the bar is closed. */
export interface FindForm {
  readonly query: string;
  readonly replacement: string;
  readonly isCaseMatched: boolean;
  readonly isWholeWord: boolean;
  readonly hasVariants: boolean;
}

/** The find bar of a page with an editor. */
export interface Find {
  readonly isOpen: boolean;
  /** Whether the row for replacing is shown. */
  readonly isReplacing: boolean;
  /** Incremented when the bar is requested, also while it is open: the query gets the focus. */
  readonly requests: number;
  readonly form: FindForm;
  readonly finder: RefObject<Finder | null>;
  readonly bar: RefObject<HTMLElement | null>;
  change(change: Partial<FindForm>): void;
  /** Opens the bar, with the selected text as the query. */
  open(isReplacing?: boolean): void;
  showReplacing(isShown: boolean): void;
  close(): void;
}

const empty: FindForm = {
  query: '',
  replacement: '',
  isCaseMatched: false,
  isWholeWord: false,
  hasVariants: false,
};

/** State and keys of the find bar of an editor. `onOpen` makes room for the bar when it opens. */
export function useFind(editor: Editor | null, isReadOnly: boolean, onOpen: () => void): Find {
  const [opened, setOpened] = useState({ isOpen: false, isReplacing: false, requests: 0 });
  const [form, setForm] = useState(empty);
  const finder = useRef<Finder | null>(null);
  const bar = useRef<HTMLElement>(null);
  const change = useCallback((more: Partial<FindForm>) => setForm((before) => ({ ...before, ...more })), []);
  const opening = useLatest(onOpen);
  const open = useCallback(
    (isReplacing = false) => {
      if (!editor) return;
      // In the bar, the focus is not in the text, whose selection is older than the query.
      const query = bar.current?.contains(document.activeElement) ? '' : selectedQuery(editor.state);
      if (query !== '') change({ query });
      opening.current();
      setOpened((before) => ({
        isOpen: true,
        isReplacing: !isReadOnly && (isReplacing || (before.isOpen && before.isReplacing)),
        requests: before.requests + 1,
      }));
    },
    [editor, isReadOnly, change, opening],
  );
  const find: Find = {
    ...opened,
    isReplacing: opened.isReplacing && !isReadOnly,
    form,
    finder,
    bar,
    change,
    open,
    showReplacing: (isReplacing) => setOpened((before) => ({ ...before, isReplacing })),
    close: () => setOpened((before) => ({ ...before, isOpen: false })),
  };
  useFindKeys(editor, find);
  return find;
}

/** Handles the keys of the whole page, except in dialogs. */
function useFindKeys(editor: Editor | null, find: Find): void {
  const latest = useLatest(find);
  useEffect(() => {
    if (!editor) return;
    const isMac = isApple();
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || (target instanceof Element && target.closest('[role=dialog]'))) return;
      const key = findKeyOf(event, isMac);
      if (key && run(latest.current, key)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editor, latest]);
}

/** Runs the command of a key; false leaves the key to the browser. */
function run(find: Find, key: ReturnType<typeof findKeyOf>): boolean {
  const isInBar = find.bar.current?.contains(document.activeElement) ?? false;
  if (key === 'find') {
    // Pressed again in the bar, the key opens the browser's own search, which includes the rest of the page.
    if (isInBar) return false;
    find.open();
    return true;
  }
  if (key === 'replace') {
    find.open(true);
    return true;
  }
  if (!find.isOpen) return false;
  find.finder.current?.step(key === 'next' ? 1 : -1);
  return true;
}
