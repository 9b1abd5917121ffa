import type { AnyExtension } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { caretBlock } from './caret/index.ts';
import { TrackedChanges } from './changes/index.ts';
import { type SharedBody, sharedBody } from './collab/index.ts';
import { emptyHint, FocusAtOnce, TableShortcut, TypeBelow } from './commands/index.ts';
import { Footnotes } from './footnotes/index.ts';
import { JumpKeys, reviewKeys } from './keys/index.ts';
import { type LintsOptions, lints } from './lints/index.ts';
import { type PasteOptions, paste } from './paste/index.ts';
import { bodyExtensions } from './schema/index.ts';

/** Dependencies of an editor in addition to the schema. */
export interface EditorParts {
  /** The document on the server; null for a text that is not stored. */
  readonly shared: SharedBody | null;
  readonly lints: LintsOptions;
  readonly paste: PasteOptions;
  /** Placeholder of an empty document. */
  readonly hint: () => string;
  /** Additional extensions of a page. */
  readonly more?: readonly AnyExtension[];
}

/** All extensions of an editor with proofreading. */
export function editorExtensions(parts: EditorParts): AnyExtension[] {
  return [
    ...bodyExtensions,
    FocusAtOnce,
    TableShortcut,
    TypeBelow,
    Footnotes,
    TrackedChanges,
    Dropcursor.configure({ color: false, class: 'drop-place' }),
    Gapcursor,
    parts.shared ? sharedBody(parts.shared) : UndoRedo,
    lints(parts.lints),
    reviewKeys(parts.lints.review),
    JumpKeys,
    caretBlock,
    paste(parts.paste),
    emptyHint(parts.hint),
    ...(parts.more ?? []),
  ];
}

/** The extensions of an editor without a shared document and without proofreading. */
export function plainExtensions({
  paste: pasted,
  hint,
}: Pick<EditorParts, 'paste' | 'hint'>): AnyExtension[] {
  return [
    ...bodyExtensions,
    FocusAtOnce,
    TableShortcut,
    TypeBelow,
    Dropcursor.configure({ color: false, class: 'drop-place' }),
    Gapcursor,
    UndoRedo,
    JumpKeys,
    caretBlock,
    paste(pasted),
    emptyHint(hint),
  ];
}
