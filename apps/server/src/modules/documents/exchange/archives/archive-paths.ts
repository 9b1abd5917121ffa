import type { Folder } from '../../folders/folder.ts';
import { fileNameOf } from '../exporting/write-file.ts';

/** Assigns each document a unique path in the archive, following its owner's folders. */
export class ArchivePaths {
  readonly #folders = new Map<string | null, string>([[null, '']]);
  readonly #tree: ReadonlyMap<string, Folder>;
  /** The last number after each name, from which the search for a free one continues. */
  readonly #counts = new Map<string, number>();
  readonly #taken = new Set<string>(['metadata.json', 'pictures', 'account']);

  constructor(folders: readonly Folder[]) {
    this.#tree = new Map(folders.map((folder) => [folder.id, folder]));
  }

  /** Returns a path unique in the archive, ignoring case. */
  documentPath(folderId: string | null, title: string, ending: string): string {
    return this.#unique(this.#folderPath(folderId, 0) + fileNameOf(title, 'Untitled'), `.${ending}`);
  }

  /** Returns the path of a folder with a trailing slash; '' for the top level. */
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
    const key = (name + ending).toLowerCase();
    let path = name + ending;
    let count = this.#counts.get(key) ?? 1;
    while (this.#taken.has(path.toLowerCase())) path = `${name} (${++count})${ending}`;
    this.#counts.set(key, count);
    this.#taken.add(path.toLowerCase());
    return path;
  }
}
