import type { NodeFileSystem, OpenStream } from '../open-pglite.ts';
import type { ShadowDisk } from './shadow-disk.ts';

interface FileNode {
  readonly name: string;
}
interface Attributes {
  readonly size?: number;
}
type OpenedFile = OpenStream & { readonly node: FileNode };

/** All file operations of the engine; see Emscripten's NODEFS. */
interface WholeFileSystem extends NodeFileSystem {
  realPath(node: FileNode): string;
  readonly node_ops: {
    mknod: (parent: FileNode, name: string, mode: number, dev: number) => FileNode;
    rename: (node: FileNode, parent: FileNode, name: string) => void;
    unlink: (parent: FileNode, name: string) => void;
    setattr: (node: FileNode, attributes: Attributes) => void;
  };
  readonly stream_ops: NodeFileSystem['stream_ops'] & {
    open: (stream: OpenedFile) => void;
    setattr: (stream: OpenedFile, attributes: Attributes) => void;
  };
}

const kindOfFile = 0o100000;
const kinds = 0o170000;

/** Reports all operations on files under `root` to `disk`, and calls `step` after each. */
export function watchFiles(system: NodeFileSystem, root: string, disk: ShadowDisk, step: () => void): void {
  const files = system as WholeFileSystem;
  const pathOf = (node: FileNode) => files.realPath(node).slice(root.length + 1);
  const within = (parent: FileNode, name: string) => [pathOf(parent), name].filter(Boolean).join('/');
  /** Paths by file descriptor: a file may lose its name while it is open. */
  const open = new Map<number, { path: string; file: ReturnType<ShadowDisk['file']> }>();
  watchNames(files, { pathOf, within, disk, step });

  const { stream_ops: ops } = files;
  const real = { ...ops };
  ops.open = (stream) => {
    real.open(stream);
    const path = pathOf(stream.node);
    open.set(stream.nfd, { path, file: disk.file(path) });
  };
  ops.write = (stream, ...rest) => {
    const [buffer, offset, , position] = rest as [Uint8Array, number, number, number];
    const written = real.write(stream, ...rest);
    const file = open.get(stream.nfd)?.file;
    if (file) disk.write(file, position, Buffer.from(buffer.slice(offset, offset + written)));
    step();
    return written;
  };
  ops.setattr = (stream, attributes) => {
    real.setattr(stream, attributes);
    const file = open.get(stream.nfd)?.file;
    if (file && attributes.size !== undefined) disk.truncate(file, attributes.size);
    step();
  };
  if (!real.fsync) return;
  ops.fsync = (stream) => {
    const done = real.fsync?.(stream) ?? 0;
    const opened = open.get(stream.nfd);
    if (opened?.file) disk.syncFile(opened.file);
    else disk.syncFolder(opened?.path || '.');
    step();
    return done;
  };
}

interface Tools {
  pathOf(node: FileNode): string;
  within(parent: FileNode, name: string): string;
  readonly disk: ShadowDisk;
  step(): void;
}

function watchNames({ node_ops: ops }: WholeFileSystem, { pathOf, within, disk, step }: Tools): void {
  const real = { ...ops };
  ops.mknod = (parent, name, mode, dev) => {
    const node = real.mknod(parent, name, mode, dev);
    if ((mode & kinds) === kindOfFile) disk.create(within(parent, name));
    step();
    return node;
  };
  ops.rename = (node, parent, name) => {
    const from = pathOf(node);
    real.rename(node, parent, name);
    disk.rename(from, within(parent, name));
    step();
  };
  ops.unlink = (parent, name) => {
    real.unlink(parent, name);
    disk.remove(within(parent, name));
    step();
  };
  ops.setattr = (node, attributes) => {
    const file = disk.file(pathOf(node));
    real.setattr(node, attributes);
    if (file && attributes.size !== undefined) disk.truncate(file, attributes.size);
    step();
  };
}
