import type { TermsDocument } from '@inkstone/contracts/site/terms';
import { CloseIcon, IconButton } from '@inkstone/ui/plain';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';

export interface TermsLinkProps {
  document: TermsDocument;
  className?: string;
  children: ReactNode;
}

/** Opens a legal document in a dialog, so that no input is lost; without scripts it navigates there. */
export function TermsLink({ document: name, className, children }: TermsLinkProps) {
  const path = useLocalePath();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    // As with every link, clicks with modifier keys open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        data-terms={name}
        href={path(`/terms/${name}`)}
        onClick={open}
        aria-haspopup="dialog"
        className={className}
      >
        {children}
      </a>
      {/* Rendered elsewhere: inside a label every click would also toggle its checkbox. */}
      {isOpen && createPortal(<TermsDialog name={name} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

/** The frame of the dialog. */
export const termsDialogClass =
  'pointer-events-auto m-auto flex h-[min(46rem,calc(100dvh-2rem))] w-[min(46rem,calc(100vw-2rem))] max-w-none flex-col rounded-lg border border-line bg-raised p-0 text-ink shadow-floating backdrop:bg-[rgb(20_18_15/0.45)]';

/** A legal document in a dialog. */
export function TermsDialog({ name, onClose }: { name: TermsDocument; onClose: () => void }) {
  const t = useTranslations('common');
  const path = useLocalePath();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    const closeFirst = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Capture phase: otherwise a dialog beneath would handle the key.
      event.stopPropagation();
      event.preventDefault();
      dialog.current?.close();
    };
    addEventListener('keydown', closeFirst, { capture: true });
    return () => removeEventListener('keydown', closeFirst, { capture: true });
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t(`termsNames.${name}`)}
      onClose={onClose}
      // Dialogs of packages/ui disable pointer events outside of them.
      className={termsDialogClass}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line py-1 pr-2 pl-5">
        <a
          href={path(`/terms/${name}`)}
          target="_blank"
          rel="noreferrer"
          className="text-sm text-soft underline underline-offset-4"
        >
          {t('openAsPage')}
        </a>
        <IconButton label={t('close')} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </header>
      <iframe
        src={path(`/terms/${name}/embedded`)}
        title={t(`termsNames.${name}`)}
        className="w-full grow rounded-b-lg"
      />
    </dialog>
  );
}
