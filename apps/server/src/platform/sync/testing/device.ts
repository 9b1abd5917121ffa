import { type OpenDocument, openDocument } from '@inkstone/editor/sync';
import { WebSocket } from 'ws';
import { Disk } from './memory-journal.ts';

export interface DeviceOptions {
  readonly url: string;
  readonly documentId: string;
  readonly accountId?: string;
  readonly token?: string;
}

type Socket = ReturnType<NonNullable<Parameters<typeof openDocument>[0]['openSocket']>>;

/** A device with one open document: the browser's real client, with a network that can be cut. */
export class Device {
  page: OpenDocument;
  readonly disk = new Disk();
  readonly #options: DeviceOptions;
  readonly #lines = new Set<WebSocket>();
  #cutJournal: () => void = () => undefined;
  #isOnline = true;

  constructor(options: DeviceOptions) {
    this.#options = options;
    this.page = this.#open();
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  goOffline(): void {
    this.#isOnline = false;
    for (const line of this.#lines) line.terminate();
  }

  goOnline(): void {
    this.#isOnline = true;
    this.page.retry();
  }

  /** Ends the tab abruptly; a new one opens what is on disk. */
  crash(): void {
    this.#cutJournal();
    const dead = this.page;
    for (const line of this.#lines) line.terminate();
    this.#lines.clear();
    void dead.close();
    this.page = this.#open();
  }

  /** Resolves when everything is acknowledged. */
  async saved(): Promise<void> {
    await this.until(() => this.page.status.getSnapshot().kind === 'saved');
  }

  /** Resolves when `condition` holds; evaluated after every change of text or status. */
  async until(condition: () => boolean): Promise<void> {
    const { doc, status } = this.page;
    if (condition()) return;
    await new Promise<void>((resolve) => {
      const poll = () => {
        if (!condition()) return;
        doc.off('update', poll);
        stop();
        resolve();
      };
      const stop = status.subscribe(poll);
      doc.on('update', poll);
    });
  }

  async close(): Promise<void> {
    await this.page.close();
  }

  #open(): OpenDocument {
    const { accountId = 'writer', token = `${accountId}/session`, ...where } = this.#options;
    const { journal, cut } = this.disk.openJournal();
    this.#cutJournal = cut;
    return openDocument({
      ...where,
      accountId,
      token,
      openJournal: () => Promise.resolve(journal),
      openTabChannel: () => ({ post: () => undefined, close: () => undefined }),
      openSocket: (url) => (this.#isOnline ? this.#connect(url) : deadLine()),
      chance: () => 0,
    });
  }

  #connect(url: string): Socket {
    const line = new WebSocket(url, { perMessageDeflate: false });
    this.#lines.add(line);
    line.on('close', () => this.#lines.delete(line));
    return line as unknown as Socket;
  }
}

/** A socket that never connects. */
function deadLine(): Socket {
  const closers: (() => void)[] = [];
  setImmediate(() => {
    for (const close of closers) close();
  });
  return {
    binaryType: '',
    readyState: 0,
    bufferedAmount: 0,
    send: () => undefined,
    close: () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'close') closers.push(listener as () => void);
    },
  };
}
