import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

export interface DisclosureProps {
  /** Content of the button. */
  summary: ReactNode;
  /** Accessible name if the content is only an icon. */
  label?: string;
  summaryClassName?: string;
  panelClassName?: string;
  children: ReactNode;
}

/**
 * A native `<details>` with a dropdown panel: works before scripts run and adds almost nothing to a public
 * page. Closes on Escape, on a click outside, on leaving with Tab and on choosing a link.
 */
export function Disclosure({ summary, label, summaryClassName, panelClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => element.removeAttribute('open');
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const closeOnChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    element.addEventListener('keydown', closeOnEscape);
    element.addEventListener('click', closeOnChoice);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      element.removeEventListener('keydown', closeOnEscape);
      element.removeEventListener('click', closeOnChoice);
    };
  }, []);

  return (
    <details ref={details} data-disclosure="" className="group relative">
      <summary
        aria-label={label}
        title={label}
        className={classNames(
          'flex min-h-11 cursor-pointer list-none items-center justify-center gap-1.5 rounded-md px-2.5 text-sm text-soft',
          'transition-colors select-none hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        {summary}
      </summary>
      <div
        className={classNames(
          'absolute right-0 z-40 mt-1 min-w-44 rounded-lg border border-line bg-raised p-1 text-ink shadow-floating',
          'animate-enter',
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** Class names of an item in a panel, for links and buttons. */
export const panelItemClass =
  'flex min-h-10 w-full items-center gap-2.5 rounded-md px-3 text-left text-sm text-ink hover:bg-sunken aria-[current=true]:font-semibold aria-pressed:font-semibold';
