import { type Random, randomInt, second } from '@inkstone/kernel';
import { createClient, ErrorReply } from '@redis/client';
import type { Log } from '../observability/log.ts';
import type { Script } from './scripts.ts';

/** Timeout of a command in ms, after which Redis counts as failing: users' requests wait for it. */
const commandWithin = 250;
/** How long a failing Redis is not contacted again, in ms. */
const pauseAfterFailure = second;
/** Idle timeout after which a connection is reopened, in ms; pings keep a working one alive. */
const silentFor = 15 * second;
const maxRetryDelay = 2 * second;

/** Redis did not answer in time, or is unreachable. */
export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

/** Creates a client with the common connection settings. It reconnects after an error. */
export function createRedisClient(url: string, random: Random) {
  return createClient({
    url,
    // Commands of a request must fail at once, not wait for a reconnection.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 20_000,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    pingInterval: silentFor / 3,
    socket: {
      connectTimeout: 2 * second,
      socketTimeout: silentFor,
      reconnectStrategy: (retries) =>
        Math.min(50 * 2 ** Math.min(retries, 10), maxRetryDelay) + randomInt(random, 50),
    },
  });
}

type RedisClient = ReturnType<typeof createRedisClient>;

/** Sends commands to Redis. After a failure, commands fail immediately for a while (circuit breaker). */
export class RedisConnection {
  readonly #client: RedisClient;
  readonly #log: Log;
  readonly #onChange: (isUp: boolean) => void;
  /** By the monotonic clock of the process. */
  #restsUntil = 0;
  #isUp = false;
  #lastError: unknown = null;

  constructor(client: RedisClient, log: Log, onChange: (isUp: boolean) => void) {
    this.#client = client;
    this.#log = log;
    this.#onChange = onChange;
    client.on('error', (error: unknown) => this.#fail(error));
    client.on('ready', () => {
      this.#restsUntil = 0;
      this.#succeed();
    });
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Why Redis refuses these credentials or this database; null if it does not. */
  get refusal(): string | null {
    return this.#lastError instanceof ErrorReply ? this.#lastError.message : null;
  }

  /** Runs a script on one key. Rejects with RedisUnavailableError, or with the error of Redis. */
  async run(script: Script, key: string, args: readonly string[]): Promise<number> {
    const options = { keys: [key], arguments: [...args] };
    return this.#command(async (client) => {
      try {
        return Number(await client.evalSha(script.sha, options));
      } catch (error) {
        if (!(error instanceof ErrorReply) || !error.message.startsWith('NOSCRIPT')) throw error;
        return Number(await client.eval(script.text, options));
      }
    });
  }

  /** Publishes a message; resolves to the number of subscribers. Rejects with RedisUnavailableError. */
  publish(channel: string, message: Uint8Array): Promise<number> {
    return this.#command((client) => client.publish(channel, Buffer.from(message)));
  }

  async #command<T>(send: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.#client.isReady || performance.now() < this.#restsUntil) throw new RedisUnavailableError();
    try {
      const answer = await within(commandWithin, send(this.#client));
      this.#succeed();
      return answer;
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #succeed(): void {
    this.#lastError = null;
    if (this.#isUp) return;
    this.#isUp = true;
    this.#log.info('Redis answers: limits hold over all processes');
    this.#onChange(true);
  }

  #fail(error: unknown): void {
    this.#lastError = error;
    this.#restsUntil = performance.now() + pauseAfterFailure;
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#log.warn('Redis does not answer: each process applies the limits alone', { error });
    this.#onChange(false);
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(new RedisUnavailableError(`no answer within ${ms} ms`));
  // After a blocked event loop, replies that have already arrived are read before the timeout applies.
  const timer = setTimeout(() => setImmediate(() => setImmediate(refuse)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
