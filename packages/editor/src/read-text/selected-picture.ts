import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

/** A picture of the document. */
export interface PicturePlace {
  readonly at: number;
  readonly src: string;
}

/** The picture that is selected; null if there is none. */
export function selectedPicture({ selection }: EditorState): PicturePlace | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  return { at: selection.from, src: String(selection.node.attrs.src ?? '') };
}

/** Where a picture is now: the nearest one with its address. Null if it is gone. */
export function findPicture(doc: Node, { at, src }: PicturePlace): number | null {
  let nearest: number | null = null;
  doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.src !== src) return;
    if (nearest === null || Math.abs(position - at) < Math.abs(nearest - at)) nearest = position;
  });
  return nearest;
}
