import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import { AppError } from '@inkstone/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { acceptsEncoding } from './accepts-encoding.ts';

/** A public file: a text, or a file on disk. */
export type PublicFile = { readonly type: string } & ({ readonly text: string } | { readonly place: string });

/** Public files under one path. The content of a URL never changes: the path contains a version. */
export interface PublicFolder {
  /** Without a trailing slash. */
  readonly path: string;
  /** The files by their relative path; loaded once, at the first request. */
  readonly load: (deps: Pick<Deps, 'config'>) => Promise<ReadonlyMap<string, PublicFile>>;
}

const compress = promisify(brotliCompress);

/** Serves folders of files. Only files listed by `load` are found, so path traversal is impossible. */
export function mountPublicFiles(
  app: FastifyInstance,
  deps: Pick<Deps, 'config'>,
  folders: readonly PublicFolder[],
): void {
  for (const { path, load } of folders) {
    const files = once(() => load(deps));
    const packed = new Map<string, Promise<Buffer>>();
    const pack = (name: string, text: string) => {
      const known = packed.get(name) ?? compress(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } });
      packed.set(name, known);
      return known;
    };
    app.get<{ Params: { '*': string } }>(`${path}/*`, async (request, reply) => {
      const name = request.params['*'];
      const file = (await files()).get(name);
      if (!file) throw new AppError('not_found');
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('content-type', file.type);
      if ('place' in file) return sendFile(reply, file.place);
      reply.header('vary', 'accept-encoding');
      if (!acceptsEncoding(request.headers, 'br')) return reply.send(file.text);
      return reply.header('content-encoding', 'br').send(await pack(name, file.text));
    });
  }
}

async function sendFile(reply: FastifyReply, place: string): Promise<FastifyReply> {
  const { size } = await stat(place);
  return reply.header('content-length', size).send(createReadStream(place));
}

/** Caches the result; a failed call is retried by the next one. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
