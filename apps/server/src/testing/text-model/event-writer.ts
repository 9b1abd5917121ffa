import type { ServerResponse } from 'node:http';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** Writes the event stream of an OpenAI-compatible server. */
export class EventWriter {
  readonly #response: ServerResponse;
  readonly #model: string;
  /** The line separator. */
  newline = '\n';

  constructor(response: ServerResponse, model: string) {
    this.#response = response;
    this.#model = model;
  }

  /** Whether the client has disconnected. */
  get isClosed(): boolean {
    return this.#response.destroyed || this.#response.closed;
  }

  start(): this {
    this.#response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    return this;
  }

  /** Writes bytes unchanged, and flushes them. */
  async raw(bytes: string | Uint8Array): Promise<void> {
    if (this.isClosed) return;
    this.#response.write(bytes);
    await turn();
  }

  async data(value: unknown): Promise<void> {
    await this.raw(this.format(value));
  }

  format(value: unknown): string {
    const data = typeof value === 'string' ? value : JSON.stringify(value);
    return `data: ${data}${this.newline}${this.newline}`;
  }

  chunk(delta: Readonly<Record<string, unknown>>, finish: string | null = null, usage?: unknown) {
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      model: this.#model,
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...(usage === undefined ? {} : { usage }),
    };
  }

  /** Writes text in pieces of a few characters, with `gap` ms between them. */
  async text(text: string, gap = 0, size = 3): Promise<void> {
    const characters = [...text];
    for (let at = 0; at < characters.length && !this.isClosed; at += size) {
      await this.data(this.chunk({ content: characters.slice(at, at + size).join('') }));
      if (gap > 0) await pause(gap);
    }
  }

  async finish(reason = 'stop'): Promise<void> {
    await this.data(this.chunk({}, reason, { prompt_tokens: 12, completion_tokens: 5 }));
    await this.done();
  }

  async done(): Promise<void> {
    await this.data('[DONE]');
    this.#response.end();
  }

  /** Closes the connection as a crash would. */
  destroy(): void {
    this.#response.destroy();
  }

  end(): void {
    this.#response.end();
  }

  /** Replies without a stream. */
  reply(status: number, type: string, body: string, headers: Readonly<Record<string, string>> = {}): void {
    this.#response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  }

  refuse(
    status: number,
    error: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ) {
    this.reply(status, 'application/json', JSON.stringify({ error }), headers);
  }
}
