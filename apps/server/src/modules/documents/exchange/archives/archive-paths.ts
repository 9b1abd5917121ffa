import type { Folder } from '../../folders/folder.ts';
import { fileNameOf } from '../exporting/write-file.ts';

/** Gives each document a path of its own in the archive, in folders as its owner has them. */
export class ArchivePaths {
  readonly #folders = new Map<string | null, string>([[null, '']]);
  readonly #tree: ReadonlyMap<string, Folder>;
  readonly #taken = new Set<string>(['metadata.json', 'pictures', 'account']);

  constructor(folders: readonly Folder[]) {
    this.#tree = new Map(folders.map((folder) => [folder.id, folder]));
  }

  /** A path that nothing else in the archive has, in small letters either. */
  documentPath(folderId: string | null, title: string, ending: string): string {
    return this.#unique(this.#folderPath(folderId, 0) + fileNameOf(title, 'Untitled'), `.${ending}`);
  }

  /** The path of a folder with a slash at its end; '' at the top. */
  #folderPath(id: string | null, depth: number): string {
    const known = this.#folders.get(id);
    if (known !== undefined) return known;
    const folder = id === null ? undefined : this.#tree.get(id);
    if (!folder || depth > 50) return '';
    const path = `${this.#unique(this.#folderPath(folder.parentId, depth + 1) + fileNameOf(folder.name, 'Folder'), '')}/`;
    this.#folders.set(id, path);
    return path;
  }

  #unique(name: string, ending: string): string {
    let path = name + ending;
    for (let count = 2; this.#taken.has(path.toLowerCase()); count++) path = `${name} (${count})${ending}`;
    this.#taken.add(path.toLowerCase());
    return path;
  }
}
