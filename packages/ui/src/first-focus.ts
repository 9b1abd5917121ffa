import type { RefObject } from 'react';

/**
 * Fields, including elements that browsers or screen readers treat as such. File inputs are excluded, because a button opens
 * them.
 */
const fields = [
  'input:not([type="hidden"], [type="file"], [type="button"], [type="submit"])',
  ...[
    'select',
    'textarea',
    '[contenteditable="true"]',
    '[role="combobox"]',
    '[role="radio"]',
    '[role="switch"]',
  ],
];
const unusable = ':disabled, [tabindex="-1"], [aria-hidden="true"], [hidden] *, [inert] *, [readonly]';

/**
 * Sets the initial focus of a dialog as WAI-ARIA recommends: on the first field (in a group of radio buttons, the selected one);
 * in the confirmation of a destructive action, on the button that cancels it; otherwise on the heading, so that the content is
 * read from its start. An element that received the focus when it was rendered (`autoFocus`) keeps it, because no event is sent
 * in this case.
 */
export function focusFirst(event: Event, heading: RefObject<HTMLElement | null>): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  const place = firstField(target) ?? leastDestructive(target) ?? heading.current;
  place?.focus({ preventScroll: place === heading.current });
  if (place instanceof HTMLInputElement && place.type === 'text') place.select();
}

function firstField(dialog: HTMLElement): HTMLElement | null {
  const usable = [...dialog.querySelectorAll<HTMLElement>(fields.join(','))].filter(
    (field) => !field.matches(unusable),
  );
  const [first] = usable;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first ?? null;
  const group = usable.filter((field) => field instanceof HTMLInputElement && field.name === first.name);
  return group.find((field) => field.matches(':checked')) ?? first;
}

/** Returns the first button beside one for an irreversible action in the footer; null if there is none. */
function leastDestructive(dialog: HTMLElement): HTMLElement | null {
  const buttons = [...dialog.querySelectorAll<HTMLElement>(':scope > footer button:not(:disabled)')];
  if (!buttons.some((button) => button.dataset.kind === 'danger')) return null;
  return buttons.find((button) => button.dataset.kind !== 'danger') ?? null;
}
