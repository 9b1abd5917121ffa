import autocannon from 'autocannon';

/** What a server gave under load. */
export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** One request of the round that every connection goes through. */
export interface LoadRequest {
  readonly path: string;
  readonly headers?: Record<string, string>;
}

const connections = 16;

/**
 * Sends the requests in turn for some seconds, as fast as the server answers. Any refusal makes the figure
 * worthless: it throws.
 */
export async function putUnderLoad(
  url: string,
  requests: readonly LoadRequest[],
  seconds: number,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map((one) => ({ method: 'GET' as const, ...one })),
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors and ${result.non2xx} refusals under load`);
  }
  return { perSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}
