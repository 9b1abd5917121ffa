import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rate } from '@inkstone/contracts';
import { type Clock, type Ids, type Random, second } from '@inkstone/kernel';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { createRedisClient, RedisConnection } from './redis-connection.ts';
import { holdScript, takeScript } from './scripts.ts';
import type { SharedState, SharedStateMode } from './shared-state.ts';
import { createSlidingWindows } from './sliding-window.ts';

/** Options of the Redis driver. */
export interface RedisOptions {
  /** redis: or rediss: (TLS), with user, password and database. Never logged. */
  readonly url: string;
  /** Prefix of every key and channel. */
  readonly prefix: string;
  /** Secret key for hashing subjects and topics. */
  readonly hashKey: Uint8Array;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** How long a process's holdings outlive it, in ms. */
const lease = 30 * second;
const renewEvery = lease / 3;
/** How long the start waits for Redis before continuing without it, in ms. */
const connectWithin = 2 * second;

type OnMessage = (message: Buffer) => void;

interface Held {
  readonly key: string;
  readonly amount: number;
  /** Whether Redis has compared the amount with those of the other processes. A renewal sets it without comparing. */
  readonly isAdmitted: boolean;
}

/** How an amount is compared with those of the other processes: if it increases, always, or never. */
const comparisons = { increase: '0', never: '1', always: '2' } as const;

/** Opens the shared state in Redis or Valkey. Throws with its message when it refuses the credentials. */
export async function openRedisState(options: RedisOptions): Promise<SharedState> {
  const state = new RedisState(options);
  try {
    await state.connect();
  } catch (error) {
    await state.close();
    throw error;
  }
  return state;
}

class RedisState implements SharedState {
  readonly #options: RedisOptions;
  readonly #self: string;
  readonly #commands;
  readonly #subscriber;
  readonly #line: RedisConnection;
  /** Counts the requests that this process admits, for use when Redis does not answer. */
  readonly #windows;
  /** The current holdings of this process, by key. */
  readonly #held = new Map<string, Held>();
  readonly #renewal: NodeJS.Timeout;
  /** By channel. */
  readonly #listeners = new Map<string, OnMessage>();
  readonly #resubscribed: (() => void)[] = [];

