import type { FolderView } from '@inkstone/contracts/documents/folders';
import { folderSubtree } from '@inkstone/domain/documents';
import { Button, Dialog, Notice } from '@inkstone/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { flattenTree } from './folder-rows.ts';
import { FolderIcon } from './icons.tsx';
import { useAttempt } from './use-attempt.ts';

export interface MoveDialogProps {
  folders: readonly FolderView[];
  /** The current folder of the items, null at the top level; absent when they are in different folders. */
  from?: string | null | undefined;
  /** The folder that is moved: neither it nor its subfolders can be the destination. */
  movedId?: string;
  onMove: (folderId: string | null) => Promise<unknown>;
  onClose: () => void;
}

/** Requests a destination folder, with radio buttons: arrow keys move through the tree, Enter confirms. */
export function MoveDialog({ folders, from, movedId, onMove, onClose }: MoveDialogProps) {
  const t = useTranslations('documents');
  const name = useId();
  const form = useId();
  const [chosen, choose] = useState<string | null | undefined>(from);
  const { attempt, isBusy, failure } = useAttempt(onClose);
  const closed = new Set(movedId === undefined ? [] : folderSubtree(folders, movedId));
  const places = [{ id: null, name: t('folderTop'), depth: 0 }, ...flattenTree(folders, 1)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) void attempt(() => onMove(chosen));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('moveTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            isBusy={isBusy}
            disabled={chosen === undefined || chosen === from}
          >
            {t('moveHere')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <fieldset className="-mx-2">
          <legend className="sr-only">{t('moveTitle')}</legend>
          {places.map(({ id, name: words, depth }) => (
            <label
              key={id}
              style={{ paddingInlineStart: `${0.5 + depth * 1.25}rem` }}
              className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md pr-2 text-sm hover:bg-sunken has-checked:bg-sunken has-checked:font-semibold has-disabled:cursor-default has-disabled:opacity-50"
            >
              <input
                type="radio"
                name={name}
                checked={chosen === id}
                disabled={id !== null && closed.has(id)}
                onChange={() => choose(id)}
                className="size-4 shrink-0 accent-(--color-ink)"
              />
              <FolderIcon size={18} className="shrink-0 text-faint" />
              <span className="truncate" lang="">
                {words}
              </span>
            </label>
          ))}
        </fieldset>
      </form>
      {failure && (
        <Notice tone="bad" role="alert" className="mt-3">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
