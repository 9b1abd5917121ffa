/** Who edits along, as the others see them. */
export interface Person {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
}

/** The caret of somebody else, with their name on it. Colours go through CSSOM, which the CSP allows. */
export function createRemoteCaret(person: Person): HTMLElement {
  const caret = document.createElement('span');
  caret.className = 'remote-caret';
  caret.style.setProperty('--person', person.color);
  const name = document.createElement('span');
  name.className = 'remote-caret-name';
  name.textContent = person.name;
  // Word joiners keep the caret from giving the line a place to break.
  caret.append('\u2060', name, '\u2060');
  return caret;
}

/** How the selection of somebody else is drawn. */
export function remoteSelectionAttributes(person: Person): Record<string, string> {
  return { class: 'remote-selection', style: `--person: ${person.color}` };
}
