import { sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../settings/config.ts';
import { documentHeaders, pagePolicy } from './security-headers.ts';

/** Serves the precompressed files of the web app's build; files with a hash in their name are immutable. */
export async function mountStaticFiles(
  app: FastifyInstance,
  folder: string,
  config: Pick<PlatformConfig, 'baseUrl' | 'isHttps' | 'mode' | 'authOrigins' | 'embedOrigins'>,
): Promise<void> {
  const policy = pagePolicy(null, config);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', lifetimeOf(path.slice(folder.length + 1)));
      reply.headers(documentHeaders).header('content-security-policy', policy);
    },
  });
}

/** The service worker, which delivers new builds to devices, is always revalidated. */
function lifetimeOf(path: string): string {
  if (path.startsWith(`assets${sep}`)) return 'public, max-age=31536000, immutable';
  return path === 'service-worker.js' ? 'no-cache' : 'public, max-age=3600';
}
