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
const warmUpSeconds = 3;
const seconds = 8;

/** Sends the requests in turn, as fast as the server answers. Any refusal makes the figure worthless: it throws. */
export async function putUnderLoad(url: string, requests: readonly LoadRequest[]): Promise<Load> {
  const round = { url, connections, requests: requests.map((one) => ({ method: 'GET' as const, ...one })) };
  await autocannon({ ...round, duration: warmUpSeconds });
  const result = await autocannon({ ...round, duration: seconds });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors and ${result.non2xx} refusals under load`);
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}
