/** What a spawned server says to its parent. */
export type ProcessMessage =
  | { readonly kind: 'ready'; readonly url: string }
  | ({ readonly kind: 'stats' } & Usage);

/** What a server has used. */
export interface Usage {
  /** Processor time since the last time it told, in ms. */
  readonly cpuMs: number;
  readonly rssMb: number;
  /** What its objects hold, after garbage collection. */
  readonly heldMb: number;
}

const megabyte = 1024 * 1024;

/** Tells the parent process where the server listens, and from then on, when asked, what it has used. */
export function tellUsage(url: string): void {
  let since = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(since);
    since = process.cpuUsage();
    global.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    tell({
      kind: 'stats',
      cpuMs: (user + system) / 1000,
      rssMb: rss / megabyte,
      heldMb: (heapUsed + external) / megabyte,
    });
  });
  tell({ kind: 'ready', url });
}

function tell(message: ProcessMessage): void {
  process.send?.(message);
}
