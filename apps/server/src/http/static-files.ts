import { sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { documentHeaders, pagePolicy } from './security-headers.ts';

/** Serves the files of the web app's build, compressed beforehand, those with a hash in their name for ever. */
export async function mountStaticFiles(
  app: FastifyInstance,
  folder: string,
  config: Pick<Config, 'baseUrl' | 'isHttps' | 'mode' | 'authOrigins'>,
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

/** The worker, which brings the next build to devices, is asked for anew each time. */
function lifetimeOf(path: string): string {
  if (path.startsWith(`assets${sep}`)) return 'public, max-age=31536000, immutable';
  return path === 'service-worker.js' ? 'no-cache' : 'public, max-age=3600';
}
