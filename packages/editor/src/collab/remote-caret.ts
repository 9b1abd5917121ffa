/** Who edits along, as the others see them. */
export interface Person {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
}

/**
 * The caret of somebody else, with their name on it. The name is drawn by the style sheet, so that it is no
 * part of the text when that is selected or read; colours go through CSSOM, which the CSP allows.
 */
export function createRemoteCaret(person: Person): HTMLElement {
  const caret = document.createElement('span');
  caret.className = 'remote-caret';
  caret.dataset.name = person.name;
  caret.style.setProperty('--person', person.color);
  return caret;
}

/** How the selection of somebody else is drawn. */
export function remoteSelectionAttributes(person: Person): Record<string, string> {
  return { class: 'remote-selection', style: `--person: ${person.color}` };
}
