import { type FocusEvent, type MouseEvent, useEffect } from 'react';
import { Toaster, toast, useSonner } from 'sonner';
import { toastDuration, toastGap, toastOffset, toastsShown } from './toast-timing.ts';

export interface ToastHostProps {
  closeLabel: string;
  /** Accessible name of the list of toasts. */
  label: string;
}

/** The element that was focused before a toast. */
let focusedBefore: Element | null = null;

/** Whether the toasts stay because the focus is in one of them. */
let isHeld = false;

/**
 * Stores the previously focused element, and hides the event from sonner, which would restore the focus when
 * the last toast disappears, even if the user is typing in a field by then.
 */
function recordFocus(event: FocusEvent): void {
  event.stopPropagation();
  const { relatedTarget, currentTarget, target } = event;
  if (relatedTarget && !currentTarget.contains(relatedTarget)) focusedBefore = relatedTarget;
  if (target.matches(':focus-visible')) hold(true);
}

function recordBlur({ relatedTarget, currentTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) hold(false);
}

/** Pauses the timers of all toasts, or restarts them. sonner pauses them only for the pointer. */
function hold(isHeldNow: boolean): void {
  if (isHeld === isHeldNow) return;
  isHeld = isHeldNow;
  for (const shown of toast.getToasts()) {
    if ('title' in shown && isKind(shown.type))
      toast[shown.type](shown.title, { id: shown.id, ...timeOfToast() });
  }
}

function timeOfToast(): { duration: number } {
  return { duration: isHeld ? Number.POSITIVE_INFINITY : toastDuration };
}

/** Restores the focus when the focused toast is about to disappear. */
function returnFocus(): void {
  const inToast = document.activeElement?.closest('[data-sonner-toast]') ? document.activeElement : null;
  if (!(inToast instanceof HTMLElement)) return;
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  // The focused element may have been removed, which does not fire a blur event.
  if (document.activeElement === inToast) inToast.blur();
}

/** Every button of a toast closes it. */
function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('button')) returnFocus();
}

/**
 * Container of toasts, rendered once at the root of the page. Toasts stack, and stay while the pointer is over them or the focus
 * is in one of them.
 */
export function ToastHost({ closeLabel, label }: ToastHostProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
    <div className="contents" onFocusCapture={recordFocus} onBlurCapture={recordBlur} onClick={onClick}>
      <Toaster
        position="top-center"
        closeButton
        expand
        duration={toastDuration}
        gap={toastGap}
        offset={toastOffset}
        mobileOffset={toastOffset}
        visibleToasts={toastsShown}
        containerAriaLabel={label}
        toastOptions={{
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast: 'font-sans! rounded-md! border-line! bg-raised! pr-11! text-ink! shadow-floating!',
            title: 'text-sm! font-normal!',
            success: '[&_[data-icon]]:text-good',
            info: '[&_[data-icon]]:text-note',
            warning: '[&_[data-icon]]:text-warn',
            error: '[&_[data-icon]]:text-bad',
            actionButton: 'h-8! bg-transparent! px-2! text-sm! text-ink! underline! underline-offset-4!',
            // At the end of the line and large enough for touch, instead of on the corner.
            closeButton: `top-1/2! right-1.5! left-auto! size-8! -translate-y-1/2! transform-none!
              border-0! bg-transparent! text-soft! hover:bg-sunken! hover:text-ink! [&>svg]:size-4`,
          },
        }}
      />
      <PointerElsewhere />
    </div>
  );
}

/**
 * Notifies the list that the pointer has left. Removing a toast under a resting pointer fires no leave event, so the other toasts
 * would stay forever.
 */
function PointerElsewhere() {
  const hasToasts = useSonner().toasts.length > 0;
  useEffect(() => {
    if (!hasToasts) return;
    const handleMove = ({ target }: Event) => {
      const list = document.querySelector('[data-sonner-toaster]');
      if (!list || (target instanceof Node && list.contains(target))) return;
      list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: target }));
    };
    document.addEventListener('pointermove', handleMove);
    return () => document.removeEventListener('pointermove', handleMove);
  }, [hasToasts]);
  return null;
}

/** A button in a toast, such as "Undo". */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Shows a transient message. Do not use it for essential information: it disappears after 3 seconds. */
export const showToast = {
  success: (words: string, action?: ToastAction) => show('success', words, action),
  info: (words: string, action?: ToastAction) => show('info', words, action),
  warning: (words: string, action?: ToastAction) => show('warning', words, action),
  error: (words: string, action?: ToastAction) => show('error', words, action),
};

type Kind = keyof typeof showToast;
type ToastId = string | number;

function isKind(type: string | undefined): type is Kind {
  return type !== undefined && type in showToast;
}

/** Toasts shown before the most recent key press or click, except those with a button. */
const earlier = new Set<ToastId>();

function show(kind: 'success' | 'info' | 'warning' | 'error', words: string, action?: ToastAction): void {
  const id: ToastId = toast[kind](words, {
    ...timeOfToast(),
    onAutoClose: returnFocus,
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
  if (!action) whenActed(() => earlier.add(id));
}

/** Calls `then` at the next key press or click. */
function whenActed(then: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const act = () => {
    listening.abort();
    then();
  };
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, act, { capture: true, signal });
}

/**
 * Rendered inside a dialog: closes the toasts that were shown before the action that opened it, because they would cover
 * its title and its close button.
 */
export function DismissEarlierToasts() {
  useEffect(() => {
    for (const id of earlier) toast.dismiss(id);
    earlier.clear();
  }, []);
  return null;
}
