/** Messages from a spawned server to its parent. */
export type ProcessMessage =
  | { readonly kind: 'ready'; readonly url: string }
  | ({ readonly kind: 'stats' } & Usage);

/** Resource usage of a server. */
export interface Usage {
  /** Processor time since the last message, in ms. */
  readonly cpuMs: number;
  readonly rssMb: number;
  /** Memory of its objects after garbage collection. */
  readonly heldMb: number;
}

const megabyte = 1024 * 1024;

/** Sends the server's address to the parent process, and on request its resource usage. */
export function reportUsage(url: string): void {
  let since = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(since);
    since = process.cpuUsage();
    global.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    send({
      kind: 'stats',
      cpuMs: (user + system) / 1000,
      rssMb: rss / megabyte,
      heldMb: (heapUsed + external) / megabyte,
    });
  });
  send({ kind: 'ready', url });
}

function send(message: ProcessMessage): void {
  process.send?.(message);
}
