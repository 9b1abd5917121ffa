import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure } from './figure.ts';
import { type LoadRequest, putUnderLoad } from './load.ts';

const pathsToLoad = (...paths: readonly string[]): readonly LoadRequest[] =>
  paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } }));

const pages = pathsToLoad('/zh/education', '/en/coreTechnology', '/en/bussiness', '/zh/manual/begin');
/** Two pages that are larger than the others. */
const largePages = pathsToLoad('/zh', '/en/manual');

/** Measures content pages for visitors, compared with a bare reply of Fastify with the bytes of one of them. */
export async function measureWebsite(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  // The page in its transferred form, compressed by Brotli.
  const page = await fetch(`${server.url}/zh/education`, { headers: { 'accept-encoding': 'identity' } });
  const body = brotliCompressSync(Buffer.from(await page.arrayBuffer()));
  const bare = Fastify();
  bare.get('/*', (_, reply) => reply.header('content-encoding', 'br').send(body));
  const address = await bare.listen({ host: '127.0.0.1', port: 0 });
  try {
    const reference = await putUnderLoad(address, pages, 8);
    await putUnderLoad(server.url, pages, 3);
    const ours = await putUnderLoad(server.url, pages, 8);
    await putUnderLoad(server.url, largePages, 2);
    const large = await putUnderLoad(server.url, largePages, 6);
    return [
      figure('bare reply of Fastify with the same bytes', reference.perSecond, 'req/s'),
      figure('content pages for visitors', ours.perSecond, 'pages/s', { atLeast: 5000 }),
      figure('share of the bare reply', ours.perSecond / reference.perSecond, 'of 1'),
      figure('content pages for visitors, p99', ours.p99Ms, 'ms'),
      figure('home page and help centre for visitors', large.perSecond, 'pages/s'),
    ];
  } finally {
    await bare.close();
  }
}
