import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { keepWhileComposing } from './input-method.ts';

export interface PopoverProps {
  trigger: ReactElement;
  /** Accessible name of the surface. */
  label: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** Called after closing; `preventDefault` prevents the focus from returning to the button. */
  onClosed?: (event: Event) => void;
  children: ReactNode;
}

export interface AnchoredPopoverProps {
  /** Position of the anchor on the screen. */
  anchor: () => DOMRect;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small surface beside an anchor that is not a button; open while it is rendered. */
export function AnchoredPopover({ anchor, label, onClose, children }: AnchoredPopoverProps) {
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor virtualRef={{ current: { getBoundingClientRect: anchor } }} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={keepWhileComposing}
          className={surfaceClass}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const surfaceClass =
  'z-50 rounded-lg border border-line bg-raised p-4 text-ink shadow-floating animate-enter';

/** A small surface beside a button, for a few controls. Closes on Escape and on a click outside. */
export function Popover({
  trigger,
  label,
  isOpen,
  onOpenChange,
  align = 'center',
  onClosed,
  children,
}: PopoverProps) {
  return (
    <Radix.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          onEscapeKeyDown={keepWhileComposing}
          sideOffset={6}
          collisionPadding={8}
          {...(onClosed && { onCloseAutoFocus: onClosed })}
          className={surfaceClass}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
