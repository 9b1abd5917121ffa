import pg from 'pg';

type Send = (...statement: unknown[]) => Promise<unknown>;

/**
 * A client that sends each statement after the reply to the previous one, so that the statements of one
 * transaction may be started together (`together`). The driver does the same with a deprecation warning, and
 * will refuse it in its next version.
 */
export class QueueingClient extends pg.Client {
  #last: Promise<unknown> | null = null;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as unknown as Send;
    // The method has many signatures, which an override would have to repeat.
    this.query = ((...statement: unknown[]) => this.#queue(send, statement)) as typeof this.query;
  }

  #queue(send: Send, statement: unknown[]): Promise<unknown> | undefined {
    const callback = statement.at(-1);
    if (typeof callback !== 'function') return this.#after(() => send(...statement));
    this.#after(
      () =>
        new Promise<void>((resolve) => {
          send(...statement.slice(0, -1), (error: unknown, result: unknown) => {
            resolve();
            callback(error, result);
          });
        }),
    );
    return undefined;
  }

  #after(work: () => Promise<unknown>): Promise<unknown> {
    const result = this.#last === null ? work() : this.#last.then(work);
    const settled: Promise<unknown> = result
      .catch(() => {})
      .finally(() => {
        if (this.#last === settled) this.#last = null;
      });
    this.#last = settled;
    return result;
  }
}
