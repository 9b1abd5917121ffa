import autocannon from 'autocannon';

/** The result of a load test. */
export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** One request of the sequence that every connection repeats. */
export interface LoadRequest {
  readonly path: string;
  readonly headers?: Record<string, string>;
}

const connections = 16;

/**
 * Sends the requests in sequence for some seconds, as fast as the server replies. Throws on any error reply,
 * because it would invalidate the measurement.
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
