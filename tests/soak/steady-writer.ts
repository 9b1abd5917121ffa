import { setTimeout as pause } from 'node:timers/promises';
import { userInfo } from '@inkstone/contracts/accounts';
import { documentParts, syncPath } from '@inkstone/contracts/sync';
import type { Random } from '@inkstone/kernel';
import * as Y from 'yjs';
import { RawClient } from '../../apps/server/src/platform/sync/testing/raw-client.ts';
import type { TestClient } from '../../apps/server/src/testing/client.ts';

/** A socket with one open document, into which it types at a constant rate. */
export class SteadyWriter {
  readonly #line: RawClient;
  readonly #waiting = new Set<number>();
  sent = 0;

  private constructor(line: RawClient) {
    this.#line = line;
    line.onMessage = (message) => {
      if (message.kind !== 'saved') return;
      for (const seq of this.#waiting) if (seq <= message.seq) this.#waiting.delete(seq);
    };
  }

  static async open(url: string, person: TestClient, documentId: string): Promise<SteadyWriter> {
    const { id: accountId } = await person.call(userInfo, {});
    const line = new RawClient(`${url.replace('http', 'ws')}${syncPath}`);
    await line.open(documentId, person.cookies.get('TOKEN'), { accountId });
    if (line.closed) throw new Error(`The document does not open: ${await line.refusal()}`);
    return new SteadyWriter(line);
  }

  get unacknowledged(): number {
    return this.#waiting.size;
  }

  /** Types `rate` characters per second until `end` (ms since 1970), then waits until everything is saved. */
  async write(random: Random, rate: number, end: number): Promise<void> {
    // Spreads the start times of the writers.
    await pause(((random.bytes(1)[0] ?? 0) / 256) * (1000 / rate));
    while (Date.now() < end && this.#line.closed === null) {
      this.#waiting.add(this.#line.change(typeCharacter));
      this.sent++;
      await pause(1000 / rate);
    }
    for (let i = 0; i < 100 && this.#waiting.size > 0 && this.#line.closed === null; i++) await pause(100);
  }

  close(): void {
    this.#line.cut();
  }
}

function typeCharacter(doc: Y.Doc): void {
  const body = doc.getXmlFragment(documentParts.body);
  const last = body.get(body.length - 1);
  const text = last instanceof Y.XmlElement ? last.get(0) : null;
  if (text instanceof Y.XmlText && text.length < 200) {
    text.insert(text.length, '字');
    return;
  }
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('字')]);
  body.push([paragraph]);
}
