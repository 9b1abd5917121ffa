/** The fields of a folder that determine its position in the tree. */
interface Node {
  readonly id: string;
  readonly parentId: string | null;
}

/** The tree as a flat list with depths: each folder is followed by its subfolders. */
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
