import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyStaticOptions, fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../settings/config.ts';
import { createKeptScripts } from './kept-scripts.ts';
import { documentHeaders, pagePolicy } from './security-headers.ts';

/** Precompressed files, which are only sent in place of the file of the same name without this ending. */
const packed = /\.(?:br|gz)$/;

const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the precompressed files of the web app's build; files with a hash in their name are immutable. These share one
 * route, because one for each of a thousand files would take 7 MB. Their names are read once: the route of the plugin
 * lists the whole folder for each request. Scripts, of which a page requests twenty, are sent from memory. The files
 * without a hash, few and beside pages, have one route each.
 */
export async function mountStaticFiles(
  app: FastifyInstance,
  folder: string,
  config: Pick<PlatformConfig, 'baseUrl' | 'isHttps' | 'mode' | 'authOrigins' | 'embedOrigins'>,
): Promise<void> {
  const policy = pagePolicy(null, config);
  const options = (lifetimeOf: (path: string) => string): Omit<FastifyStaticOptions, 'root'> => ({
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', lifetimeOf(path));
      reply.headers(documentHeaders).header('content-security-policy', policy);
    },
  });
  const hashed = join(folder, 'assets');
  await app.register(fastifyStatic, {
    ...options(() => forever),
    root: hashed,
    serve: false,
  });
  const files = new Set(await readdir(hashed));
  const scripts = createKeptScripts(hashed, files);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    if (packed.test(name) || !files.has(name)) return reply.callNotFound();
    const kept = await scripts.read(name, request.headers);
    if (!kept) return reply.sendFile(name);
    reply.headers({ ...kept.headers, 'cache-control': forever, 'content-security-policy': policy });
    return reply.headers(documentHeaders).send(kept.content);
  });
  await app.register(fastifyStatic, {
    ...options((path) => lifetimeOf(path.slice(folder.length + 1).replace(packed, ''))),
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    decorateReply: false,
  });
}

/** The service worker, which delivers new builds to devices, is always revalidated. */
function lifetimeOf(path: string): string {
  return path === 'service-worker.js' ? 'no-cache' : 'public, max-age=3600';
}
