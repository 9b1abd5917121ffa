import * as Y from 'yjs';
import type { LiveDocuments } from '../sync-server.ts';

/** A program that keeps a document and syncs it by calls now and then; what it has not sent dies with it. */
export class Program {
  doc = new Y.Doc();
  readonly #documentId: string;

  constructor(documentId: string) {
    this.#documentId = documentId;
  }

  /** Fetches what is new and sends what the server lacks; all that the program has is committed then. */
  async sync(server: Pick<LiveDocuments, 'readDelta' | 'submit'>): Promise<void> {
    const { update, stateVector } = await server.readDelta(this.#documentId, Y.encodeStateVector(this.doc));
    Y.applyUpdate(this.doc, update);
    await server.submit(this.#documentId, Y.encodeStateAsUpdate(this.doc, stateVector));
  }

  /** Ends and begins anew with nothing. */
  crash(): void {
    this.doc.destroy();
    this.doc = new Y.Doc();
  }
}
