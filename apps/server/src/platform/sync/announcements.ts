import { second } from '@inkstone/kernel';
import type { ErrorCode } from '@inkstone/phrases';
import pg from 'pg';
import type { Log } from '../observability/log.ts';
import { updatesChannel } from './store.ts';

/** Notifications from other processes of the same installation. */
export interface Announcements {
  /** Edits of a document that another process has committed. */
  onUpdates(documentId: string, ids: readonly number[]): void;
  onClosing(closing: Closing): void;
  /** Notifications may have been missed while the connection was down. */
  onGap(): void;
}

/** A document or session to close in all processes. */
export interface Closing {
  readonly kind: 'document' | 'session';
  readonly id: string;
  readonly code: ErrorCode;
}

/** The channel for closings: `<sender> <kind> <id> <code>`. */
export const closingsChannel = 'inkstone_closings';

const retryAfter = second;

/**
 * Listens for notifications of other processes over a PostgreSQL connection of its own, and reconnects when
 * it breaks. `self` identifies this process's own notifications, which are ignored.
 */
export class Listener {
  readonly #databaseUrl: string;
  readonly #self: string;
  readonly #heard: Announcements;
  readonly #log: Log;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(databaseUrl: string, self: string, heard: Announcements, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#self = self;
    this.#heard = heard;
    this.#log = log;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#databaseUrl, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''));
    client.on('error', (error) => this.#log.warn('The line to other processes is cut', { error }));
    client.once('end', () => this.#connectLater());
    try {
      await client.connect();
      await client.query(`listen ${updatesChannel}; listen ${closingsChannel}`);
      this.#heard.onGap();
    } catch (error) {
      this.#log.warn('Other processes cannot be heard', { error });
      await client.end().catch(() => undefined);
      this.#connectLater();
    }
  }

  #connectLater(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), retryAfter);
  }

  #hear(channel: string, payload: string): void {
    const [sender, first = '', second = '', third = ''] = payload.split(' ');
    if (sender === this.#self) return;
    if (channel === updatesChannel) this.#heard.onUpdates(first, second.split(',').map(Number));
    else this.#heard.onClosing({ kind: first as Closing['kind'], id: second, code: third as ErrorCode });
  }
}
