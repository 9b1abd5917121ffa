/** The part of a folder that its place in the tree goes by. */
interface Node {
  readonly id: string;
  readonly parentId: string | null;
}

/** The tree as lines from top to bottom: each folder followed by those in it, with its depth. */
export function flattenTree<Folder extends Node>(
  folders: readonly Folder[],
  firstDepth = 0,
): (Folder & { readonly depth: number })[] {
  const children = Map.groupBy(folders, ({ parentId }) => parentId);
  const linesIn = (parentId: string | null, depth: number): (Folder & { readonly depth: number })[] =>
    (children.get(parentId) ?? []).flatMap((folder) => [
      { ...folder, depth },
      ...linesIn(folder.id, depth + 1),
    ]);
  return linesIn(null, firstDepth);
}
