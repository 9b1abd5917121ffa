import { sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { documentHeaders, pagePolicy } from './security-headers.ts';

/** Serves the files of the web app's build, compressed beforehand, those with a hash in their name for ever. */
export async function mountStaticFiles(
  app: FastifyInstance,
  folder: string,
  config: Pick<Config, 'baseUrl' | 'isHttps' | 'mode'>,
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
      const isHashed = path.startsWith(`${folder}${sep}assets${sep}`);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      reply.headers(documentHeaders).header('content-security-policy', policy);
    },
  });
}
