import { Toaster, toast } from 'sonner';
import { toastDuration, toastGap, toastOffset, toastsShown } from './toast-timing.ts';

export interface ToastHostProps {
  closeLabel: string;
  /** Names the list of toasts for those who hear the page. */
  label: string;
}

/** Where toasts appear. Stands once, at the root of the page; they stack and wait while pointed at. */
export function ToastHost({ closeLabel, label }: ToastHostProps) {
  return (
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
          toast: 'font-sans! rounded-md! border-line! bg-raised! text-ink! shadow-floating!',
          success: 'text-good!',
          info: 'text-note!',
          warning: 'text-warn!',
          error: 'text-bad!',
          closeButton: 'bg-raised! text-ink! border-edge!',
        },
      }}
    />
  );
}

/** A button on a toast, such as "Undo". */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Says something in passing. Nothing that must be read may stand only here: it goes after 3 seconds. */
export const showToast = {
  success: (words: string, action?: ToastAction) => toast.success(words, options(action)),
  info: (words: string, action?: ToastAction) => toast.info(words, options(action)),
  warning: (words: string, action?: ToastAction) => toast.warning(words, options(action)),
  error: (words: string, action?: ToastAction) => toast.error(words, options(action)),
};

function options(action: ToastAction | undefined) {
  return action ? { action: { label: action.label, onClick: action.run } } : {};
}
