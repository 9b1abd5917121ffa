import type { ReplyOf } from '@inkstone/contracts';
import { prepareRewrite } from '@inkstone/contracts/rewriting/rewrite';
import type { Editor } from '@inkstone/editor';
import {
  type DocumentRange,
  type LockMark,
  readRange,
  sentencesIn,
  showLocks,
  unlockedIn,
} from '@inkstone/editor/proposals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { quietCall } from '../../../../platform/call.ts';
import { useEditorValue } from '../../../../shared/proofreading/use-editor.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';

/** The scope of rewriting: the sentences of the selection, or all. */
export type Scope = 'selection' | 'document';

export type PreparedRewrite = ReplyOf<typeof prepareRewrite>;

export interface RewritePreparation {
  readonly range: DocumentRange;
  readonly reply: PreparedRewrite | null;
  /** The locked texts, including those that were unlocked, without repetition. */
  readonly locks: readonly string[];
  readonly unlocked: readonly string[];
  readonly error: unknown;
}

/** Pause in typing after which the text is read, in ms. */
const pause = 600;

/** Price and locks of a text before it is rewritten. The locks are underlined in the document while it is shown. */
export function usePrepared(
  { editor, documentId }: Pick<WritingContext, 'editor' | 'documentId'>,
  scope: Scope,
  terms: readonly string[],
): RewritePreparation {
  const range = useRange(editor, scope);
  const unlocked = useEditorValue(editor, ({ state }) => unlockedIn(state));
  const all = usePrepare(documentId, { text: range.text, terms, unlocked: none });
  const own = usePrepare(documentId, { text: range.text, terms, unlocked });
  const marks = useMemo(() => locksIn(range, all.data), [range, all.data]);
  useEffect(() => {
    showLocks(editor.view, marks);
  }, [editor, marks]);
  useEffect(() => () => showLocks(editor.view, []), [editor]);
  return {
    range,
    reply: own.data ?? null,
    locks: [...new Set(marks.map(({ text }) => text))],
    unlocked,
    error: all.error ?? own.error,
  };
}

interface PreparedInput {
  readonly text: string;
  readonly terms: readonly string[];
  readonly unlocked: readonly string[];
}

const none: readonly string[] = [];

function usePrepare(documentId: string, { text, terms, unlocked }: PreparedInput) {
  return useQuery({
    queryKey: ['rewrite', 'prepare', documentId, text, terms, unlocked],
    queryFn: () =>
      quietCall(prepareRewrite, { text, documentId, terms: [...terms], unlocked: [...unlocked] }),
    enabled: /[\p{L}\p{N}]/u.test(text),
    placeholderData: keepPreviousData,
    // The remaining words may have changed.
    refetchOnMount: 'always',
    retry: false,
  });
}

function locksIn(range: DocumentRange, reply: PreparedRewrite | undefined): LockMark[] {
  return (reply?.locks ?? []).flatMap(({ span }) => range.place(span.start, span.end) ?? []);
}

/** The text of the scope, updated after a pause in typing or selecting. */
function useRange(editor: Editor, scope: Scope): DocumentRange {
  const [range, setRange] = useState(() => rangeOf(editor, scope));
  useEffect(() => {
    const read = () => setRange((before) => keepEqual(before, rangeOf(editor, scope)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(read, pause);
    };
    read();
    editor.on('update', later);
    editor.on('selectionUpdate', later);
    return () => {
      clearTimeout(timer);
      editor.off('update', later);
      editor.off('selectionUpdate', later);
    };
  }, [editor, scope]);
  return range;
}

function keepEqual(before: DocumentRange, after: DocumentRange): DocumentRange {
  const isSame = before.text === after.text && before.place(0, 1)?.from === after.place(0, 1)?.from;
  return isSame ? before : after;
}

/** Returns the current text of a scope; a selection is extended to whole sentences. */
export function rangeOf({ state: { doc, selection } }: Editor, scope: Scope): DocumentRange {
  if (scope === 'document') return readRange(doc, 0, doc.content.size);
  const sentences = sentencesIn(doc, selection.from, selection.to);
  const [first, last] = [sentences[0], sentences.at(-1)];
  return first && last ? readRange(doc, first.from, last.to, true) : readRange(doc, 0, 0);
}
