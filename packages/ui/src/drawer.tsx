import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { focusFirst } from './first-focus.ts';
import { FocusReturn } from './focus-return.tsx';
import { CloseIcon } from './icons.tsx';
import { keepWhileComposing } from './input-method.ts';
import { DismissEarlierToasts } from './toast.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A panel over the left side of narrow screens, for content that is beside the page on wide ones. */
export function Drawer({ isOpen, onOpenChange, title, closeLabel, children }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(20_18_15/0.45)]" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => focusFirst(event, heading)}
          onEscapeKeyDown={keepWhileComposing}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,calc(100vw-3rem))] flex-col border-r border-line bg-raised text-ink shadow-floating"
        >
          <FocusReturn />
          <DismissEarlierToasts />
          <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
            <Radix.Title
              ref={heading}
              tabIndex={-1}
              className="font-serif text-lg font-semibold outline-none"
            >
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="grow overflow-y-auto px-3 pb-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
