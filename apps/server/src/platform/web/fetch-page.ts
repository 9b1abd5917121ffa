import { lookup as lookUpName } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '@inkstone/contracts';
import { second } from '@inkstone/kernel';
import { isPublicAddress } from './public-address.ts';

/** A fetched page. */
export interface FetchedPage {
  readonly bytes: Uint8Array;
  /** From the Content-Type header, in lower case; '' if not given. */
  readonly charset: string;
  readonly mediaType: string;
  /** The URL after all redirects. */
  readonly url: string;
}

/** External dependencies of fetching; replaced in tests. */
export interface FetchOptions {
  /** Resolves a host name. */
  resolve(name: string): Promise<readonly string[]>;
  isAllowed(address: string): boolean;
  readonly ports: readonly number[];
  /** Timeout for the page including redirects, in ms. */
  readonly timeout: number;
}

const maxRedirects = 5;
const maxBytes = 5 * 1024 * 1024;
const readable = new Set(['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown']);

/** The public internet: web ports, and no private addresses. */
export const publicWeb: FetchOptions = {
  resolve: async (name) => (await lookUpName(name, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  ports: [80, 443],
  timeout: 15 * second,
};

/**
 * Fetches a page from the public internet. Each redirect connects to exactly the address that was checked.
 * Throws `web_page_failed` for failures, `web_address_refused` for forbidden addresses, `web_page_too_large`.
 */
export async function fetchPage(address: string, options: FetchOptions = publicWeb): Promise<FetchedPage> {
  const limit = AbortSignal.timeout(options.timeout);
  try {
    let url = readAddress(address, options);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await sendRequest(url, await inTime(pinAddress(url, options), limit), limit);
      const next = redirectOf(response);
      if (next === null) return await readPage(response, url);
      response.destroy();
      url = readAddress(new URL(next, url).href, options);
    }
    throw new AppError('web_page_failed');
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('web_page_failed', {}, error);
  }
}

function readAddress(address: string, { ports }: FetchOptions): URL {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw refused();
  if (url.username !== '' || url.password !== '') throw refused();
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (!ports.includes(port)) throw refused();
  return url;
}

/** Returns the address to connect to. Refuses a name if any of its addresses is forbidden. */
async function pinAddress(url: URL, { resolve, isAllowed }: FetchOptions): Promise<string> {
  const literal = literalOf(url);
  const addresses = isIP(literal) ? [literal] : await resolve(literal);
  const [first] = addresses;
  if (first === undefined) throw new AppError('web_page_failed');
  if (!addresses.every(isAllowed)) throw refused();
  return first;
}

/** DNS lookups have no timeout of their own. */
function inTime<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new AppError('web_page_failed'));
    if (limit.aborted) stop();
    limit.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => limit.removeEventListener('abort', stop));
  });
}

/** Connects to the checked address, whatever the name resolves to now. */
function sendRequest(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request({
      host: address,
      port: url.port,
      path: url.pathname + url.search,
      ...(isIP(literalOf(url)) ? {} : { servername: url.hostname }),
      signal,
      agent: false,
      headers: {
        host: url.host,
        accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Mozilla/5.0 (compatible; Inkstone; import of one page for its reader)',
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** The host of a URL, without the brackets of IPv6. */
function literalOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  if (statusCode >= 300 && statusCode < 400 && headers.location) return headers.location;
  if (statusCode !== 200) throw new AppError('web_page_failed');
  return null;
}

async function readPage(response: IncomingMessage, url: URL): Promise<FetchedPage> {
  const [mediaType = '', ...parameters] = (response.headers['content-type'] ?? 'text/html')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (!readable.has(mediaType)) {
    response.destroy();
    throw new AppError('web_page_failed');
  }
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice(8) ?? '';
  return { bytes: await readBody(response), charset: charset.replaceAll('"', ''), mediaType, url: url.href };
}

/** Limits the size after decompression. */
async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  const body = unpack(response);
  for await (const piece of body) {
    size += piece.length;
    if (size > maxBytes) {
      response.destroy();
      throw new AppError('web_page_too_large', { limit: `${maxBytes / 1024 / 1024} MB` });
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function unpack(response: IncomingMessage): NodeJS.ReadableStream & AsyncIterable<Buffer> {
  const unpacker = unpackerOf(response.headers['content-encoding'] ?? 'identity');
  if (!unpacker) return response;
  response.on('error', (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}

function unpackerOf(encoding: string) {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new AppError('web_page_failed');
  }
}

function refused(): AppError {
  return new AppError('web_address_refused');
}
