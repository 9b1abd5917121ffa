import * as Y from 'yjs';
import type { LiveDocuments } from '../sync-server.ts';

/** A program that syncs a document by occasional calls; unsent edits are lost when it ends. */
export class Program {
  doc = new Y.Doc();
  readonly #documentId: string;

  constructor(documentId: string) {
    this.#documentId = documentId;
  }

  /** Fetches new edits and sends its own; afterwards all of its edits are committed. */
  async sync(server: Pick<LiveDocuments, 'readDelta' | 'submit'>): Promise<void> {
    const { update, stateVector } = await server.readDelta(this.#documentId, Y.encodeStateVector(this.doc));
    Y.applyUpdate(this.doc, update);
    await server.submit(this.#documentId, Y.encodeStateAsUpdate(this.doc, stateVector));
  }

  /** Restarts without any state. */
  crash(): void {
    this.doc.destroy();
    this.doc = new Y.Doc();
  }
}
