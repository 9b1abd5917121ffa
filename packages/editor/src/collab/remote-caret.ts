/** A collaborator as shown to others. */
export interface Person {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
}

/**
 * Element of a remote caret with the user's name. The style sheet renders the name, so that it is not
 * selected or read as text; colours are set through CSSOM, which the CSP allows.
 */
export function createRemoteCaret(person: Person): HTMLElement {
  const caret = document.createElement('span');
  caret.className = 'remote-caret';
  caret.dataset.name = person.name;
  caret.style.setProperty('--person', person.color);
  return caret;
}

/** Style of a remote selection. */
export function remoteSelectionAttributes(person: Person): Record<string, string> {
  return { class: 'remote-selection', style: `--person: ${person.color}` };
}
