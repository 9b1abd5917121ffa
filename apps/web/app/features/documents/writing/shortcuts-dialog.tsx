import type { Editor } from '@inkstone/editor';
import { keysOf, type ShortcutId, shortcuts } from '@inkstone/editor/keys';
import { Dialog } from '@inkstone/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isApple } from '../../../platform/is-apple.ts';
import { shownKeys } from './shown-keys.ts';

const words = {
  next: 'keyNext',
  previous: 'keyPrevious',
  accept: 'keyAccept',
  ignoreOnce: 'keyIgnoreOnce',
  undo: 'undo',
  redo: 'redo',
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  superscript: 'superscript',
  subscript: 'subscript',
  highlight: 'highlight',
  align: 'keyAlign',
  footnote: 'footnote',
  note: 'addNote',
  heading: 'keyHeading',
  bulletList: 'bulletList',
  orderedList: 'orderedList',
  find: 'find',
  replace: 'findReplace',
  findNext: 'findNext',
  findPrevious: 'findPrevious',
  help: 'keyHelp',
} as const satisfies Record<ShortcutId, string>;

export interface ShortcutsDialogProps {
  editor: Editor | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Lists all keyboard shortcuts; Ctrl+/ opens it. */
export function ShortcutsDialog({ editor, isOpen, onOpenChange }: ShortcutsDialogProps) {
  const t = useTranslations('writing');
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpenChange(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [onOpenChange]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      // When it was opened by a key, there is no button to return the focus to.
      onClosed={editor?.isEditable ? () => editor.commands.focus() : undefined}
      title={t('shortcuts')}
      closeLabel={t('close')}
      className="max-w-2xl!"
    >
      {isOpen && <ShortcutList />}
      <p className="mt-3 text-sm text-soft">{t('keyTable')}</p>
    </Dialog>
  );
}

function ShortcutList() {
  const t = useTranslations('writing');
  return (
    <dl className="divide-y divide-line text-sm">
      {shortcuts.map(({ id }) => (
        <div
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5 first:pt-0 last-of-type:pb-0"
        >
          <dt>{t(words[id])}</dt>
          <dd className="flex flex-wrap gap-1.5 sm:justify-end">
            {keysOf(id, isApple()).map((each) => (
              <kbd
                key={each}
                className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs leading-6 whitespace-nowrap text-soft"
              >
                {shownKeys(each)}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
