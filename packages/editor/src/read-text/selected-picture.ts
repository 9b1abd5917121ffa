import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

/** A picture of the document. */
export interface PicturePlace {
  readonly at: number;
  readonly src: string;
}

/** The selected picture; null if there is none. */
export function selectedPicture({ selection }: EditorState): PicturePlace | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  return { at: selection.from, src: String(selection.node.attrs.src ?? '') };
}

/** Returns the current position of a picture: the nearest one with the same address; null if it was deleted. */
export function findPicture(doc: Node, { at, src }: PicturePlace): number | null {
  let nearest: number | null = null;
  doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.src !== src) return;
    if (nearest === null || Math.abs(position - at) < Math.abs(nearest - at)) nearest = position;
  });
  return nearest;
}
