import { type RefObject, useEffect, useRef, useState } from 'react';

/** A form that a button opens in place. */
export interface OpenedForm {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** The button that opens it, which may be hidden meanwhile. It takes the focus when the form closes. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The state of such a form. */
export function useOpenedForm(): OpenedForm {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener };
}
