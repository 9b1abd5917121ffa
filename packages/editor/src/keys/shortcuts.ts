/** A key combination in the help. Keys use ProseMirror's names; `Mod` is Ctrl or ⌘. */
export interface Shortcut {
  /** Key of its description in the phrases. */
  readonly id: ShortcutId;
  readonly keys: readonly string[];
  /** On a Mac, if they differ. */
  readonly macKeys?: readonly string[];
}

export type ShortcutId =
  | 'next'
  | 'previous'
  | 'accept'
  | 'ignoreOnce'
  | 'undo'
  | 'redo'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'superscript'
  | 'subscript'
  | 'highlight'
  | 'align'
  | 'footnote'
  | 'note'
  | 'heading'
  | 'bulletList'
  | 'orderedList'
  | 'find'
  | 'replace'
  | 'findNext'
  | 'findPrevious'
  | 'help';

/** The shortcuts in the help, proofreading first. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'next', keys: ['Alt-ArrowDown', 'F8'] },
  { id: 'previous', keys: ['Alt-ArrowUp', 'Shift-F8'] },
  { id: 'accept', keys: ['Alt-Enter'] },
  { id: 'ignoreOnce', keys: ['Alt-Shift-Enter'] },
  { id: 'undo', keys: ['Mod-z'] },
  { id: 'redo', keys: ['Shift-Mod-z', 'Mod-y'] },
  { id: 'bold', keys: ['Mod-b'] },
  { id: 'italic', keys: ['Mod-i'] },
  { id: 'underline', keys: ['Mod-u'] },
  { id: 'superscript', keys: ['Mod-.'] },
  { id: 'subscript', keys: ['Mod-,'] },
  { id: 'highlight', keys: ['Mod-Shift-h'] },
  { id: 'align', keys: ['Mod-Shift-l', 'Mod-Shift-e', 'Mod-Shift-r', 'Mod-Shift-j'] },
  { id: 'footnote', keys: ['Mod-Alt-f'] },
  { id: 'note', keys: ['Mod-Alt-m'] },
  { id: 'heading', keys: ['Mod-Alt-1', 'Mod-Alt-2', 'Mod-Alt-3'] },
  { id: 'bulletList', keys: ['Mod-Shift-8'] },
  { id: 'orderedList', keys: ['Mod-Shift-7'] },
  { id: 'find', keys: ['Mod-f'] },
  { id: 'replace', keys: ['Mod-h'], macKeys: ['Shift-Mod-f'] },
  { id: 'findNext', keys: ['Enter', 'F3', 'Mod-g'] },
  { id: 'findPrevious', keys: ['Shift-Enter', 'Shift-F3', 'Shift-Mod-g'] },
  { id: 'help', keys: ['Mod-/'] },
];

/** The keys of a shortcut. */
export function keysOf(id: ShortcutId, isMac = false): readonly string[] {
  const shortcut = shortcuts.find((each) => each.id === id);
  return (isMac ? shortcut?.macKeys : undefined) ?? shortcut?.keys ?? [];
}

const macNames: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↩' };
const otherNames: Record<string, string> = { Mod: 'Ctrl' };
const arrows: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑' };

/** Formats a key combination for display: `Ctrl+Z`, or `⌘Z` on a Mac. */
export function keyLabel(keys: string, isMac: boolean): string {
  const names = { ...arrows, ...(isMac ? macNames : otherNames) };
  const parts = keys.split('-').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  return parts.join(isMac ? '' : '+');
}
