import type { ProofreadingPreferences } from '@inkstone/contracts/assist/preferences';
import { documentParts } from '@inkstone/contracts/sync';
import type { Editor, EditorParts } from '@inkstone/editor';
import type { CheckService } from '@inkstone/editor/checking';
import { createDocumentIgnored, type SharedSwitch, sharedSwitch } from '@inkstone/editor/collab';
import { FindMarks } from '@inkstone/editor/find';
import { EditorLintReview } from '@inkstone/editor/lints';
import { documentNotes, sharedNotes } from '@inkstone/editor/notes';
import { pasteLimit } from '@inkstone/editor/paste';
import { localPictures } from '@inkstone/editor/pictures';
import { LockMarks, Proposals } from '@inkstone/editor/proposals';
import { DoubtfulMarks } from '@inkstone/editor/read-text';
import type { OpenDocument } from '@inkstone/editor/sync';
import { showToast } from '@inkstone/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../platform/call.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { checkOfficial } from '../../../shared/proofreading/check-official.ts';
import { createTermsFollower } from '../../../shared/proofreading/follow-terms.ts';
import { createIgnoredAlways } from '../../../shared/proofreading/ignored-always.ts';
import { ignoreWithWords, type MyWords } from '../../../shared/proofreading/my-words.ts';
import type { SensitiveGroups } from '../../../shared/proofreading/sensitive-groups.ts';
import { useChecking } from '../../../shared/proofreading/use-checking.ts';
import { useEditor } from '../../../shared/proofreading/use-editor.ts';
import { useMyWords } from '../../../shared/proofreading/use-my-words.ts';
import { useImageUpload } from './use-image-upload.ts';
import type { OpenedDocument } from './use-open-document.ts';

const caretColors = ['#1f6f8b', '#8b5a1f', '#6b3fa0', '#2b6047', '#a8321f'];

/** The proofreading preferences of the account. */
export interface OwnProofreading {
  readonly preferences: ProofreadingPreferences;
  readonly words: readonly string[];
}

/** The editor of an open document with its proofreading. */
export interface WritingEditor {
  /** Null until the text has been loaded. */
  readonly editor: Editor | null;
  readonly review: EditorLintReview;
  /** The checking service; null until it has been started. */
  readonly service: CheckService | null;
  /** The selected groups of sensitive words; null until the service has been started. */
  readonly groups: SensitiveGroups | null;
  readonly myWords: MyWords;
  /** Whether the document is checked as an official one; null until it is open. */
  readonly official: SharedSwitch | null;
  readonly onImages: (files: readonly File[]) => void;
}

/** Creates the editor of a document inside `host` when the document's text has been loaded. */
export function useWritingEditor(
  host: RefObject<HTMLElement | null>,
  { documentId, accountId }: { readonly documentId: string; readonly accountId: string },
  opened: OpenedDocument | null,
  proofreading: OwnProofreading,
  onNote: () => void,
): WritingEditor {
  const t = useTranslations('writing');
  const words = useLatest(t);
  const ocrWords = useLatest(useTranslations('ocr'));
  const [review] = useState(() => new EditorLintReview());
  const made = useRef<Editor | null>(null);
  const [getEditor] = useState(() => () => made.current);
  const onImages = useImageUpload(getEditor);
  const upload = useLatest(onImages);
  const startedNote = useLatest(onNote);
  const myWords = useMyWords(proofreading.words);
  const client = useQueryClient();
  const [choice] = useState(() => {
    const { checksTerms, ...options } = proofreading.preferences;
    const followTerms = checksTerms ? createTermsFollower(client, quietCall, documentId) : null;
    return { withServer: false, documentId, own: { options, words: myWords, followTerms } };
  });
  const checking = useChecking(choice);
  const service = checking?.service ?? null;
  const document = opened?.isReady ? opened.document : null;
  const official = useMemo(
    () => document && sharedSwitch(document.doc.getMap(documentParts.settings), 'official'),
    [document],
  );

  const parts = useMemo((): EditorParts | null => {
    if (!document || !official || !checking) return null;
    document.awareness.setLocalStateField('user', caretOf(document, words.current('otherDevice')));
    return {
      shared: {
        body: document.doc.getXmlFragment(documentParts.body),
        awareness: document.awareness,
        remote: document,
      },
      lints: {
        service: checking.service,
        review,
        whole: {
          ...official,
          check: (text) =>
            checkOfficial(checking.checkWhole, text, document.doc.getText(documentParts.title).toString()),
        },
        ignored: createDocumentIgnored(document.doc, ignoreWithWords(createIgnoredAlways(), myWords)),
      },
      paste: {
        onTooLarge: () => showToast.warning(words.current('pasteTooLarge', { limit: pasteLimit })),
        onImages: (files) => upload.current(files),
        onPicturesLost: (count) => showToast.warning(words.current('pastePicturesLost', { count })),
      },
      hint: () => words.current('bodyHint'),
      more: [
        FindMarks,
        Proposals,
        LockMarks,
        DoubtfulMarks({ hint: () => ocrWords.current('doubtHint') }),
        documentNotes({
          notes: sharedNotes(document.doc.getMap(documentParts.notes)),
          onStarted: () => startedNote.current(),
        }),
        localPictures({
          find: async (address) =>
            (await import('../../../offline/find-picture.ts')).findPicture(accountId, address),
          absent: (alt) => [alt, words.current('imageAbsent')].filter(Boolean).join(' · '),
        }),
      ],
    };
  }, [document, accountId, official, checking, review, words, ocrWords, upload, startedNote, myWords]);

  const editor = useEditor(host, { label: t('bodyLabel'), parts });
  made.current = editor;
  return { editor, review, service, groups: checking?.groups ?? null, myWords, official, onImages };
}

function caretOf(document: OpenDocument, name: string) {
  return { name, color: caretColors[document.doc.clientID % caretColors.length] };
}
