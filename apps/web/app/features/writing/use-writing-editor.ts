import type { ProofreadingPreferences } from '@inkstone/contracts/preferences';
import { documentParts } from '@inkstone/contracts/sync';
import type { Editor, EditorParts } from '@inkstone/editor';
import { createDocumentIgnored, type SharedSwitch, sharedSwitch } from '@inkstone/editor/collab';
import { EditorLintReview } from '@inkstone/editor/lints';
import { documentNotes, sharedNotes } from '@inkstone/editor/notes';
import { pasteLimit } from '@inkstone/editor/paste';
import { localPictures } from '@inkstone/editor/pictures';
import type { OpenDocument } from '@inkstone/editor/sync';
import { showToast } from '@inkstone/ui';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkOfficial } from '../../proofreading/check-official.ts';
import type { RunningChecker } from '../../proofreading/checker.ts';
import { createIgnoredAlways } from '../../proofreading/ignored-always.ts';
import { ignoreWithWords, type MyWords } from '../../proofreading/my-words.ts';
import { useChecker } from '../../proofreading/use-checker.ts';
import { useEditor } from '../../proofreading/use-editor.ts';
import { useMyWords } from '../../proofreading/use-my-words.ts';
import { useLatest } from '../../use-latest.ts';
import { useImageUpload } from './use-image-upload.ts';
import type { OpenedDocument } from './use-open-document.ts';

const caretColors = ['#1f6f8b', '#8b5a1f', '#6b3fa0', '#2b6047', '#a8321f'];

/** How the account wants to be proofread. */
export interface OwnProofreading {
  readonly preferences: ProofreadingPreferences;
  readonly words: readonly string[];
}

/** The editor of an open document with its proofreading. */
export interface WritingEditor {
  /** Null until there is a text to edit. */
  readonly editor: Editor | null;
  readonly review: EditorLintReview;
  /** Null until it has been started. */
  readonly checker: RunningChecker | null;
  readonly myWords: MyWords;
  /** Whether the document is checked as an official one; null while it is not open. */
  readonly official: SharedSwitch | null;
  readonly onImages: (files: readonly File[]) => void;
}

/** Makes the editor of a document inside `host`, once the document's text is there. */
export function useWritingEditor(
  host: RefObject<HTMLElement | null>,
  opened: OpenedDocument | null,
  accountId: string,
  proofreading: OwnProofreading,
  onNote: () => void,
): WritingEditor {
  const t = useTranslations('writing');
  const words = useLatest(t);
  const [review] = useState(() => new EditorLintReview());
  const made = useRef<Editor | null>(null);
  const [getEditor] = useState(() => () => made.current);
  const onImages = useImageUpload(getEditor);
  const upload = useLatest(onImages);
  const startedNote = useLatest(onNote);
  const myWords = useMyWords(proofreading.words);
  const [choice] = useState(() => ({
    withServer: false,
    own: { options: proofreading.preferences, words: myWords },
  }));
  const checker = useChecker(choice);
  const document = opened?.isReady ? opened.document : null;
  const official = useMemo(
    () => document && sharedSwitch(document.doc.getMap(documentParts.settings), 'official'),
    [document],
  );

  const parts = useMemo((): EditorParts | null => {
    if (!document || !official || !checker) return null;
    document.awareness.setLocalStateField('user', caretOf(document, words.current('otherDevice')));
    return {
      shared: {
        body: document.doc.getXmlFragment(documentParts.body),
        awareness: document.awareness,
        remote: document,
      },
      lints: {
        checker: {
          ...checker,
          checkWhole: (text) =>
            checkOfficial(checker.checkWhole, text, document.doc.getText(documentParts.title).toString()),
        },
        review,
        whole: official,
        ignored: createDocumentIgnored(document.doc, ignoreWithWords(createIgnoredAlways(), myWords)),
      },
      paste: {
        onTooLarge: () => showToast.warning(words.current('pasteTooLarge', { limit: pasteLimit })),
        onImages: (files) => upload.current(files),
      },
      hint: () => words.current('bodyHint'),
      more: [
        documentNotes({
          notes: sharedNotes(document.doc.getMap(documentParts.notes)),
          onStarted: () => startedNote.current(),
        }),
        localPictures({
          find: async (address) =>
            (await import('../../offline/find-picture.ts')).findPicture(accountId, address),
          absent: (alt) => [alt, words.current('imageAbsent')].filter(Boolean).join(' · '),
        }),
      ],
    };
  }, [document, accountId, official, checker, review, words, upload, startedNote, myWords]);

  const editor = useEditor(host, { label: t('bodyLabel'), parts });
  made.current = editor;
  return { editor, review, checker, myWords, official, onImages };
}

function caretOf(document: OpenDocument, name: string) {
  return { name, color: caretColors[document.doc.clientID % caretColors.length] };
}
