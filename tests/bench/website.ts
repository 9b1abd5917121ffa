import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure } from './figure.ts';
import { type LoadRequest, putUnderLoad } from './load.ts';

const pages: readonly LoadRequest[] = ['/zh/education', '/en/coreTechnology', '/en/bussiness'].map(
  (path) => ({
    path,
  }),
);

/** Measures content pages for visitors, beside a plain reply of Node with the bytes of one of them. */
export async function measureWebsite(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  const body = Buffer.from(await (await fetch(`${server.url}/zh/education`)).arrayBuffer());
  const bare = createServer((_, reply) => reply.end(body));
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;
  try {
    const reference = await putUnderLoad(`http://127.0.0.1:${port}`, pages, 8);
    await putUnderLoad(server.url, pages, 3);
    const ours = await putUnderLoad(server.url, pages, 8);
    return [
      figure('bare reply of the same bytes', reference.perSecond, 'req/s'),
      figure('content pages for visitors', ours.perSecond, 'pages/s', { atLeast: 5000 }),
      figure('content pages for visitors, p99', ours.p99Ms, 'ms'),
    ];
  } finally {
    bare.close();
  }
}
