import type { Rate } from '@inkstone/contracts';

/**
 * Whether counters are shared by all processes; `failing`: only of this process until Redis answers again.
 */
export type SharedStateMode = 'one process' | 'all processes' | 'failing';

/**
 * Short-lived state shared by the processes of an installation: rate limits, holdings and messages. It is
 * never persisted, and saving text never depends on it: when the backing service fails, each process counts
 * alone. Subjects and topics are hashed before they leave the process.
 */
export interface SharedState {
  /**
   * Counts a request of `subject`; resolves to 0 when it is admitted, else to the seconds to wait. Never
   * rejects.
   */
  take(name: string, subject: string, rate: Rate): Promise<number>;
  /**
   * Sets how much this process holds for `subject`. Resolves to false, without a change, when it would hold
   * more than before and all processes together more than `max`; to null when that of the others is unknown. The
   * amounts of a process expire after it has ended. Never rejects.
   */
  hold(name: string, subject: string, amount: number, max: number): Promise<boolean | null>;
  /**
   * Sends a message to all subscribers of a topic, including this process; resolves to their number, or to
   * null when unknown. A message may be lost. Never rejects.
   */
  publish(topic: string, message: Uint8Array): Promise<number | null>;
  /**
   * Resolves when messages reach `listener`, or when the subscription is postponed to the next connection. Never
   * rejects. One listener per topic.
   */
  subscribe(topic: string, listener: (message: Uint8Array) => void): Promise<void>;
  unsubscribe(topic: string): void;
  /** Calls `listener` whenever subscriptions were restored, because messages may have been missed. */
  onResubscribed(listener: () => void): void;
  readonly mode: SharedStateMode;
  close(): Promise<void>;
}
