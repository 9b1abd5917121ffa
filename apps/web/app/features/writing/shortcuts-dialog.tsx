import { keyLabel, type ShortcutId, shortcuts } from '@inkstone/editor/keys';
import { Dialog } from '@inkstone/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

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
  help: 'keyHelp',
} as const satisfies Record<ShortcutId, string>;

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All keys at a glance; Ctrl+/ opens it. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
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
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('shortcuts')} closeLabel={t('close')}>
      {isOpen && <ShortcutList />}
    </Dialog>
  );
}

function ShortcutList() {
  const t = useTranslations('writing');
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-sm">
      {shortcuts.map(({ id, keys }) => (
        <div key={id} className="contents">
          <dt>{t(words[id])}</dt>
          <dd className="flex flex-wrap items-start justify-end gap-1.5">
            {keys.map((each) => (
              <kbd
                key={each}
                className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs leading-6 text-soft"
              >
                {keyLabel(each, isMac)}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
      <p className="col-span-2 mt-1 text-soft">{t('keyTable')}</p>
    </dl>
  );
}
