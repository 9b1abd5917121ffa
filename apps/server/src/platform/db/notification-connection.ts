import { second } from '@inkstone/kernel';
import pg from 'pg';
import type { Log } from '../observability/log.ts';

const retryAfter = second;
const notifyAll =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) sent (channel, payload)';

/** Callbacks of a notification connection. */
export interface NotificationListener {
  /** PostgreSQL channels. */
  readonly channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** Called after each connect or reconnect: notifications may have been missed or not sent before. */
  onConnected(): void;
}

/** A dedicated PostgreSQL connection that listens for notifications and sends them, and reconnects after a failure. */
export class NotificationConnection {
  readonly #databaseUrl: string;
  readonly #listener: NotificationListener;
  readonly #log: Log;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isConnected = false;
  #isClosed = false;
  /** Channels and payloads that wait until the current ones are sent. */
  #waiting: (readonly [string, string])[] = [];
  #sending: Promise<void> | null = null;
  #connecting: Promise<void>;

  constructor(databaseUrl: string, listener: NotificationListener, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#listener = listener;
    this.#log = log;
    this.#connecting = this.#connect();
  }

  /** False while notifications are missed. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Sends a notification, in one batch with others made meanwhile. It is lost while disconnected. */
  notify(channel: string, payload: string): void {
    if (!this.#isConnected) return;
    this.#waiting.push([channel, payload]);
    this.#sending ??= this.#send();
  }

  /**
   * Sends pending notifications, then disconnects. Waits for a connection that is being opened, so that a
   * short-lived process can send its changes.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#connecting;
    await this.#sending;
    await this.#client?.end();
  }

  async #send(): Promise<void> {
    const client = this.#client;
    try {
      while (client && this.#isConnected && this.#waiting.length > 0) {
        const sent = this.#waiting.splice(0);
        const columns = [sent.map(([channel]) => channel), sent.map(([, payload]) => payload)];
        await client.query(notifyAll, columns);
      }
    } catch (error) {
      this.#log.warn('Other processes cannot be notified', { error });
      // The reconnect informs the owner that notifications may be lost.
      await client?.end().catch(() => undefined);
    } finally {
      this.#sending = null;
    }
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...{ connectionString: this.#databaseUrl, keepAlive: true, application_name: 'inkstone-line' },
      connectionTimeoutMillis: 5 * second,
    });
    this.#client = client;
    client.on('notification', ({ channel, payload }) =>
      this.#listener.onNotification(channel, payload ?? ''),
    );
    client.on('error', (error) => this.#log.warn('The connection to other processes was lost', { error }));
    client.once('end', () => this.#connectLater());
    try {
      await client.connect();
      await client.query(this.#listener.channels.map((channel) => `listen ${channel}`).join('; '));
      this.#isConnected = true;
      this.#listener.onConnected();
    } catch (error) {
      this.#log.warn('Notifications of other processes cannot be received', { error });
      await client.end().catch(() => undefined);
      this.#connectLater();
    }
  }

  #connectLater(): void {
    this.#isConnected = false;
    this.#waiting = [];
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#connecting = this.#connect();
    }, retryAfter);
  }
}
