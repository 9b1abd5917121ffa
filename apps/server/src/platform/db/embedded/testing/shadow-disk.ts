import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Write {
  readonly at: number;
  readonly bytes: Buffer;
}
/** A file: its durable content, and the writes since. */
interface File {
  durable: Buffer;
  pending: (Write | { readonly size: number })[];
  /** Whether one of its names is durable. */
  isNamed: boolean;
}
type Names = Map<string, File>;
interface NameChange {
  readonly folder: string;
  readonly apply: (names: Names) => void;
}

/** Which writes that were not fsynced reach the disk nevertheless. */
export interface Survival {
  /** Whether a write reaches the disk. */
  keepsWrite(): boolean;
  /** How many of `count` name changes reach the disk, in order, as on a journalling file system. */
  keptNames(count: number): number;
}

/** Only what was fsynced survives. */
export const nothingSurvives: Survival = { keepsWrite: () => false, keptNames: () => 0 };

/**
 * Simulates the content of a folder after a power failure. Bytes survive once their file was fsynced, which
 * also makes a new file's name durable; other names (renames, removals) once their folder was fsynced.
 */
export class ShadowDisk {
  readonly #durable: Names = new Map();
  readonly #now: Names = new Map();
  #changes: NameChange[] = [];

  /** Starts with a folder whose content is durable. */
  constructor(folder: string) {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const file = { durable: readFileSync(path), pending: [], isNamed: true };
      this.#durable.set(relative(folder, path), file);
      this.#now.set(relative(folder, path), file);
    }
  }

  file(path: string): File | undefined {
    return this.#now.get(path);
  }

  create(path: string): void {
    const file: File = { durable: Buffer.alloc(0), pending: [], isNamed: false };
    this.#change(dirname(path), (names) => names.set(path, file));
  }

  remove(path: string): void {
    this.#change(dirname(path), (names) => names.delete(path));
  }

  rename(from: string, to: string): void {
    const file = this.#now.get(from);
    this.#change(dirname(to), (names) => {
      names.delete(from);
      if (file) names.set(to, file);
    });
  }

  write(file: File, at: number, bytes: Buffer): void {
    file.pending.push({ at, bytes });
  }

  truncate(file: File, size: number): void {
    file.pending.push({ size });
  }

  syncFile(file: File): void {
    file.durable = file.pending.reduce(applyTo, file.durable);
    file.pending = [];
    if (file.isNamed) return;
    file.isNamed = true;
    const path = [...this.#now].find(([, present]) => present === file)?.[0];
    if (path !== undefined) this.#durable.set(path, file);
  }

  syncFolder(folder: string): void {
    for (const change of this.#changes) if (change.folder === folder) change.apply(this.#durable);
    this.#changes = this.#changes.filter((change) => change.folder !== folder);
  }

  /** Writes the surviving content into `target`, with the same folders as `like`. */
  leave(target: string, like: string, survival: Survival): void {
    for (const entry of readdirSync(like, { withFileTypes: true, recursive: true })) {
      if (entry.isDirectory())
        mkdirSync(join(target, relative(like, join(entry.parentPath, entry.name))), { recursive: true });
    }
    const names = new Map(this.#durable);
    for (const change of this.#changes.slice(0, survival.keptNames(this.#changes.length)))
      change.apply(names);
    for (const [path, file] of names) {
      const kept = file.pending.filter(() => survival.keepsWrite());
      const content = kept.length > 0 ? kept.reduce(applyTo, Buffer.from(file.durable)) : file.durable;
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), content);
    }
  }

  #change(folder: string, apply: NameChange['apply']): void {
    apply(this.#now);
    this.#changes.push({ folder, apply });
  }
}

/** Returns the content after a step; changed in place if it is long enough. */
function applyTo(content: Buffer, step: File['pending'][number]): Buffer {
  if ('size' in step) return resized(content, step.size);
  const end = step.at + step.bytes.length;
  const changed = end > content.length ? resized(content, end) : content;
  step.bytes.copy(changed, step.at);
  return changed;
}

function resized(content: Buffer, size: number): Buffer {
  return size <= content.length
    ? content.subarray(0, size)
    : Buffer.concat([content, Buffer.alloc(size - content.length)]);
}
