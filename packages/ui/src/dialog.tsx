import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { focusFirst } from './first-focus.ts';
import { FocusReturn } from './focus-return.tsx';
import { CloseIcon } from './icons.tsx';
import { keepWhileComposing } from './input-method.ts';
import { DismissEarlierToasts } from './toast.tsx';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when it has closed, to move the focus; by default the focus returns to the element that had it. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** A sentence under the title; read out when the dialog opens. */
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Footer buttons; the most likely one last. */
  actions?: ReactNode;
  className?: string;
  /** Whether it fills the window on phones, for long content. */
  isPageOnPhones?: boolean;
}

const pageOnPhones =
  'max-sm:inset-0 max-sm:h-dvh max-sm:w-full max-sm:max-w-none max-sm:translate-none max-sm:rounded-none max-sm:border-0';

/**
 * A modal dialog: traps and restores the focus, sets the initial one (see `focusFirst`), and closes on Escape. Its body scrolls,
 * the page does not.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  onClosed,
  title,
  description,
  closeLabel,
  children,
  actions,
  className,
  isPageOnPhones = false,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(20_18_15/0.45)]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => focusFirst(event, heading)}
          onEscapeKeyDown={keepWhileComposing}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 flex w-[calc(100vw-2rem)] max-w-md -translate-1/2 flex-col',
            'rounded-lg border border-line bg-raised text-ink shadow-floating animate-enter',
            isPageOnPhones && pageOnPhones,
            className,
          )}
        >
          <FocusReturn onClosed={onClosed} />
          <DismissEarlierToasts />
          <header className="flex items-start justify-between gap-4 p-5 pb-0">
            <div>
              <Radix.Title
                ref={heading}
                tabIndex={-1}
                className="font-serif text-xl font-semibold outline-none"
              >
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-pretty text-soft">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} size="small" className="-mt-1 -mr-2">
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </header>
          {children && (
            <div
              className={classNames(
                'max-h-[calc(100dvh-250px)] overflow-y-auto px-5 pt-4',
                isPageOnPhones && 'max-sm:max-h-none max-sm:grow',
                // Without a footer, the text scrolls to the end of the dialog.
                !actions && 'pb-5',
              )}
            >
              {children}
            </div>
          )}
          {(actions || !children) && (
            <footer className="flex flex-wrap justify-end gap-2 p-5">{actions}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Error message of a dialog's form: announced, and scrolled into view, because it is at the end of the scrolling body. Renders
 * nothing without a text.
 */
export function DialogError({ children }: { children: string | null | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children) line.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <p ref={line} role="alert" className="text-sm text-bad empty:hidden">
      {children}
    </p>
  );
}
