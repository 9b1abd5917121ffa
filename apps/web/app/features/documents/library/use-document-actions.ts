import {
  type DocumentView,
  documentsAtOnce,
  emptyTrash,
  favouriteDocuments,
  moveDocuments,
  removeDocuments,
  renameDocument,
  restoreDocuments,
  trashDocuments,
} from '@inkstone/contracts/documents';
import { showToast } from '@inkstone/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { listsKey, type Patch, patchLists } from './list-cache.ts';
import { useFolderActions } from './use-folders.ts';

/** A change of several documents: its optimistic update, and the call that performs it. */
interface Change {
  readonly ids: readonly string[];
  readonly patch: Patch;
  readonly call: (ids: string[]) => Promise<unknown>;
}

/**
 * Changes documents with optimistic updates: lists change before the server has replied, and are reverted on
 * an error. Resolves with an undo function.
 */
function useChange(): (change: Change) => Promise<() => void> {
  const queries = useQueryClient();
  const { showFolders } = useFolderActions();
  return async ({ ids, patch, call: send }) => {
    await queries.cancelQueries({ queryKey: listsKey });
    const undo = patchLists(queries, new Set(ids), patch);
    try {
      for (let i = 0; i < ids.length; i += documentsAtOnce) await send(ids.slice(i, i + documentsAtOnce));
    } catch (error) {
      undo();
      // With several calls, some may have succeeded.
      void queries.invalidateQueries({ queryKey: listsKey });
      throw error;
    }
    queries.removeQueries({ queryKey: listsKey, type: 'inactive' });
    void showFolders();
    return undo;
  };
}

const idsOf = (documents: readonly DocumentView[]) => documents.map(({ id }) => id);
const drop: Patch = () => null;

/** Actions on the documents of a list. Errors are shown in the list. */
export function useDocumentActions() {
  const t = useTranslations('documents');
  const errorText = useErrorText();
  const change = useChange();
  const queries = useQueryClient();
  const latest = useLatest({ t, errorText, change });
  return useMemo(
    () => makeActions(latest, () => queries.invalidateQueries({ queryKey: listsKey })),
    [latest, queries],
  );
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;

interface Tools {
  readonly t: ReturnType<typeof useTranslations<'documents'>>;
  readonly errorText: ReturnType<typeof useErrorText>;
  readonly change: ReturnType<typeof useChange>;
}

/** The failed operation, as the key of its message. */
type Failure = 'deleteFailed' | 'restoreFailed' | 'favouriteFailed' | 'moveFailed';

/** Returns a function that creates error handlers, which show which operation failed and why. */
function reporterOf(latest: { readonly current: Tools }): (what: Failure) => (error: unknown) => void {
  return (what) => (error) => {
    const { t, errorText } = latest.current;
    showToast.error(t(what, { reason: errorText(error) }));
  };
}

function makeActions(latest: { readonly current: Tools }, reload: () => Promise<void>) {
  const report = reporterOf(latest);
  const change = (wanted: Change) => latest.current.change(wanted);
  const named = (documents: readonly DocumentView[]) => ({
    count: documents.length,
    title: documents[0]?.title || latest.current.t('untitled'),
  });

  const restoreIds = (ids: string[]) => call(restoreDocuments, { ids });
  const undoable = (words: string, ids: readonly string[], undo: () => void, back: Change['call']) =>
    showToast.success(words, {
      label: latest.current.t('undo'),
      run: () => {
        undo();
        // The cached order may be outdated now.
        change({ ids, patch: (document) => document, call: back }).then(reload, report('restoreFailed'));
      },
    });

  return {
    async rename(document: DocumentView, title: string) {
      const patch: Patch = (each) => ({ ...each, title });
      await change({
        ids: [document.id],
        patch,
        call: () => call(renameDocument, { id: document.id, title }),
      });
    },
    setFavourite(documents: readonly DocumentView[], isFavourite: boolean) {
      const patch: Patch = (each, list) =>
        !isFavourite && list.where === 'favourites' ? null : { ...each, isFavourite };
      const send = (ids: string[]) => call(favouriteDocuments, { ids, isFavourite });
      const failed = report('favouriteFailed');
      return change({ ids: idsOf(documents), patch, call: send }).then(() => undefined, failed);
    },
    async trash(documents: readonly DocumentView[]) {
      const ids = idsOf(documents);
      try {
        const undo = await change({ ids, patch: drop, call: (some) => call(trashDocuments, { ids: some }) });
        undoable(latest.current.t('trashed', named(documents)), ids, undo, restoreIds);
      } catch (error) {
        report('deleteFailed')(error);
      }
    },
    async restore(documents: readonly DocumentView[]) {
      try {
        await change({ ids: idsOf(documents), patch: drop, call: restoreIds });
        showToast.success(latest.current.t('restored', named(documents)));
      } catch (error) {
        report('restoreFailed')(error);
      }
    },
    /** Rejects with the error, which the dialog shows. */
    async move(documents: readonly DocumentView[], folderId: string | null, folderName: string) {
      const moved = documents.filter((document) => document.folderId !== folderId);
      if (moved.length === 0) return;
      const ids = idsOf(moved);
      const patch: Patch = (each, list) =>
        list.where === 'folder' && list.folderId !== folderId ? null : { ...each, folderId };
      const undo = await change({ ids, patch, call: (some) => call(moveDocuments, { ids: some, folderId }) });
      undoable(latest.current.t('moved', { ...named(moved), folder: folderName }), ids, undo, () =>
        moveBack(moved),
      );
    },
    /** Rejects with the error, which the dialog shows. */
    async remove(documents: readonly DocumentView[]) {
      const ids = idsOf(documents);
      await change({ ids, patch: drop, call: (some) => call(removeDocuments, { ids: some }) });
      showToast.success(latest.current.t('removed', { count: documents.length }));
    },
    /** Rejects with the error, which the dialog shows. */
    async emptyTrash() {
      const { removed } = await call(emptyTrash, {});
      await reload();
      showToast.success(latest.current.t('removed', { count: removed }));
    },
    reportMoveFailed: report('moveFailed'),
  };
}

/** Moves each document back to its original folder. */
async function moveBack(documents: readonly DocumentView[]): Promise<void> {
  const byFolder = Map.groupBy(documents, ({ folderId }) => folderId);
  for (const [folderId, group] of byFolder) {
    for (let i = 0; i < group.length; i += documentsAtOnce) {
      await call(moveDocuments, { ids: idsOf(group.slice(i, i + documentsAtOnce)), folderId });
    }
  }
}
