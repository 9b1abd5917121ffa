import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** A file that the engine has open; `nfd` is Node's descriptor. */
export interface OpenStream {
  readonly nfd: number;
  readonly node: { readonly name: string; readonly parent: { readonly name: string } };
}

/** The parts of Emscripten's Node file system used here; PGlite does not type them. */
export interface NodeFileSystem {
  readonly stream_ops: {
    fsync?: (stream: OpenStream) => number;
    write: (stream: OpenStream, ...rest: unknown[]) => number;
  };
  /** Runs `work`, converting Node's errors to errors that PostgreSQL understands. */
  tryFSOperation<T>(work: () => T): T;
}

interface EmscriptenModule {
  readonly NODEFS: NodeFileSystem;
  onAbort?: (reason: unknown) => void;
}

export interface PgliteOptions {
  /** Whether commits wait for fsync. */
  readonly isDurable: boolean;
  /** Called with each line that PostgreSQL writes to its error output. */
  readonly onLine?: (line: string) => void;
  /** Called when the engine has stopped itself (PostgreSQL's PANIC); it must not be used any more. */
  readonly onAbort?: (reason: string) => void;
  /** Lets a test observe or block file operations. */
  readonly watch?: (files: NodeFileSystem) => void;
}

/** A data folder on disk, with fsync: PGlite omits it and loses commits at a power loss. */
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

/** Opens the database in `folder`, or creates one there if there is none (not crash-safe). */
export function openPglite(folder: string, options: PgliteOptions): Promise<PGlite> {
  const { isDurable, onLine } = options;
  const settings = [
    // The default of 128 MB would stay allocated permanently; the system's page cache serves as well.
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
