import { setTimeout as pause } from 'node:timers/promises';
import { userInfo } from '@inkstone/contracts/accounts';
import { documentParts, syncPath } from '@inkstone/contracts/sync';
import { type Random, randomInt } from '@inkstone/kernel';
import * as Y from 'yjs';
import { RawClient } from '../../apps/server/src/platform/sync/testing/raw-client.ts';
import type { TestClient } from '../../apps/server/src/testing/client.ts';

/** A signed-in user who writes into one document without pausing, and records the acknowledged edits. */
export class Writer {
  readonly documentId: string;
  /** Each edit is a paragraph of these words, which are unique to the writer. */
  readonly #sent = new Set<string>();
  readonly #acknowledged = new Set<string>();
  readonly #name: string;
  readonly #person: TestClient;
  #line: RawClient | null = null;
  /** Number of times that the server could not open the document immediately. */
  refusals = 0;

  constructor(name: string, person: TestClient, documentId: string) {
    this.#name = name;
    this.#person = person;
    this.documentId = documentId;
  }

  get sent(): number {
    return this.#sent.size;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Opens the document with the session token, like a page without a journal; returns its content. */
  async open(url: string): Promise<Y.Doc> {
    const { id: accountId } = await this.#person.call(userInfo, {});
    for (let attempt = 1; ; attempt++) {
      const line = new RawClient(`${url.replace('http', 'ws')}${syncPath}`);
      await line.open(this.documentId, this.#person.cookies.get('TOKEN'), { accountId });
      const refusal = line.closed && (await line.refusal());
      if (refusal === null) {
        this.#line = line;
        return line.doc;
      }
      // Pages also reconnect when the server is temporarily unavailable.
      if (refusal !== 'service_unavailable' || attempt === 30)
        throw new Error(`The document does not open: ${refusal}`);
      this.refusals++;
      await pause(1000);
    }
  }

  /** Writes edits one after another until the connection breaks. */
  async write(random: Random): Promise<void> {
    const line = this.#line;
    if (!line) throw new Error('The document is not open');
    const edits = new Map<number, string>();
    line.onMessage = (message) => {
      const edit = message.kind === 'saved' && edits.get(message.seq);
      if (edit) this.#acknowledged.add(edit);
    };
    while (line.closed === null) {
      const edit = `${this.#name}-${this.sent}`;
      this.#sent.add(edit);
      edits.set(line.change(appendParagraph(edit)), edit);
      await pause(randomInt(random, 4));
    }
    const refusal = await line.refusal();
    if (refusal) throw new Error(`The server refused to go on: ${refusal}`);
  }

  /** Returns faults in the document from this writer's view: edits that are lost, duplicated or unknown. */
  findFaults(doc: Y.Doc): readonly string[] {
    const mine = readParagraphs(doc).filter((words) => words.startsWith(`${this.#name}-`));
    const there = new Set(mine);
    return [
      ...[...this.#acknowledged].filter((edit) => !there.has(edit)).map((edit) => `${edit} is missing`),
      ...[...there].filter((edit) => !this.#sent.has(edit)).map((edit) => `${edit} was never written`),
      ...(mine.length > there.size ? [`${this.#name} has edits twice`] : []),
    ];
  }
}

/** Returns the paragraphs of a document, in order. */
export function readParagraphs(doc: Y.Doc): readonly string[] {
  const blocks = doc.getXmlFragment(documentParts.body).toArray();
  return blocks.map((block) => (block instanceof Y.XmlElement ? String(block.get(0)) : ''));
}

function appendParagraph(words: string): (doc: Y.Doc) => void {
  return (doc) => {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(words)]);
    doc.getXmlFragment(documentParts.body).push([paragraph]);
  };
}
