import type { ErrorCode } from '@inkstone/phrases';
import { NotificationConnection } from '../db/notification-connection.ts';
import type { Log } from '../observability/log.ts';
import { updatesChannel } from './store.ts';

/** Notifications from other processes of the same installation. */
export interface Announcements {
  /** Called with edits of a document that another process has committed. */
  onUpdates(documentId: string, ids: readonly number[]): void;
  onClosing(closing: Closing): void;
  /** Called after a reconnect, because notifications may have been missed. */
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

/**
 * Listens for notifications of other processes. `self` identifies this process's own notifications, which are
 * ignored.
 */
export class Listener {
  readonly #self: string;
  readonly #announcements: Announcements;
  readonly #line: NotificationConnection;

  constructor(databaseUrl: string, self: string, announcements: Announcements, log: Log) {
    this.#self = self;
    this.#announcements = announcements;
    const channels = [updatesChannel, closingsChannel];
    const onNotification = (channel: string, payload: string) => this.#receive(channel, payload);
    this.#line = new NotificationConnection(
      databaseUrl,
      { channels, onNotification, onConnected: () => announcements.onGap() },
      log,
    );
  }

  close(): Promise<void> {
    return this.#line.close();
  }

  #receive(channel: string, payload: string): void {
    const [sender, first = '', second = '', third = ''] = payload.split(' ');
    if (sender === this.#self) return;
    if (channel === updatesChannel) this.#announcements.onUpdates(first, second.split(',').map(Number));
    else
      this.#announcements.onClosing({ kind: first as Closing['kind'], id: second, code: third as ErrorCode });
  }
}
