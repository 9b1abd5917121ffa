import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** A file that the engine has open; `nfd` is Node's descriptor. */
export interface OpenStream {
  readonly nfd: number;
  readonly node: { readonly name: string; readonly parent: { readonly name: string } };
}

/** The parts of Emscripten's file system over Node that are used here; PGlite does not type them. */
export interface NodeFileSystem {
  readonly stream_ops: {
    fsync?: (stream: OpenStream) => number;
    write: (stream: OpenStream, ...rest: unknown[]) => number;
  };
  /** Runs `work`, turning Node's errors into those PostgreSQL understands. */
  tryFSOperation<T>(work: () => T): T;
}

interface EmscriptenModule {
  readonly NODEFS: NodeFileSystem;
  onAbort?: (reason: unknown) => void;
}

export interface PgliteOptions {
  /** Whether commits wait for the disk. */
  readonly isDurable: boolean;
  /** A line PostgreSQL writes to its error output. */
  readonly onLine?: (line: string) => void;
  /** The engine stopped itself (PostgreSQL's PANIC) and must not be used any more. */
  readonly onAbort?: (reason: string) => void;
  /** Lets a test watch or hinder what is done to the files. */
  readonly watch?: (files: NodeFileSystem) => void;
}

/** A data folder on disk, with fsync: PGlite itself leaves it out and loses commits at a power loss. */
class DataFolder extends NodeFS {
  readonly #options: PgliteOptions;

  constructor(folder: string, options: PgliteOptions) {
    super(folder);
    this.#options = options;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const prepare = (module: unknown) => this.#prepare(module as EmscriptenModule);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), prepare] },
    };
  }

  #prepare(module: EmscriptenModule): void {
    const files = module.NODEFS;
    const { isDurable, onAbort, watch } = this.#options;
    if (isDurable) {
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    }
    if (onAbort) module.onAbort = (reason) => onAbort(String(reason));
    watch?.(files);
  }
}

/** Opens the database in `folder`, which must hold one, or makes one there (not safe against a crash). */
export function openPglite(folder: string, options: PgliteOptions): Promise<PGlite> {
  const { isDurable, onLine } = options;
  const settings = [
    // The default of 128 MB would stay in memory for good; the system's own cache does as well.
    'shared_buffers=16MB',
    'wal_sync_method=fsync',
    `synchronous_commit=${isDurable ? 'on' : 'off'}`,
  ];
  return PGlite.create({
    fs: new DataFolder(folder, options),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => !(isDurable && param === '-F')),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    ...(onLine && {
      onStderr: (line: string) => {
        onLine(line);
        return false;
      },
    }),
  });
}