  constructor(options: RedisOptions) {
    const { url, random, log, clock, ids, metrics } = options;
    this.#options = options;
    this.#self = ids.next();
    this.#windows = createSlidingWindows(clock);
    this.#commands = createRedisClient(url, random);
    this.#subscriber = createRedisClient(url, random);
    this.#line = new RedisConnection(this.#commands, log, (isUp) => metrics.sharedState.up.set(isUp ? 1 : 0));
    this.#subscriber.on('error', (error: unknown) => log.debug('A Redis subscription failed', { error }));
    for (const client of [this.#subscriber, this.#commands]) client.on('ready', () => void this.#onReady());
    this.#renewal = setInterval(() => void this.#renew(), renewEvery).unref();
  }

  get mode(): SharedStateMode {
    return this.#line.isUp && this.#subscriber.isReady ? 'all processes' : 'failing';
  }

  async connect(): Promise<void> {
    const connecting = Promise.all([this.#commands.connect(), this.#subscriber.connect()]);
    // Rejects only when the connections are closed before they are open.
    connecting.catch(() => undefined);
    await Promise.race([connecting, pause(connectWithin, null, { ref: false })]);
    if (this.mode === 'all processes') return;
    if (this.#line.refusal !== null) throw new Error(this.#line.refusal);
    this.#options.log.warn('Redis does not answer: each process applies the limits alone');
  }

  async take(name: string, subject: string, rate: Rate): Promise<number> {
    try {
      const args = [String(rate.requests), String(rate.seconds)];
      const wait = await this.#line.run(takeScript, this.#key('rate', name, subject), args);
      if (wait === 0) this.#windows.take(name, subject, rate);
      return wait;
    } catch {
      this.#countFailure();
      return this.#windows.take(name, subject, rate);
    }
  }

  async hold(name: string, subject: string, amount: number, max: number): Promise<boolean | null> {
    const key = this.#key('hold', name, subject);
    const { amount: before = 0, isAdmitted = true } = this.#held.get(key) ?? {};
    if (amount > before && amount > max) return false;
    const comparison = isAdmitted || amount < before ? 'increase' : 'always';
    // Set before awaiting, so that a concurrent renewal uses the new amount.
    this.#note(key, amount, isAdmitted);
    try {
      const isSet = await this.#setHeld(key, amount, max, comparison);
      if (isSet) this.#note(key, this.#held.get(key)?.amount ?? 0, true);
      else this.#note(key, before, isAdmitted);
      return isSet;
    } catch {
      this.#note(key, this.#held.get(key)?.amount ?? 0, false);
      this.#countFailure();
      return null;
    }
  }

  async publish(topic: string, message: Uint8Array): Promise<number | null> {
    try {
      return await this.#line.publish(this.#key('topic', '', topic), message);
    } catch {
      this.#countFailure();
      return null;
    }
  }

  async subscribe(topic: string, listener: (message: Uint8Array) => void): Promise<void> {
    const channel = this.#key('topic', '', topic);
    const deliver: OnMessage = (message) => this.#listeners.get(channel) === deliver && listener(message);
    this.#listeners.set(channel, deliver);
    // A client without a connection drops commands; the topic is then subscribed on the next connection.
    if (this.#subscriber.isReady) await this.#subscribeNow(channel, deliver);
  }

  unsubscribe(topic: string): void {
    const channel = this.#key('topic', '', topic);
    const onMessage = this.#listeners.get(channel);
    if (onMessage === undefined || !this.#listeners.delete(channel) || !this.#subscriber.isReady) return;
    this.#subscriber
      .unsubscribe(channel, onMessage, true)
      .catch((error: unknown) => this.#options.log.debug('A Redis subscription was not ended', { error }));
  }

  onResubscribed(listener: () => void): void {
    this.#resubscribed.push(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#renewal);
    const released = [...this.#held.keys()].map((key) => this.#setHeld(key, 0, 0, 'never'));
    await Promise.allSettled(released);
    for (const client of [this.#commands, this.#subscriber]) if (client.isOpen) client.destroy();
  }

  /** The client has restored its subscriptions; adds the missing ones. */
  async #onReady(): Promise<void> {
    if (!this.#subscriber.isReady || !this.#commands.isReady) return;
    await Promise.all(
      [...this.#listeners].map(([channel, onMessage]) => this.#subscribeNow(channel, onMessage)),
    );
    for (const listener of this.#resubscribed) listener();
  }

  async #subscribeNow(channel: string, onMessage: OnMessage): Promise<void> {
    try {
      await this.#subscriber.subscribe(channel, onMessage, true);
    } catch (error) {
      this.#options.log.debug('A Redis subscription failed', { error });
    }
  }

  #key(kind: string, name: string, subject: string): string {
    const { prefix, hashKey } = this.#options;
    const hash = createHmac('sha256', hashKey).update(subject).digest('base64url').slice(0, 22);
    return name === '' ? `${prefix}${kind}:${hash}` : `${prefix}${kind}:${name}:${hash}`;
  }

  #note(key: string, amount: number, isAdmitted: boolean): void {
    if (amount === 0) this.#held.delete(key);
    else this.#held.set(key, { key, amount, isAdmitted });
  }

  async #setHeld(
    key: string,
    amount: number,
    max: number,
    comparison: keyof typeof comparisons,
  ): Promise<boolean> {
    const args = [this.#self, String(amount), String(max), String(lease), comparisons[comparison]];
    return (await this.#line.run(holdScript, key, args)) === 1;
  }

  /** Renews the leases of all holdings; also restores them after a restart of Redis. */
  async #renew(): Promise<void> {
    await Promise.allSettled(
      [...this.#held.values()].map(({ key, amount }) => this.#setHeld(key, amount, 0, 'never')),
    );
  }

  #countFailure(): void {
    this.#options.metrics.sharedState.failures.inc();
  }
}
