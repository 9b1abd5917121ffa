import { AppError } from '@inkstone/contracts';
import {
  type Awareness,
  applyAwarenessUpdate,
  encodeAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { Journal, JournalEntry } from './journal.ts';
import { JournalWriter } from './journal-writer.ts';
import { Link, type Prepare } from './link.ts';
import { createObservable } from './observable.ts';
import type { OpenDocument } from './opened.ts';
import { RemoteGate } from './remote-gate.ts';
import { type SaveStatus, saveStatus } from './save-status.ts';
import type { OpenSocket } from './socket.ts';
import type { OpenTabChannel, TabChannel } from './tab-channel.ts';

export interface SessionOptions {
  readonly doc: Y.Doc;
  readonly awareness: Awareness;
  readonly documentId: string;
  readonly accountId: string;
  readonly url: string;
  readonly token: string;
  readonly openJournal: (accountId: string, documentId: string) => Promise<Journal>;
  readonly openSocket: OpenSocket;
  readonly prepare: Prepare | undefined;
  readonly openTabChannel: OpenTabChannel;
  readonly chance: () => number;
}

/** Origins of changes that were made elsewhere than in this page. */
const origins = { journal: 'journal', server: 'server', tab: 'tab' } as const;

/** Number of saved entries above which the journal is compacted when it is read. */
const longJournal = 200;

/** Connects document, journal, server and other tabs of the browser. */
export class DocumentSession implements OpenDocument {
  readonly doc: Y.Doc;
  readonly awareness: Awareness;
  readonly status = createObservable<SaveStatus>({ kind: 'loading' });
  readonly isReadOnly = createObservable(false);
  readonly ready: Promise<void>;
  readonly #options: SessionOptions;
  readonly #gate: RemoteGate;
  readonly #stops: (() => void)[] = [];
  #markReady: () => void = () => undefined;
  #link: Link | null = null;
  #journal: Journal | null = null;
  #writer: JournalWriter | null = null;
  #tabs: TabChannel | null = null;
  #starting: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.doc = options.doc;
    this.awareness = options.awareness;
    this.#gate = new RemoteGate((update) => Y.applyUpdate(this.doc, update, origins.server));
    this.ready = new Promise((resolve) => {
      this.#markReady = resolve;
    });
  }

  start(): void {
    this.#starting = this.#start();
  }

  hasUnsavedChanges(): boolean {
    return (this.#link?.changes ?? 0) > 0;
  }

  pauseRemote(): void {
    this.#gate.pause();
  }

  resumeRemote(): void {
    this.#gate.resume();
  }

  retry(): void {
    if (this.#link) this.#link.problem = null;
    this.#link?.connect();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#starting;
    for (const stop of this.#stops) stop();
    this.awareness.destroy();
    this.#link?.close();
    this.#tabs?.close();
    await this.#writer?.idle();
    this.#journal?.close();
    this.doc.destroy();
  }

  async #start(): Promise<void> {
    const { accountId, documentId, openTabChannel } = this.#options;
    const early: Uint8Array[] = [];
    // Before reading the journal, so that no edit of another tab is missed in between.
    this.#tabs = openTabChannel(accountId, documentId, (update) => {
      if (this.#writer) Y.applyUpdate(this.doc, update, origins.tab);
      else early.push(update);
    });
    const entries = await this.#readJournal();
    if (!entries) return;
    const unsaved = entries.filter((entry) => entry.isUnsaved);
    this.#writer = new JournalWriter(
      this.#journal,
      unsaved.map((entry) => entry.key),
      () => this.#showStatus(),
    );
    this.#link = this.#createLink(unsaved.length);
    this.#follow();
    if (entries.length > 0) this.#showText();
    for (const update of early) Y.applyUpdate(this.doc, update, origins.tab);
    if (!this.#isClosed) this.#link.connect();
    this.#showStatus();
  }

  /** Reads the journal. Null if a newer page wrote it: this page would remove content that it does not support. */
  async #readJournal(): Promise<JournalEntry[] | null> {
    const { openJournal, accountId, documentId } = this.#options;
    try {
      this.#journal = await openJournal(accountId, documentId);
      const entries = await this.#journal.load();
      this.doc.transact(() => {
        for (const { data } of entries) Y.applyUpdate(this.doc, data, origins.journal);
      }, origins.journal);
      const saved = entries.filter((entry) => !entry.isUnsaved);
      if (saved.length > longJournal) {
        const keys = saved.map((entry) => entry.key);
        // Without space for it, the long journal remains, and is complete.
        await this.#journal.replace(keys, Y.encodeStateAsUpdate(this.doc)).catch(() => undefined);
      }
      return entries;
    } catch (error) {
      if (error instanceof AppError) {
        this.status.set({
          kind: 'not-saved',
          reason: error.code,
          params: error.params,
          changes: 0,
          isKept: true,
        });
        return null;
      }
      // Storage is forbidden or broken: the server's copy is opened, and the status shows that nothing is stored on this device.
      return [];
    }
  }

  #createLink(changes: number): Link {
    return new Link({
      ...this.#options,
      changes,
      onRemote: (update) => this.#gate.pass(update),
      onAwareness: (data) => applyAwarenessUpdate(this.awareness, data, origins.server),
      onConnected: (isReadOnly) => {
        this.isReadOnly.set(isReadOnly);
        this.#showText();
        // A state that was removed on other devices needs a higher clock to reappear.
        this.awareness.setLocalState(this.awareness.getLocalState());
      },
      onDisconnected: () => this.#removeOtherStates(),
      onFacts: (isAllSaved) => {
        if (isAllSaved) void this.#writer?.markSaved().then(() => this.#showStatus());
        this.#showStatus();
      },
    });
  }

  /** Forwards every change of the document to journal, server and tabs. */
  #follow(): void {
    const onUpdate = (update: Uint8Array, origin: unknown) => {
      const isOwn = origin !== origins.server && origin !== origins.journal;
      this.#writer?.add({ data: update, isUnsaved: isOwn });
      if (!isOwn) return;
      if (origin !== origins.tab && !this.#link?.isConnected) this.#tabs?.post(update);
      this.#link?.send(update);
    };
    const onAwareness = (
      { added, updated, removed }: { added: number[]; updated: number[]; removed: number[] },
      origin: unknown,
    ) => {
      if (origin !== origins.server) this.#sendAwareness([...added, ...updated, ...removed]);
    };
    this.doc.on('update', onUpdate);
    this.awareness.on('update', onAwareness);
    this.#stops.push(
      () => this.doc.off('update', onUpdate),
      () => this.awareness.off('update', onAwareness),
      listenTo('online', () => this.#link?.wake()),
      listenTo('visibilitychange', () => document.hidden || this.#link?.wake()),
      listenTo('offline', () => this.#link?.drop()),
    );
  }

  #sendAwareness(clients: number[]): void {
    const own = clients.filter((client) => client === this.doc.clientID && this.awareness.states.has(client));
    if (own.length > 0) this.#link?.sendAwareness(encodeAwarenessUpdate(this.awareness, own));
  }

  #removeOtherStates(): void {
    const others = [...this.awareness.getStates().keys()].filter((client) => client !== this.doc.clientID);
    removeAwarenessStates(this.awareness, others, origins.server);
  }

  #showText(): void {
    this.#markReady();
    this.#showStatus();
  }

  #showStatus(): void {
    const link = this.#link;
    if (!link) return;
    this.status.set(
      saveStatus({
        isConnected: link.isConnected,
        hasFailed: link.hasFailed,
        changes: link.changes,
        isKept: this.#writer?.isKept ?? false,
        problem: link.problem,
      }),
    );
  }
}

/** Adds a listener to the window if there is one; returns a function that removes it. */
function listenTo(event: 'online' | 'offline' | 'visibilitychange', listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
